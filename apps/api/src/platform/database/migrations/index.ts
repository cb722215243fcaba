import { Accounts1795255200000 } from './1795255200000-accounts';
import { SubscriptionsAndUsage1795258800000 } from './1795258800000-subscriptions-and-usage';
import { Reservations1795262400000 } from './1795262400000-reservations';
import { LinksAndKeys1795345200000 } from './1795345200000-links-and-keys';
import { MailOutbox1795348800000 } from './1795348800000-mail-outbox';
import { LinksOfMails1795435200000 } from './1795435200000-links-of-mails';
import { FormerAddresses1795446000000 } from './1795446000000-former-addresses';
import { RequestKeys1795449600000 } from './1795449600000-request-keys';
import { Payments1795453200000 } from './1795453200000-payments';
import { Farewells1795626000000 } from './1795626000000-farewells';
import { NextPayments1795730400000 } from './1795730400000-next-payments';
import { CustomersLeft1795862400000 } from './1795862400000-customers-left';
import { FarewellsPaidUntil1795866000000 } from './1795866000000-farewells-paid-until';
import { EndReasons1795880000000 } from './1795880000000-end-reasons';
import { AwaitedPayments1795884000000 } from './1795884000000-awaited-payments';

/** Every migration, oldest first. */
export const MIGRATIONS = [
  Accounts1795255200000,
  SubscriptionsAndUsage1795258800000,
  Reservations1795262400000,
  LinksAndKeys1795345200000,
  MailOutbox1795348800000,
  LinksOfMails1795435200000,
  FormerAddresses1795446000000,
  RequestKeys1795449600000,
  Payments1795453200000,
  Farewells1795626000000,
  NextPayments1795730400000,
  CustomersLeft1795862400000,
  FarewellsPaidUntil1795866000000,
  EndReasons1795880000000,
  AwaitedPayments1795884000000,
];
