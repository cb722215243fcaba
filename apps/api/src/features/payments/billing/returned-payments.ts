import type Stripe from 'stripe';
import { isContested } from '../provider/contested-charge';
import { idOf } from '../provider/expandable';

/** More than anybody ever has: each payment that is declined is one, too. */
const ALL = { limit: 5_000 };

/** Ids of a customer's payments that went back in full, given back or taken back by the bank. */
export async function returnedPayments(
  stripe: Stripe,
  customer: string,
): Promise<ReadonlySet<string>> {
  const returned = new Set<string>();
  const charges = stripe.charges.list({ customer, limit: 100 });
  for (const charge of await charges.autoPagingToArray(ALL)) {
    const intent = idOf(charge.payment_intent);
    if (intent === undefined) continue;
    if (charge.refunded || (await isContested(stripe, charge))) returned.add(intent);
  }
  return returned;
}
