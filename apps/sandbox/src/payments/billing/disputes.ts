import type Stripe from 'stripe';
import { newDispute } from '../objects/dispute';
import { invalid } from '../refusal';
import type { Account } from '../store/account';
import type { Charge, Dispute } from '../store/rows';

/** A person tells their bank that they want their money back, and the bank takes it, or only asks about the payment. */
export function dispute(
  account: Account,
  charge: Charge,
  reason: string,
  isInquiry = false,
): Dispute {
  if (!charge.paid) throw invalid(`Charge ${charge.id} was not paid.`, 'charge');
  if (charge.disputed) throw invalid(`Charge ${charge.id} is disputed already.`, 'charge');
  const now = account.now(charge.customer ?? undefined);
  const made = account.tables.disputes.add(newDispute(charge, reason, now));
  if (isInquiry) account.change(made, { status: 'warning_needs_response' });
  account.change(charge, { disputed: true });
  account.emit('charge.dispute.created', made);
  if (!isInquiry) account.emit('charge.dispute.funds_withdrawn', made);
  return made;
}

export type Outcome = Extract<Stripe.Dispute.Status, 'won' | 'lost'>;

/** Ends a dispute, for us or for the payer; the provider's `close` means that it is lost. The charge stays a disputed one. */
export function closeDispute(account: Account, of: Dispute, status: Outcome): void {
  account.change(of, { status, is_charge_refundable: status === 'won' });
  account.emit('charge.dispute.closed', of);
}
