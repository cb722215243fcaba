import type Stripe from 'stripe';
import { invalid, Refusal } from '../refusal';
import type { Account } from '../store/account';
import { newId, PREFIXES } from '../store/ids';
import type { Charge, Refund } from '../store/rows';

export interface RefundWish {
  /** All that is left of the charge, without it. */
  readonly amount?: number;
  readonly reason?: Stripe.Refund.Reason | null;
  readonly metadata?: Stripe.Metadata;
}

function refuseWhere(charge: Charge, amount: number): void {
  const left = charge.amount - charge.amount_refunded;
  if (!charge.paid) throw invalid(`Charge ${charge.id} was not paid.`, 'charge');
  if (left === 0) {
    throw new Refusal(400, {
      type: 'invalid_request_error',
      code: 'charge_already_refunded',
      message: `Charge ${charge.id} has already been refunded.`,
    });
  }
  if (charge.disputed) {
    const message = `Charge ${charge.id} has been charged back; cannot issue a refund.`;
    throw invalid(message, undefined, 'charge_disputed');
  }
  if (amount < 1 || amount > left) {
    throw invalid(
      `Refund amount (${amount}) is not between 1 and what is left (${left}).`,
      'amount',
    );
  }
}

/** Gives money back. */
export function refund(account: Account, charge: Charge, wish: RefundWish): Refund {
  const amount = wish.amount ?? charge.amount - charge.amount_refunded;
  refuseWhere(charge, amount);
  const made = account.tables.refunds.add({
    id: newId(PREFIXES.refunds),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: account.now(charge.customer ?? undefined),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata: wish.metadata ?? {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: wish.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  } satisfies Stripe.Refund);
  const refunded = charge.amount_refunded + amount;
  const before = account.change(charge, {
    amount_refunded: refunded,
    refunded: refunded === charge.amount,
  });
  account.emit('refund.created', made);
  account.emit('charge.refunded', charge, before);
  return made;
}
