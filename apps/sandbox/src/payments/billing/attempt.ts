import { charge } from '../objects/payment';
import type { Account } from '../store/account';
import type { PaymentIntent, PaymentMethod } from '../store/rows';
import type { Verdict } from './cards';

function succeed(account: Account, intent: PaymentIntent, method: PaymentMethod): void {
  const made = account.tables.charges.add(
    charge(intent, method, undefined, account.now(intent.customer ?? undefined)),
  );
  account.change(intent, {
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: made.id,
    next_action: null,
    payment_method: method.id,
    status: 'succeeded',
  });
  account.emit('charge.succeeded', made);
  account.emit('payment_intent.succeeded', intent);
}

function fail(
  account: Account,
  intent: PaymentIntent,
  method: PaymentMethod,
  { decline }: Extract<Verdict, { kind: 'declined' }>,
): void {
  const made = account.tables.charges.add(
    charge(intent, method, decline, account.now(intent.customer ?? undefined)),
  );
  account.change(intent, {
    last_payment_error: {
      charge: made.id,
      code: decline.code,
      decline_code: decline.declineCode,
      message: decline.message,
      type: 'card_error',
    },
    latest_charge: made.id,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  });
  account.emit('charge.failed', made);
  account.emit('payment_intent.payment_failed', intent);
}

/** Carries out what the bank has said to a payment. */
export function attempt(
  account: Account,
  intent: PaymentIntent,
  method: PaymentMethod,
  verdict: Verdict,
): void {
  if (verdict.kind === 'paid') return succeed(account, intent, method);
  if (verdict.kind === 'declined') return fail(account, intent, method, verdict);
  account.change(intent, {
    next_action: { type: 'use_stripe_sdk', use_stripe_sdk: {} },
    payment_method: method.id,
    status: 'requires_action',
  });
  account.emit('payment_intent.requires_action', intent);
}
