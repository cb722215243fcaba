import type { MailKey } from '@tercet/i18n/mails';
import type { MailTemplate } from './mail-kinds';

/** One that needs a word is left out where the composer does not give it. */
export type Paragraph = MailKey | { readonly key: MailKey; readonly needs: string };

interface MailBody {
  /** Paragraphs above the button. */
  readonly before: readonly Paragraph[];
  /** Paragraphs below it. */
  readonly after: readonly Paragraph[];
}

/**
 * What each mail says, beside its subject, heading and button. The names that its composer has to give are those in
 * the sentences: `until`, `at` and `retryAt` are moments, `settings` an address, `newAddress` is shown with little of it.
 */
export const MAIL_BODIES: Readonly<Record<MailTemplate, MailBody>> = {
  welcome: {
    before: ['welcome.checks', 'welcome.rewrites'],
    after: ['welcome.settings'],
  },
  verifyEmail: {
    before: ['verifyEmail.reason'],
    after: ['verifyEmail.validity', 'verifyEmail.notYou'],
  },
  confirmNewEmail: {
    before: ['confirmNewEmail.reason'],
    after: ['confirmNewEmail.validity', 'confirmNewEmail.notYou'],
  },
  resetPassword: {
    before: ['resetPassword.reason'],
    after: ['resetPassword.validity', 'resetPassword.everywhere', 'resetPassword.notYou'],
  },
  takeAccountBack: {
    before: ['takeAccountBack.reason', 'takeAccountBack.back'],
    after: ['takeAccountBack.validity', 'takeAccountBack.notYou'],
  },
  passwordChanged: {
    before: ['passwordChanged.reason', 'passwordChanged.fine', 'passwordChanged.notYou'],
    after: ['passwordChanged.keys'],
  },
  emailChangeAsked: {
    before: ['emailChangeAsked.reason', 'emailChangeAsked.fine', 'emailChangeAsked.notYou'],
    after: [],
  },
  emailChanged: {
    before: ['emailChanged.reason', 'emailChanged.fine', 'emailChanged.notYou'],
    after: [],
  },
  emailChangedForGood: {
    before: [
      'emailChangedForGood.reason',
      'emailChangedForGood.fine',
      'emailChangedForGood.notYou',
    ],
    after: [],
  },
  accountTakenBack: {
    before: ['accountTakenBack.reason', 'accountTakenBack.ended', 'accountTakenBack.yours'],
    after: [],
  },
  premiumStarted: {
    before: ['premiumStarted.reason'],
    after: ['premiumStarted.renewal', { key: 'premiumStarted.price', needs: 'price' }],
  },
  paymentFailed: {
    before: [
      'paymentFailed.reason',
      { key: 'paymentFailed.retry', needs: 'retryAt' },
      'paymentFailed.grace',
    ],
    after: ['paymentFailed.end'],
  },
  subscriptionCancelled: {
    before: ['subscriptionCancelled.reason', 'subscriptionCancelled.until'],
    after: ['subscriptionCancelled.resume'],
  },
  unpaidSubscriptionCancelled: {
    before: ['unpaidSubscriptionCancelled.reason', 'unpaidSubscriptionCancelled.until'],
    after: ['unpaidSubscriptionCancelled.resume'],
  },
  subscriptionResumed: {
    before: [
      'subscriptionResumed.reason',
      'subscriptionResumed.next',
      { key: 'subscriptionResumed.price', needs: 'price' },
    ],
    after: ['subscriptionResumed.cancel'],
  },
  unpaidSubscriptionResumed: {
    before: [
      'unpaidSubscriptionResumed.reason',
      { key: 'unpaidSubscriptionResumed.retry', needs: 'retryAt' },
      'unpaidSubscriptionResumed.pay',
    ],
    after: ['unpaidSubscriptionResumed.end'],
  },
  subscriptionNowMonthly: {
    before: [
      'subscriptionNowMonthly.reason',
      { key: 'subscriptionNowMonthly.price', needs: 'price' },
      'subscriptionNowMonthly.next',
    ],
    after: ['subscriptionNowMonthly.invoices'],
  },
  subscriptionNowYearly: {
    before: [
      'subscriptionNowYearly.reason',
      { key: 'subscriptionNowYearly.price', needs: 'price' },
      'subscriptionNowYearly.next',
    ],
    after: ['subscriptionNowYearly.invoices'],
  },
  subscriptionEnded: {
    before: ['subscriptionEnded.reason'],
    after: ['subscriptionEnded.account'],
  },
  supportMessage: {
    before: ['supportMessage.sender', 'supportMessage.message'],
    after: ['supportMessage.reply'],
  },
  prioritySupportMessage: {
    before: ['prioritySupportMessage.sender', 'prioritySupportMessage.message'],
    after: ['prioritySupportMessage.reply'],
  },
};
