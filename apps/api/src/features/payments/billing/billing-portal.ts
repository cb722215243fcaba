import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/config';
import { AppError } from '../../../platform/errors/app-error';
import { AccountService } from '../../account/account.service';
import { isMissing } from '../../payment-provider/payment-errors';
import { PaymentProvider } from '../../payment-provider/payment-provider';
import { BillingCustomers } from '../customers/billing-customers';
import { PAYMENT_PAGES } from '../payment-pages';
import type { BillingPortalSession } from '../payments.types';
import { SubscriptionSync } from '../sync/subscription-sync';
import { PortalSettings } from './portal-settings';

/** The provider's page for the card, the invoices and the end of a plan. */
@Injectable()
export class BillingPortal {
  constructor(
    private readonly customers: BillingCustomers,
    private readonly accounts: AccountService,
    private readonly provider: PaymentProvider,
    private readonly settings: PortalSettings,
    private readonly sync: SubscriptionSync,
    private readonly config: Config,
  ) {}

  /** @throws {AppError} NO_SUBSCRIPTION for who never was a customer; PAYMENTS_OFF, PAYMENT_PROVIDER_ERROR */
  async open(userId: string): Promise<BillingPortalSession> {
    if (!this.provider.isOn) throw new AppError('PAYMENTS_OFF');
    const customer = (await this.customers.of(userId))?.customerId;
    if (customer == null) throw new AppError('NO_SUBSCRIPTION');
    const { language: locale } = await this.accounts.find(userId);
    const return_url = this.config.publicUrl + PAYMENT_PAGES.afterPortal;
    const configuration = await this.settings.id();
    try {
      const { url } = await this.provider.ask((stripe) =>
        stripe.billingPortal.sessions.create({ customer, configuration, locale, return_url }),
      );
      return { url };
    } catch (error) {
      if (!isMissing(error)) throw error;
      // What is known here is no longer so.
      await this.sync.sync(customer);
      throw new AppError('NO_SUBSCRIPTION', { cause: error });
    }
  }
}
