import { describe, expect, it } from '@jest/globals';
import type Stripe from 'stripe';
import { followMoney } from './money-trail';

interface Bill {
  readonly id: string;
  readonly of: string;
  /** What was paid by card, in cents. */
  readonly paid: number;
  /** The balance before and after it. */
  readonly balance?: readonly [number, number];
  /** What it gives back of the period before. */
  readonly back?: number;
}

const invoice = ({ id, of, paid, balance: [before, after] = [0, 0], back }: Bill) =>
  ({
    id,
    amount_paid: paid,
    starting_balance: before,
    ending_balance: after,
    parent: { subscription_details: { subscription: of } },
    lines: {
      data: back
        ? [{ amount: -back, parent: { subscription_item_details: { proration: true } } }]
        : [{ amount: 999, parent: null }],
    },
  }) as unknown as Stripe.Invoice;

/** All that was paid by card for some invoices. */
const all = (bills: readonly Bill[], ...ids: string[]) =>
  new Map(ids.map((id) => [id, bills.find((bill) => bill.id === id)?.paid ?? 0]));

function follow(bills: readonly Bill[], ...returned: string[]) {
  const { subscriptions, credit } = followMoney(bills.map(invoice), all(bills, ...returned));
  return [[...subscriptions], credit?.amount];
}

const MONTH = { id: 'in_1', of: 'a', paid: 1_000 };
/** A year for 9,000, of which the month before pays a ninth. */
const YEAR = { id: 'in_2', of: 'a', paid: 8_000, back: 1_000 };
/** Back to a month, the rest being credit. */
const BACK = { id: 'in_3', of: 'a', paid: 0, back: 9_000, balance: [0, -8_000] } as const;

describe('money that went back', () => {
  it('is nowhere where none did', () => {
    expect(follow([MONTH, YEAR, BACK])).toEqual([[], undefined]);
  });

  it('had paid for the period of its own invoice, and for none after it', () => {
    expect(follow([MONTH], 'in_1')).toEqual([['a'], undefined]);
    expect(follow([MONTH, { ...MONTH, id: 'in_2' }], 'in_1')).toEqual([[], undefined]);
  });

  it('is in what a switch was paid from, and in the credit that it left', () => {
    const both = ['in_1', 'in_2'];
    expect(follow([MONTH, YEAR], ...both)).toEqual([['a'], undefined]);
    expect(follow([MONTH, YEAR, BACK], ...both)).toEqual([['a'], 8_000]);
    const renewal = { id: 'in_4', of: 'a', paid: 0, balance: [-8_000, -7_000] } as const;
    expect(follow([MONTH, YEAR, BACK, renewal], ...both)).toEqual([['a'], 7_000]);
    const last = { id: 'in_5', of: 'a', paid: 0, balance: [-7_000, 0] } as const;
    expect(follow([MONTH, YEAR, BACK, renewal, last], ...both)).toEqual([['a'], undefined]);
  });

  it('takes no more along than its share of what was paid with other money, too', () => {
    expect(follow([MONTH, YEAR], 'in_1')).toEqual([[], undefined]);
    expect(follow([MONTH, YEAR, BACK], 'in_1')).toEqual([[], 889]);
    expect(follow([MONTH, YEAR], 'in_2')).toEqual([['a'], undefined]);
    expect(follow([MONTH, YEAR, BACK], 'in_2')).toEqual([['a'], 7_111]);
  });

  it('in part is in the credit by its share', () => {
    const bills = [MONTH, YEAR, BACK].map(invoice);
    const half = followMoney(bills, new Map([['in_2', 4_500]]));
    expect(half).toEqual({ subscriptions: new Set(), credit: { amount: 4_000, invoice: 'in_3' } });
  });

  it('that was taken of the credit is in it no more, and the rest still is', () => {
    const both = all([MONTH, YEAR], 'in_1', 'in_2');
    const taken = new Map([['in_3', 889]]);
    const bills = [MONTH, YEAR, BACK].map(invoice);
    expect(followMoney(bills, both, taken).credit).toEqual({ amount: 8_000, invoice: 'in_3' });
    const renewal = invoice({ id: 'in_4', of: 'a', paid: 0, balance: [-7_111, -6_111] });
    const after = (returned: ReadonlyMap<string, number>) =>
      followMoney([...bills, renewal], returned, taken).credit;
    expect(after(all([MONTH], 'in_1'))).toBeUndefined();
    expect(after(both)).toEqual({ amount: 6_111, invoice: 'in_4' });
  });

  it('follows the credit into another subscription', () => {
    const other = { id: 'in_4', of: 'b', paid: 0, balance: [-8_000, -7_000] } as const;
    const both = ['in_1', 'in_2'];
    expect(follow([MONTH, YEAR, BACK, other], ...both)).toEqual([['a', 'b'], 7_000]);
  });

  it('has nothing to do with another subscription otherwise', () => {
    const other = { id: 'in_9', of: 'b', paid: 1_000 };
    expect(follow([MONTH, other, YEAR, BACK], 'in_9')).toEqual([['b'], undefined]);
  });

  it('is not in credit that somebody has given, before or after they took the other away', () => {
    const given = { id: 'in_4', of: 'a', paid: 0, balance: [-9_500, -8_500] } as const;
    const taken = { id: 'in_4', of: 'a', paid: 500, balance: [-500, 0] } as const;
    const both = ['in_1', 'in_2'];
    expect(follow([MONTH, YEAR, BACK, given], ...both)[1]).toBe(7_158);
    expect(follow([MONTH, YEAR, BACK, taken], ...both)).toEqual([[], undefined]);
  });
});
