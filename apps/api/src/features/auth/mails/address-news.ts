import type { NewMail } from '../../../platform/mail/outbox';
import type { Account } from '../../account/account.service';
import { newsExpiry } from './mail-lifetimes';

type AddressNews = 'emailChangeAsked' | 'emailChanged' | 'emailChangedForGood' | 'accountTakenBack';

/** Tells the address that an account has, or had until now, of another one. */
export const addressNews = (
  kind: AddressNews,
  { id: userId, email: recipient }: Pick<Account, 'id' | 'email'>,
  newEmail: string,
): NewMail => ({ kind, recipient, userId, facts: { newEmail }, expiresAt: newsExpiry() });
