import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SharedRuns } from '../../../platform/concurrency/shared-runs';
import { toAppError } from '../../../platform/errors/to-app-error';
import { Logger } from '../../../platform/logging/logger';
import { AccountEvents } from '../../account/account-events';
import { AccountService } from '../../account/account.service';
import { isMissing } from '../../payment-provider/payment-errors';
import { PaymentProvider } from '../../payment-provider/payment-provider';
import { AfterCommit } from './after-commit';
import { BillingCustomers } from './billing-customers';

/** Tells the provider the address, name and language of its customers, for its pages and receipts. */
@Injectable()
export class CustomerContacts implements OnModuleInit {
  private readonly runs = new SharedRuns<void>();

  constructor(
    private readonly customers: BillingCustomers,
    private readonly accounts: AccountService,
    private readonly provider: PaymentProvider,
    private readonly events: AccountEvents,
    private readonly afterCommit: AfterCommit,
    private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.events.whenContactChanges(async (manager, userId) => {
      if (!(await this.customers.contactChanged(manager, userId))) return;
      if (this.provider.isOn) this.afterCommit.do(manager, () => this.tell(userId));
    });
  }

  /** Whatever the provider was not told yet. @throws {AppError} PAYMENT_PROVIDER_ERROR */
  tell(userId: string): Promise<void> {
    return this.runs.run(userId, () => this.tellNow(userId));
  }

  /** Of all accounts; one that fails keeps the others from nothing. @returns whether none has failed */
  async tellAll(): Promise<boolean> {
    let isWhole = true;
    for (const userId of await this.customers.contactsToTell()) {
      await this.tell(userId).catch((error: unknown) => {
        isWhole = false;
        this.logger.requestFailed(error, toAppError(error));
      });
    }
    return isWhole;
  }

  private async tellNow(userId: string): Promise<void> {
    const row = await this.customers.of(userId);
    const account = await this.accounts.findById(userId);
    if (!row || !account || row.customerId === null) return;
    const { customerId, contactChange, contactTold } = row;
    if (contactTold >= contactChange) return;
    const { email, name, language } = account;
    const contact = { name, preferred_locales: [language] };
    try {
      const isTaken = await this.provider.tryTo((stripe) =>
        stripe.customers.update(customerId, { ...contact, email }),
      );
      // An address that it does not take keeps nobody from paying: its page asks for one. The one before gets no more mail.
      if (!isTaken) {
        await this.provider.ask((stripe) =>
          stripe.customers.update(customerId, { ...contact, email: '' }),
        );
        this.logger.event('address refused by the provider', { customer: customerId }, 'warn');
      }
    } catch (error) {
      // Whoever asks for the customer next finds out.
      if (isMissing(error)) return;
      throw error;
    }
    await this.customers.contactTold(userId, contactChange);
  }
}
