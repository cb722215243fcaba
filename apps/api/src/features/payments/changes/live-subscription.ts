import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { AppError } from '../../../platform/errors/app-error';
import { isMissing } from '../../payment-provider/payment-errors';
import { PaymentProvider } from '../../payment-provider/payment-provider';
import { SubscriptionRecords } from '../../subscription/subscription-records';
import { BillingCustomers } from '../customers/billing-customers';
import { isLive } from '../sync/subscription-state';
import { SubscriptionSync } from '../sync/subscription-sync';

/** The subscription of an account that a change is about. */
@Injectable()
export class LiveSubscription {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly customers: BillingCustomers,
    private readonly records: SubscriptionRecords,
    private readonly sync: SubscriptionSync,
  ) {}

  /**
   * As it is at the provider now, with its latest invoice as a whole; what is known here is brought into line with it.
   * @throws {AppError} NO_SUBSCRIPTION, PAYMENTS_OFF, PAYMENT_PROVIDER_ERROR
   */
  async of(userId: string): Promise<Stripe.Subscription> {
    const subscription = await this.find(userId);
    if (!subscription) throw new AppError('NO_SUBSCRIPTION');
    return subscription;
  }

  /** The same; undefined where there is none. @throws {AppError} PAYMENTS_OFF, PAYMENT_PROVIDER_ERROR */
  async find(userId: string): Promise<Stripe.Subscription | undefined> {
    if (!this.provider.isOn) throw new AppError('PAYMENTS_OFF');
    const customer = await this.customers.of(userId);
    if (customer?.customerId == null) return undefined;
    await this.sync.sync(customer.customerId);
    const id = (await this.records.of(userId))?.subscriptionId;
    const subscription = id == null ? undefined : await this.read(id);
    return subscription && isLive(subscription) ? subscription : undefined;
  }

  private async read(id: string): Promise<Stripe.Subscription | undefined> {
    try {
      return await this.provider.ask((stripe) =>
        stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] }),
      );
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }
}
