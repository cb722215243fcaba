/** Every mail that the product sends. What each of them says is in `mails.json`. */
export const MAIL_KINDS = [
  'welcome',
  'verifyEmail',
  'confirmNewEmail',
  'resetPassword',
  'passwordChanged',
  'emailChangeAsked',
  'emailChanged',
  'emailChangedForGood',
  'accountTakenBack',
  'premiumStarted',
  'paymentFailed',
  'subscriptionCancelled',
  'subscriptionResumed',
  'subscriptionNowMonthly',
  'subscriptionNowYearly',
  'subscriptionEnded',
  'supportMessage',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** The words that mails come in: each kind's own, and others that turn out to fit when one is composed. */
export const MAIL_TEMPLATES = [
  ...MAIL_KINDS,
  'takeAccountBack',
  'unpaidSubscriptionCancelled',
  'unpaidSubscriptionResumed',
  'prioritySupportMessage',
] as const;
export type MailTemplate = (typeof MAIL_TEMPLATES)[number];
