import { afterAll, beforeAll, describe, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { startSandbox } from '../../server';
import { newAccount } from './provider';

/** A secret key for the real provider's test mode: what holds of the stand-in is then seen to hold of the provider. */
const KEY = process.env.STRIPE_TEST_SECRET_KEY;
/** Test clocks of the real provider take their time. */
const REAL_TIMEOUT_MS = 180_000;

/** Seconds. */
export const DAY = 86_400;
/** When clocks begin. Seconds. */
export const START = Math.floor(Date.now() / 1000);
/** Part of every name, as others use the account as well. */
export const run = randomUUID().slice(0, 8);

interface Account {
  readonly stripe: Stripe;
  /** How long to wait before asking again. */
  readonly pollMs: number;
  close(): Promise<void>;
}

export const itemOf = (of: Stripe.Subscription) => {
  const [item] = of.items.data;
  if (!item) throw new Error(`${of.id} has no item.`);
  return item;
};

/** The provider, with two prices, and people who pay by clocks of their own. Everything is made anew. */
export class Provider {
  readonly #clocks: string[] = [];

  private constructor(
    readonly stripe: Stripe,
    readonly prices: Readonly<Record<'monthly' | 'yearly', string>>,
    private readonly account: Account,
  ) {}

  static async open(account: Account): Promise<Provider> {
    const { stripe } = account;
    const { id: product } = await stripe.products.create({ name: `Premium ${run}` });
    const price = (interval: 'month' | 'year', unit_amount: number) =>
      stripe.prices.create({
        product,
        currency: 'eur',
        unit_amount,
        recurring: { interval },
        lookup_key: `${run}_${interval}`,
      });
    const [monthly, yearly] = [await price('month', 999), await price('year', 8999)];
    return new Provider(stripe, { monthly: monthly.id, yearly: yearly.id }, account);
  }

  async close(): Promise<void> {
    for (const clock of this.#clocks) await this.stripe.testHelpers.testClocks.del(clock);
    await this.account.close();
  }

  /** Asks until there is an answer: the provider does some things a little later. */
  async until<T>(ask: () => Promise<T | undefined>): Promise<T> {
    for (;;) {
      const answer = await ask();
      if (answer !== undefined) return answer;
      await new Promise((resolve) => setTimeout(resolve, this.account.pollMs));
    }
  }

  /** Has a customer's payments made with a card from now on. */
  async use(customer: string, card: string): Promise<void> {
    const method = await this.stripe.paymentMethods.attach(card, { customer });
    await this.stripe.customers.update(customer, {
      invoice_settings: { default_payment_method: method.id },
    });
  }

  /** A customer with a card and a clock of their own. */
  async customerOnClock(card = 'pm_card_visa') {
    const clock = await this.stripe.testHelpers.testClocks.create({ frozen_time: START });
    this.#clocks.push(clock.id);
    const { id: customer } = await this.stripe.customers.create({
      test_clock: clock.id,
      email: 'noor@example.com',
    });
    await this.use(customer, card);
    return { clock: clock.id, customer };
  }

  async advanceTo(clock: string, frozen_time: number): Promise<void> {
    await this.stripe.testHelpers.testClocks.advance(clock, { frozen_time });
    await this.until(async () => {
      const { status } = await this.stripe.testHelpers.testClocks.retrieve(clock);
      return status === 'ready' ? status : undefined;
    });
  }

  async subscribed(plan: 'monthly' | 'yearly' = 'monthly') {
    const { clock, customer } = await this.customerOnClock();
    const subscription = await this.stripe.subscriptions.create({
      customer,
      items: [{ price: this.prices[plan] }],
      metadata: { userId: 'u1' },
    });
    return { clock, customer, subscription };
  }
}

/** Runs a suite against the stand-in, and against the provider's test mode where a key for that is given. */
export function describeProvider(suite: (provider: () => Provider) => void): void {
  const against = (open: () => Promise<Account>) => () => {
    let provider: Provider;
    beforeAll(async () => {
      provider = await Provider.open(await open());
    });
    afterAll(() => provider.close());
    suite(() => provider);
  };
  describe(
    'what the product relies on holds of the stand-in',
    against(async () => {
      const sandbox = await startSandbox({ port: 0 });
      const { stripe } = newAccount(sandbox, `sk_test_${run}`);
      return { stripe, pollMs: 5, close: () => sandbox.close() };
    }),
  );
  if (KEY) jest.setTimeout(REAL_TIMEOUT_MS);
  (KEY ? describe : describe.skip)(
    'the same holds of the provider’s test mode (not run without STRIPE_TEST_SECRET_KEY)',
    against(async () => {
      if (!KEY || !/^[rs]k_test_/.test(KEY)) throw new Error('This needs a key for tests.');
      return { stripe: new Stripe(KEY), pollMs: 2_000, close: async () => undefined };
    }),
  );
}
