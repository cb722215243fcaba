import type Stripe from 'stripe';
import type { Line } from '../objects/invoice';
import { planOf } from '../objects/price';
import { itemOf, type Period } from '../objects/subscription';
import { declined, invalid } from '../refusal';
import type { Account } from '../store/account';
import type { Invoice, Price, Subscription } from '../store/rows';
import { APPROVAL, judge, needsApproval, PAID, type Verdict } from './cards';
import { bill } from './invoicing';
import { methodOf, numberOf } from './payment-methods';
import { creditHeld, expireChange, holdChange } from './pending';
import { periodFrom } from './periods';
import { collect, fullPeriodLine, retryLater, settleFree } from './subscriptions';

export type Proration = 'always_invoice' | 'create_prorations' | 'none';

export interface Switch {
  readonly price: Price;
  readonly quantity: number;
  readonly proration: Proration;
  /** The moment up to which the old price counts; now, without it. */
  readonly at?: number;
  /** Whether it is to end with its period from then on; as it is, without it. */
  readonly endsWithPeriod?: boolean;
}

export interface Switched {
  readonly lines: readonly Line[];
  readonly period: Period;
  /** Whether another rhythm of payment begins. */
  readonly restarts: boolean;
}

const sameRhythm = ({ recurring: one }: Price, { recurring: other }: Price) =>
  one.interval === other.interval && one.interval_count === other.interval_count;

/** What is left of a period is given back at the old price. */
function credit(of: Subscription, period: Period): Line {
  const item = itemOf(of);
  const whole = item.current_period_end - item.current_period_start;
  const { price, quantity } = item;
  const full = (price.unit_amount ?? 0) * quantity;
  return {
    amount: -Math.round((full * (period.end - period.start)) / whole),
    description: `Unused time on ${price.nickname ?? price.lookup_key ?? price.id}`,
    period,
    price,
    quantity,
    proration: true,
  };
}

/** What a switch to another price costs, which is the same whether it is only shown or made. */
export function priceSwitch(of: Subscription, wish: Switch, now: number): Switched {
  const item = itemOf(of);
  const at = wish.at ?? now;
  const left = { start: at, end: item.current_period_end };
  const { price, quantity } = wish;
  const after = { ...of, items: { ...of.items, data: [{ ...item, price, quantity }] } };
  const credits = wish.proration === 'none' || at >= left.end ? [] : [credit(of, left)];
  if (!sameRhythm(item.price, price)) {
    const period = periodFrom(now, price);
    return { lines: [...credits, fullPeriodLine(after, period)], period, restarts: true };
  }
  const period = { start: item.current_period_start, end: item.current_period_end };
  if (credits.length === 0) return { lines: [], period, restarts: false };
  const whole = fullPeriodLine(after, period);
  const share = (left.end - at) / (period.end - period.start);
  const rest: Line = {
    ...whole,
    amount: Math.round(whole.amount * share),
    description: `Remaining time on ${whole.description}`,
    period: left,
    proration: true,
  };
  return { lines: [...credits, rest], period, restarts: false };
}

function refuseUnknownProration({ proration }: Switch, { restarts, lines }: Switched): void {
  if (restarts || proration !== 'create_prorations' || lines.length === 0) return;
  throw invalid(
    'The stand-in keeps no prorations for a later invoice: use proration_behavior always_invoice or none where the interval stays.',
    'proration_behavior',
  );
}

function verdictOn(account: Account, of: Subscription, due: number): Verdict {
  const method = methodOf(account, of);
  return due > 0 && method ? judge(account, numberOf(account, method.id), 'absent') : PAID;
}

/** Nobody is asked: the provider says that a payment is to be approved as what it is about to fail for. */
const unapproved = (verdict: Verdict & { kind: 'declined' }) =>
  needsApproval(verdict)
    ? { ...verdict.decline, code: 'subscription_payment_intent_requires_action' }
    : verdict.decline;

/** Bills a switch that was not paid for, and has it wait for that. */
function holdSwitch(
  account: Account,
  of: Subscription,
  { price, quantity, endsWithPeriod }: Switch,
  { lines, period }: Switched,
): Invoice {
  const invoice = bill(account, of, { lines, reason: 'subscription_update', period });
  holdChange(account, of, { price, quantity, endsWithPeriod });
  return invoice;
}

/** Switches a subscription to another price, and bills the difference at once. */
export function switchPrice(
  account: Account,
  of: Subscription,
  wish: Switch,
  payment: Stripe.SubscriptionUpdateParams.PaymentBehavior,
): void {
  const now = account.now(of.customer);
  const item = itemOf(of);
  const switched = priceSwitch(of, wish, now);
  refuseUnknownProration(wish, switched);
  const total = switched.lines.reduce((sum, line) => sum + line.amount, 0);
  // What a switch that waits has taken of the credit comes back with its end.
  const due = total + (account.customer(of.customer)?.balance ?? 0) - creditHeld(account, of);
  const method = methodOf(account, of);
  const verdict = verdictOn(account, of, due);
  if (payment === 'error_if_incomplete' && verdict.kind === 'declined') {
    throw declined(unapproved(verdict));
  }
  expireChange(account, of);
  if (payment === 'pending_if_incomplete' && method && verdict.kind === 'declined') {
    const invoice = holdSwitch(account, of, wish, switched);
    return collect(account, invoice, method, needsApproval(verdict) ? APPROVAL : verdict);
  }
  const { price, quantity } = wish;
  const { period, restarts } = switched;
  const after = {
    ...item,
    current_period_end: period.end,
    current_period_start: period.start,
    plan: planOf(price),
    price,
    quantity,
  };
  account.update('customer.subscription.updated', of, {
    billing_cycle_anchor: restarts ? period.start : of.billing_cycle_anchor,
    cancel_at: of.cancel_at_period_end ? period.end : of.cancel_at,
    items: { ...of.items, data: [after] },
  });
  if (switched.lines.length === 0) return;
  const reason = 'subscription_update';
  const invoice = bill(account, of, { lines: switched.lines, reason, period });
  if (invoice.amount_due === 0) return settleFree(account, invoice);
  if (method) collect(account, invoice, method, verdict);
  if (!method || verdict.kind !== 'paid') retryLater(account, invoice, of);
}
