/** Every mail that the product sends. What each of them says is in `mails.json`. */
export const MAIL_KINDS = [
  'welcome',
  'verifyEmail',
  'confirmNewEmail',
  'resetPassword',
  'passwordChanged',
  'emailChanged',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];
