import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type Stripe from 'stripe';
import { startSandbox, type RunningSandbox } from '../../server';
import { newAccount } from '../testing/provider';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());

const STEPS = 80;
const CARDS = ['4242424242424242', '4000000000000002', '4000002760003184', '4000000000000341'];
const BEHAVIOURS = ['allow_incomplete', 'error_if_incomplete', 'pending_if_incomplete'] as const;
const PRICES = ['price_premium_monthly', 'price_premium_yearly'];

/** The same numbers for the same seed (mulberry32). */
function randomFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** What the provider does for an account over a time, chosen at random; what it refuses is no mistake. */
async function live(seed: number) {
  const random = randomFrom(seed);
  const { key, stripe } = newAccount(sandbox, `sk_test_walk${seed}`);
  const account = sandbox.payments.account(key);
  const pick = <Item>(items: readonly Item[]) => items[random(items.length)];
  const { id: customer } = await stripe.customers.create({ email: 'noor@example.com' });
  const subscription = async () =>
    pick((await stripe.subscriptions.list({ customer, status: 'all' })).data);
  const session = async () => pick((await stripe.checkout.sessions.list({ customer })).data);
  const steps: (() => Promise<unknown>)[] = [
    () =>
      stripe.checkout.sessions.create({
        mode: 'subscription',
        customer,
        line_items: [{ price: pick(PRICES), quantity: 1 }],
        success_url: 'http://localhost:3000/',
      }),
    async () => account.payCheckout((await session())?.id ?? '', pick(CARDS)),
    async () => account.payCheckout((await session())?.id ?? ''),
    async () => account.payCheckout((await session())?.id ?? ''),
    async () => account.approve((await session())?.id ?? '', random(2) === 0),
    async () => stripe.checkout.sessions.expire((await session())?.id ?? ''),
    async () => account.advance({ days: random(5) }),
    async () => account.advance({ months: 1 }),
    async () => account.failNextPayment(),
    async () => account.replaceCard(customer, pick(CARDS)),
    async () =>
      stripe.subscriptions.update((await subscription())?.id ?? '', {
        cancel_at_period_end: random(2) === 0,
      }),
    async () => {
      const of = await subscription();
      const item = of?.items.data[0]?.id ?? '';
      return stripe.subscriptions.update(of?.id ?? '', {
        items: [{ id: item, price: pick(PRICES) }],
        proration_behavior: 'always_invoice',
        payment_behavior: pick(BEHAVIOURS),
      });
    },
    async () => stripe.subscriptions.cancel((await subscription())?.id ?? ''),
    async () => {
      const latest = (await subscription())?.latest_invoice;
      return fetch(`${sandbox.url}/pay/invoices/${String(latest)}/approval`, {
        method: 'POST',
        body: new URLSearchParams({ answer: pick(['approve', 'refuse']) ?? '' }),
      });
    },
    async () => account.refund(customer),
    async () => account.dispute(customer),
  ];
  for (let step = 0; step < STEPS; step += 1) {
    await pick(steps)?.().catch((error: { statusCode?: number; status?: number }) => {
      const status = error.statusCode ?? error.status ?? 500;
      if (status >= 500) throw error;
    });
  }
  return { stripe, account, customer };
}

const everything = async <Item extends { id: string }>(list: Stripe.ApiListPromise<Item>) =>
  list.autoPagingToArray({ limit: 1_000 });

describe('whatever happens in an account', () => {
  it.each(Array.from({ length: 12 }, (_none, seed) => seed + 1))(
    'it adds up (%i)',
    async (seed) => {
      const { stripe, account, customer } = await live(seed);
      const subscriptions = await everything(
        stripe.subscriptions.list({ customer, status: 'all' }),
      );
      const invoices = await everything(
        stripe.invoices.list({ customer, expand: ['data.payments'] }),
      );
      const sessions = await everything(stripe.checkout.sessions.list({ customer }));
      const charges = await everything(stripe.charges.list({ customer }));

      // Money: what invoices say was paid is what was taken from cards.
      const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
      const taken = sum(charges.filter(({ paid }) => paid).map(({ amount }) => amount));
      expect(sum(invoices.map(({ amount_paid }) => amount_paid))).toBe(taken);
      for (const invoice of invoices) {
        expect(invoice.amount_paid).toBe(invoice.status === 'paid' ? invoice.amount_due : 0);
        const [payment] = invoice.payments?.data ?? [];
        expect(payment?.status === 'paid').toBe(
          invoice.status === 'paid' && invoice.amount_due > 0,
        );
      }

      // A session that was paid has one subscription of its own, and no other has one.
      const sold = sessions.map((one) => one.subscription).filter((one) => one !== null);
      expect(new Set(sold).size).toBe(sold.length);
      for (const { status, subscription, url } of sessions) {
        expect(subscription !== null).toBe(status === 'complete');
        expect(url !== null).toBe(status === 'open');
      }

      for (const of of subscriptions) {
        // Nobody has what they owe for, and nobody who has paid is without it. What waits for its payment is not had.
        const awaited = of.pending_update && of.latest_invoice;
        const open = invoices.filter(
          ({ id, status, parent }) =>
            status === 'open' &&
            id !== awaited &&
            parent?.subscription_details?.subscription === of.id,
        );
        if (of.status === 'active') expect(open).toEqual([]);
        if (of.status === 'past_due') expect(open.length).toBeGreaterThan(0);
        expect(of.ended_at !== null).toBe(['canceled', 'incomplete_expired'].includes(of.status));
        const end = of.items.data[0]?.current_period_end ?? 0;
        if (of.ended_at === null) expect(end).toBeGreaterThan(account.now());
        // The last that was told of it is how it is.
        const told = account
          .events()
          .map(({ data: { object } }) => object as Stripe.Subscription)
          .findLast(({ id }) => id === of.id);
        expect([told?.status, told?.cancel_at, told?.items.data[0]?.current_period_end]).toEqual([
          ...[of.status, of.cancel_at, end],
        ]);
        expect(told?.items.data[0]?.price.id).toBe(of.items.data[0]?.price.id);
      }
    },
  );
});
