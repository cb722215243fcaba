import type Stripe from 'stripe';
import { isProration, subscriptionOf } from '../../payment-provider/invoice-parts';

/** Where money that went back had gone to. */
export interface MoneyTrail {
  /** Ids of the subscriptions whose present period was paid with it for the most part. */
  readonly subscriptions: ReadonlySet<string>;
  /** What of the credit that the last of the invoices left comes from such money, in the smallest unit, taken already or not; and that invoice's id. */
  readonly credit?: { readonly amount: number; readonly invoice: string };
}

/** An amount of money in the smallest unit, and how much of it went back to whom it came from. */
interface Pot {
  readonly amount: number;
  readonly returned: number;
}

const EMPTY: Pot = { amount: 0, returned: 0 };

/** A part of what is in a pot, with its share of what went back. */
const partOf = ({ amount, returned }: Pot, part: number): Pot =>
  amount === 0
    ? { amount: part, returned: 0 }
    : { amount: part, returned: (returned * part) / amount };

const minus = (one: Pot, other: Pot): Pot => ({
  amount: one.amount - other.amount,
  returned: one.returned - other.returned,
});
const sum = (...pots: readonly Pot[]): Pot => ({
  amount: pots.reduce((total, { amount }) => total + amount, 0),
  returned: pots.reduce((total, { returned }) => total + returned, 0),
});

/** What an invoice gives back of what an invoice of the same subscription had paid for, in the smallest unit. */
const givenBack = ({ lines }: Stripe.Invoice): number =>
  lines.data
    .filter((line) => isProration(line) && line.amount < 0)
    .reduce((total, { amount }) => total - amount, 0);

/** Credit is a balance below zero. */
const creditIn = (balance: number): number => Math.max(0, -balance);

/** The credit before an invoice: what the last one left, and what somebody has given or taken since by hand. */
function creditBefore(last: Pot, { starting_balance }: Stripe.Invoice): Pot {
  const amount = creditIn(starting_balance);
  // What somebody has taken away is not to be taken again.
  const taken = Math.max(0, last.amount - amount);
  return { amount, returned: Math.max(0, last.returned - taken) };
}

/**
 * Follows payments that went back from invoice to invoice: what a switch gives back of a period was paid with what had
 * paid for it, and what is paid from the credit with what that came from. Where money is mixed, each part of it is as the whole.
 * @param invoices a customer's paid ones, the earliest first
 * @param returned by an invoice's id what went back of its payment, in the smallest unit
 * @param taken by an invoice's id what we have taken of the credit that it left, in the smallest unit
 */
export function followMoney(
  invoices: readonly Stripe.Invoice[],
  returned: ReadonlyMap<string, number>,
  taken: ReadonlyMap<string, number> = new Map(),
): MoneyTrail {
  const periods = new Map<string, Pot>();
  let credit = EMPTY;
  let due = 0;
  for (const invoice of invoices) {
    const { amount_paid: paid } = invoice;
    const subscription = subscriptionOf(invoice) ?? '';
    const before = creditBefore(credit, invoice);
    const after = creditIn(invoice.ending_balance ?? invoice.starting_balance);
    const used = partOf(before, Math.max(0, before.amount - after));
    const spent = sum(
      { amount: paid, returned: Math.min(paid, returned.get(invoice.id ?? '') ?? 0) },
      partOf(periods.get(subscription) ?? EMPTY, givenBack(invoice)),
      used,
    );
    const left = partOf(spent, Math.max(0, after - before.amount));
    periods.set(subscription, minus(spent, left));
    credit = sum(minus(before, used), left);
    due = Math.round(credit.returned);
    const gone = Math.min(due, taken.get(invoice.id ?? '') ?? 0);
    credit = minus(credit, { amount: gone, returned: gone });
  }
  const isMostly = ([, period]: readonly [string, Pot]) => period.returned * 2 > period.amount;
  const subscriptions = new Set([...periods].filter(isMostly).map(([id]) => id));
  if (due === 0) return { subscriptions };
  return { subscriptions, credit: { amount: due, invoice: invoices.at(-1)?.id ?? '' } };
}
