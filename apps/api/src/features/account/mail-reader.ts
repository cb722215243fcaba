import type { MailContent, QueuedMail } from '../../platform/mail/mail-composers';
import type { Account } from './account.service';

/**
 * Whom a mail speaks to. Unless an address is the account's and shown to be its owner's, the name may be a stranger's
 * message to whoever reads the mail.
 */
export const readerOf = (
  { language, culture, timezone, name, email, emailVerified }: Account,
  { recipient }: QueuedMail,
): Pick<MailContent, 'locale' | 'culture' | 'timeZone' | 'name'> => ({
  locale: language,
  culture,
  timeZone: timezone,
  name: emailVerified && email === recipient ? name : '',
});
