import { describe, expect, it } from '@jest/globals';
import type Stripe from 'stripe';
import { choose, goingOn } from './subscription-state';

/** @param end of its period, in seconds */
const of = (id: string, status: Stripe.Subscription['status'], created: number, end = 30) =>
  ({ id, status, created, items: { data: [{ current_period_end: end }] } }) as Stripe.Subscription;

/** Paid for, and to end with its period. */
const ending = (...[id, created, end]: [id: string, created: number, end: number]) => ({
  ...of(id, 'active', created, end),
  cancel_at_period_end: true,
});

const idsOf = (subscriptions: readonly Stripe.Subscription[]) => {
  const { kept, extra } = choose(subscriptions);
  return [kept?.id, extra.map(({ id }) => id)];
};

describe('of several subscriptions', () => {
  it.each<[string, Stripe.Subscription[], [string | undefined, string[]]]>([
    ['none', [], [undefined, []]],
    ['only one that was begun', [of('a', 'incomplete', 1)], [undefined, []]],
    [
      'only one whose first payment never came',
      [of('a', 'incomplete_expired', 1)],
      [undefined, []],
    ],
    [
      'the last that was, before one whose first payment never came',
      [of('a', 'canceled', 1), of('b', 'incomplete_expired', 2)],
      ['a', []],
    ],
    ['the first that is paid', [of('b', 'active', 2), of('a', 'active', 1)], ['a', ['b']]],
    [
      'one that is paid before an older one whose payment failed',
      [of('a', 'past_due', 1), of('b', 'active', 2)],
      ['b', ['a']],
    ],
    [
      'one that goes on before an older one that ends, which is left to',
      [{ ...of('a', 'active', 1), cancel_at_period_end: true }, of('b', 'active', 2)],
      ['b', []],
    ],
    [
      'one that goes on before one that is paid for again before it ends, which would be paid for beside it,',
      [{ ...of('a', 'active', 1, 30), cancel_at: 50 }, of('b', 'active', 2)],
      ['b', ['a']],
    ],
    [
      'one that ends before one that the bank still asks about, which is left to',
      [ending('a', 1, 50), of('b', 'incomplete', 2)],
      ['a', []],
    ],
    [
      'one that goes on before one that the bank still asks about, which is not',
      [of('a', 'active', 1), of('b', 'incomplete', 2)],
      ['a', ['b']],
    ],
    [
      'of two that end the one that does so last, as the other one does it first',
      [ending('a', 1, 50), ending('b', 2, 70)],
      ['b', []],
    ],
    [
      'one that is on trial before an older one whose payment failed',
      [of('a', 'past_due', 1), of('b', 'trialing', 2)],
      ['b', ['a']],
    ],
    [
      'the older of two whose payments failed',
      [of('a', 'past_due', 1), of('b', 'past_due', 2)],
      ['a', ['b']],
    ],
    [
      'the last of those that have ended',
      [of('a', 'canceled', 1), of('b', 'unpaid', 2)],
      ['b', []],
    ],
    [
      'one whose payment failed before what has ended',
      [of('a', 'past_due', 1), of('b', 'canceled', 2)],
      ['a', []],
    ],
  ])('%s counts', (_, subscriptions, expected) => {
    expect(idsOf(subscriptions)).toEqual(expected);
  });
});

describe('a subscription goes on', () => {
  it.each([
    [null, false, { cancel_at_period_end: false }],
    [1_795_000_000, true, { cancel_at_period_end: false }],
    [1_795_000_000, false, { cancel_at: '' }],
  ])('that ends at %s, at the end of the period: %s', (cancel_at, cancel_at_period_end, change) => {
    expect(goingOn({ cancel_at, cancel_at_period_end } as Stripe.Subscription)).toEqual(change);
  });
});
