import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Config } from '../../../platform/config/config';
import {
  MailComposers,
  type MailContent,
  type QueuedMail,
} from '../../../platform/mail/mail-composers';
import { AccountService } from '../../account/account.service';
import { readerOf } from '../../account/mail-reader';
import {
  type PaidSubscription,
  SubscriptionRecords,
} from '../../subscription/subscription-records';
import { PAYMENT_PAGES } from '../payment-pages';

/** What the mails about subscriptions say. Nothing is sent of what is no longer so. */
@Injectable()
export class SubscriptionMails implements OnModuleInit {
  constructor(
    private readonly composers: MailComposers,
    private readonly accounts: AccountService,
    private readonly records: SubscriptionRecords,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    const { settings, editor, pricing } = PAYMENT_PAGES;
    this.register('premiumStarted', editor, ({ status }) => status === 'active');
    this.register('paymentFailed', settings, (state) => state.paymentFailed);
    this.register('subscriptionCancelled', settings, ({ status }) => status === 'cancelled');
    this.register('subscriptionEnded', pricing, ({ status }) => status === 'expired');
  }

  private register(
    kind: QueuedMail['kind'],
    page: string,
    isSo: (state: PaidSubscription) => boolean,
  ): void {
    this.composers.register(kind, async (mail) => {
      const state = mail.userId === null ? null : await this.records.of(mail.userId);
      return state && isSo(state) ? this.content(mail, page, state) : null;
    });
  }

  private async content(
    mail: QueuedMail,
    page: string,
    { expiresAt }: PaidSubscription,
  ): Promise<MailContent | null> {
    const account = mail.userId === null ? null : await this.accounts.findById(mail.userId);
    const { publicUrl } = this.config;
    const words = {
      settings: publicUrl + PAYMENT_PAGES.settings,
      ...(expiresAt && { until: expiresAt }),
    };
    return account && { ...readerOf(account, mail), link: publicUrl + page, words };
  }
}
