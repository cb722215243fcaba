import { Injectable, type OnModuleInit } from '@nestjs/common';
import { writtenMoney } from '@tercet/i18n/mails';
import { Config } from '../../../platform/config/config';
import {
  MailComposers,
  type MailContent,
  type QueuedMail,
} from '../../../platform/mail/mail-composers';
import type { MailTemplate } from '../../../platform/mail/mail-kinds';
import { AccountService } from '../../account/account.service';
import { readerOf } from '../../account/mail-reader';
import { inWholeUnits } from '../../payment-provider/money';
import {
  type PaidSubscription,
  SubscriptionRecords,
} from '../../subscription/subscription-records';
import { PAYMENT_PAGES } from '../payment-pages';

const SWITCHES = [
  ['subscriptionNowMonthly', 'premium-monthly'],
  ['subscriptionNowYearly', 'premium-yearly'],
] as const;

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
    this.register(
      'subscriptionCancelled',
      settings,
      ({ status }) => status === 'cancelled',
      'unpaidSubscriptionCancelled',
    );
    this.register(
      'subscriptionResumed',
      settings,
      ({ status }) => status === 'active',
      'unpaidSubscriptionResumed',
    );
    for (const [kind, plan] of SWITCHES) {
      this.register(kind, settings, (state) => state.status === 'active' && state.plan === plan);
    }
    this.register('subscriptionEnded', pricing, ({ status }) => status === 'expired');
  }

  private register(
    kind: QueuedMail['kind'],
    page: string,
    isSo: (state: PaidSubscription) => boolean,
    /** What is said while a payment is still due. */
    unpaid?: MailTemplate,
  ): void {
    this.composers.register(kind, async (mail) => {
      const state = mail.userId === null ? null : await this.records.of(mail.userId);
      if (!state || !isSo(state)) return null;
      const content = await this.content(mail, page, state);
      return content && state.paymentFailed ? { ...content, template: unpaid } : content;
    });
  }

  private async content(
    mail: QueuedMail,
    page: string,
    { expiresAt, retryAt, periodAmount, currency }: PaidSubscription,
  ): Promise<MailContent | null> {
    const account = mail.userId === null ? null : await this.accounts.findById(mail.userId);
    if (!account) return null;
    const { publicUrl } = this.config;
    const reader = readerOf(account, mail);
    const isPriced = periodAmount !== null && currency !== null;
    const words = {
      settings: publicUrl + PAYMENT_PAGES.settings,
      ...(expiresAt && { until: expiresAt }),
      ...(retryAt && { retryAt }),
      ...(isPriced && {
        price: writtenMoney(reader.locale, inWholeUnits(periodAmount, currency), currency),
      }),
    };
    return { ...reader, link: publicUrl + page, words };
  }
}
