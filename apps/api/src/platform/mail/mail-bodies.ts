import type { MailKey } from '@tercet/i18n/mails';
import type { MailTemplate } from './mail-kinds';

interface MailBody {
  /** Paragraphs above the button. */
  readonly before: readonly MailKey[];
  /** Paragraphs below it. */
  readonly after: readonly MailKey[];
}

/**
 * What each mail says, beside its subject, heading and button. The names that its composer has to give are those in
 * the sentences: `until` and `at` are moments, `settings` an address, `newAddress` is shown with little of it.
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
    after: ['premiumStarted.renewal'],
  },
  paymentFailed: {
    before: ['paymentFailed.reason', 'paymentFailed.grace'],
    after: ['paymentFailed.end'],
  },
  subscriptionCancelled: {
    before: ['subscriptionCancelled.reason', 'subscriptionCancelled.until'],
    after: ['subscriptionCancelled.resume'],
  },
  subscriptionEnded: {
    before: ['subscriptionEnded.reason'],
    after: ['subscriptionEnded.account'],
  },
};
