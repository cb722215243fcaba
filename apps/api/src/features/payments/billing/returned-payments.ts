import type Stripe from 'stripe';
import { contestedAmount } from '../../payment-provider/contested-charge';
import { idOf } from '../../payment-provider/expandable';
import { readAll } from '../../payment-provider/read-all';

export interface ReturnedPayment {
  readonly charge: Stripe.Charge;
  /** Id of the payment that was made with it. */
  readonly intent: string;
  /** How much of it went back, in the currency's smallest unit. */
  readonly amount: number;
  /** Whether the bank has taken it back. */
  readonly wasContested: boolean;
}

/** Whether all of a payment went back. */
export const isWhole = ({ charge, amount }: ReturnedPayment): boolean => amount >= charge.amount;

/** A customer's payments that went back in full or in part, given back or taken back by the bank. */
export async function returnedPayments(
  stripe: Stripe,
  of: Pick<Stripe.ChargeListParams, 'customer' | 'created'>,
): Promise<readonly ReturnedPayment[]> {
  const returned: ReturnedPayment[] = [];
  const charges = stripe.charges.list({ ...of, limit: 100 });
  for (const charge of await readAll(charges)) {
    const intent = idOf(charge.payment_intent);
    if (intent === undefined) continue;
    const contested = await contestedAmount(stripe, charge);
    const amount = Math.min(charge.amount, charge.amount_refunded + contested);
    if (amount > 0) returned.push({ charge, intent, amount, wasContested: contested > 0 });
  }
  return returned;
}
