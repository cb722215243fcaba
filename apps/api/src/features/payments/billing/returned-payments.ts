import type Stripe from 'stripe';
import { isContested } from '../../payment-provider/contested-charge';
import { idOf } from '../../payment-provider/expandable';
import { readAll } from '../../payment-provider/read-all';

export interface ReturnedPayment {
  readonly charge: Stripe.Charge;
  /** Id of the payment that was made with it. */
  readonly intent: string;
  /** Whether the bank has taken it back. */
  readonly wasContested: boolean;
}

/** A customer's payments that went back in full, given back or taken back by the bank. */
export async function returnedPayments(
  stripe: Stripe,
  of: Pick<Stripe.ChargeListParams, 'customer' | 'created'>,
): Promise<readonly ReturnedPayment[]> {
  const returned: ReturnedPayment[] = [];
  const charges = stripe.charges.list({ ...of, limit: 100 });
  for (const charge of await readAll(charges)) {
    const intent = idOf(charge.payment_intent);
    if (intent === undefined) continue;
    const wasContested = await isContested(stripe, charge);
    if (charge.refunded || wasContested) returned.push({ charge, intent, wasContested });
  }
  return returned;
}
