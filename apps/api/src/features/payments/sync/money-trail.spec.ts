import { describe, expect, it } from '@jest/globals';
import type Stripe from 'stripe';
import { followMoney } from './money-trail';

interface Bill {
  readonly id: string;
  readonly of: string;
  /** The balance before and after it. */
  readonly balance?: readonly [number, number];
  /** Whether it gives back what is left of the period before. */
  readonly isSwitch?: boolean;
}

const invoice = ({ id, of, balance: [before, after] = [0, 0], isSwitch = false }: Bill) =>
  ({
    id,
    starting_balance: before,
    ending_balance: after,
    parent: { subscription_details: { subscription: of } },
    lines: {
      data: isSwitch
        ? [{ amount: -900, parent: { subscription_item_details: { proration: true } } }]
        : [{ amount: 999, parent: null }],
    },
  }) as unknown as Stripe.Invoice;

function follow(bills: readonly Bill[], ...returned: string[]) {
  const { subscriptions, credit } = followMoney(bills.map(invoice), new Set(returned));
  return [[...subscriptions], credit?.amount];
}

const MONTH = { id: 'in_1', of: 'a' };
const YEAR = { id: 'in_2', of: 'a', isSwitch: true };
const BACK = { id: 'in_3', of: 'a', isSwitch: true, balance: [0, -8_000] } as const;

describe('money that went back', () => {
  it('is nowhere where none did', () => {
    expect(follow([MONTH, YEAR, BACK])).toEqual([[], undefined]);
  });

  it('had paid for the period of its own invoice, and for none after it', () => {
    expect(follow([MONTH], 'in_1')).toEqual([['a'], undefined]);
    expect(follow([MONTH, { id: 'in_2', of: 'a' }], 'in_1')).toEqual([[], undefined]);
  });

  it('is in what a switch was paid from, and in the credit that it left', () => {
    expect(follow([MONTH, YEAR], 'in_1')).toEqual([['a'], undefined]);
    expect(follow([MONTH, YEAR, BACK], 'in_2')).toEqual([['a'], 8_000]);
    const renewal = { id: 'in_4', of: 'a', balance: [-8_000, -7_001] } as const;
    expect(follow([MONTH, YEAR, BACK, renewal], 'in_2')).toEqual([['a'], 7_001]);
    const last = { id: 'in_5', of: 'a', balance: [-7_001, 0] } as const;
    expect(follow([MONTH, YEAR, BACK, renewal, last], 'in_2')).toEqual([['a'], undefined]);
  });

  it('follows the credit into another subscription', () => {
    const other = { id: 'in_4', of: 'b', balance: [-8_000, -7_001] } as const;
    expect(follow([MONTH, YEAR, BACK, other], 'in_2')).toEqual([['a', 'b'], 7_001]);
  });

  it('has nothing to do with another subscription otherwise', () => {
    const other = { id: 'in_9', of: 'b' };
    expect(follow([MONTH, other, YEAR, BACK], 'in_9')).toEqual([['b'], undefined]);
  });

  it('is not in credit that somebody has given after they took the other away', () => {
    const gift = { id: 'in_4', of: 'a', balance: [-500, 0] } as const;
    expect(follow([MONTH, YEAR, BACK, gift], 'in_2')).toEqual([[], undefined]);
  });
});
