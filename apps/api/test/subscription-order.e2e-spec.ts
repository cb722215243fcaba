import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { setImmediate as tick } from 'node:timers/promises';
import type Stripe from 'stripe';
import { DataSource } from 'typeorm';
import { AccountService } from '../src/features/account/account.service';
import { BillingCustomers } from '../src/features/payments/customers/billing-customers';
import type { ProviderTruth, Truth } from '../src/features/payments/sync/provider-truth';
import { choose, toState } from '../src/features/payments/sync/subscription-state';
import { SubscriptionSync } from '../src/features/payments/sync/subscription-sync';
import { SubscriptionRecords } from '../src/features/subscription/subscription-records';
import { toAppError } from '../src/platform/errors/to-app-error';
import { Outbox } from '../src/platform/mail/outbox';
import { createTestingApp, type TestingApp } from './testing-app';

/** Lives in all, and how many of them are lived at the same time. */
const LIVES = 2_000;
const AT_ONCE = 20;
const MONTH = 30 * 86_400;
/** Events have whole seconds, so that many happen in the same one. */
const NOW = 1_795_000_000;

const STEPS = [
  ...(['begin', 'pay', 'renew', 'fail', 'recover'] as const),
  ...(['cancel', 'resume', 'switch', 'giveUp', 'end', 'remove'] as const),
];
type Step = (typeof STEPS)[number];

/** What the provider has of one customer. Nothing in it tells what was before. */
class Customer {
  subscriptions: Stripe.Subscription[] = [];
  isDeleted = false;
  /** How often it came to be paid for. */
  beginnings = 0;

  constructor(readonly id: string) {}

  get #last(): Stripe.Subscription | undefined {
    return this.subscriptions.at(-1);
  }

  get #isLive(): boolean {
    return this.subscriptions.some(({ status }) => ['active', 'past_due'].includes(status));
  }

  do(step: Step): void {
    const wasLive = this.#isLive;
    this.#take(step);
    if (!wasLive && this.#isLive) this.beginnings += 1;
  }

  #take(step: Step): void {
    const last = this.#last;
    const hasEnded = !last || ['canceled', 'incomplete_expired'].includes(last.status);
    if (step === 'remove') return void (this.isDeleted = true);
    if (step === 'begin') return hasEnded ? this.#begin() : undefined;
    if (last && !hasEnded) this.#change(last, step);
  }

  #begin(): void {
    const item = {
      current_period_start: NOW,
      current_period_end: NOW + MONTH,
      price: { recurring: { interval: 'month' } },
    };
    const subscription = {
      // All in the same second: only this tells which came later.
      id: `sub_${this.id}_${this.subscriptions.length}`,
      created: NOW,
      start_date: NOW,
      status: 'incomplete',
      cancel_at: null,
      cancel_at_period_end: false,
      canceled_at: null,
      ended_at: null,
      latest_invoice: null,
      items: { data: [item] },
    };
    this.subscriptions.push(subscription as unknown as Stripe.Subscription);
  }

  #change(subscription: Stripe.Subscription, step: Step): void {
    const [item] = subscription.items.data as [Stripe.SubscriptionItem];
    const isOpen = ['active', 'past_due'].includes(subscription.status);
    if (step === 'pay') subscription.status = 'active';
    else if (step === 'end') Object.assign(subscription, { status: 'canceled', ended_at: NOW + 9 });
    else if (!isOpen) return;
    else if (step === 'renew') item.current_period_end += MONTH;
    else if (step === 'fail') subscription.status = 'past_due';
    else if (step === 'recover') subscription.status = 'active';
    else if (step === 'giveUp') subscription.status = 'unpaid';
    else if (step === 'switch') item.price = yearly();
    else this.#cancel(subscription, step === 'cancel');
  }

  #cancel(subscription: Stripe.Subscription, isCancelled: boolean): void {
    const canceled_at = isCancelled ? NOW + 5 : null;
    Object.assign(subscription, { cancel_at_period_end: isCancelled, canceled_at });
  }

  /** As the product reads it. */
  get truth(): Truth {
    if (this.isDeleted) return { isDeleted: true, isWhole: true };
    const { kept } = choose(structuredClone(this.subscriptions));
    return { isDeleted: false, isWhole: true, state: kept && toState(kept) };
  }
}

/** What is to be known of a customer, told without the product: it must neither read nor write it wrongly. */
function expectedOf({ subscriptions }: Customer): object | undefined {
  const told = subscriptions.findLast(({ status }) => status !== 'incomplete');
  if (!told) return undefined;
  const { id: subscriptionId, status, cancel_at_period_end: isCancelled } = told;
  const [item] = told.items.data as [Stripe.SubscriptionItem];
  const [plan, day] = [`premium-${item.price.recurring?.interval}ly`, item.current_period_end];
  const common = { subscriptionId, plan, startedAt: moment(NOW), paymentFailed: false };
  const cancelledAt = isCancelled ? moment(NOW + 5) : null;
  switch (status) {
    case 'canceled':
      return { ...common, status: 'expired', cancelledAt, expiresAt: moment(NOW + 9) };
    case 'unpaid':
      return { ...common, status: 'expired', cancelledAt, expiresAt: moment(NOW) };
    case 'active':
    case 'past_due':
      return {
        ...common,
        status: isCancelled ? 'cancelled' : 'active',
        cancelledAt,
        expiresAt: moment(day),
        paymentFailed: status === 'past_due',
      };
    default:
      throw new Error(`nobody has made it ${status}`);
  }
}

const moment = (seconds: number) => new Date(seconds * 1_000);
const yearly = () => ({ recurring: { interval: 'year' } }) as unknown as Stripe.Price;

const customers = new Map<string, Customer>();
const waits = async (ticks: number) => {
  for (let i = 0; i < ticks; i += 1) await tick();
};

/** Answers as slowly as the dice say, before and after it has looked. */
class DicedTruth implements Pick<ProviderTruth, 'of'> {
  dice: number[] = [];

  async of(customerId: string): Promise<Truth> {
    await waits(this.dice.pop() ?? 0);
    const { truth } = customers.get(customerId) as Customer;
    await waits(this.dice.pop() ?? 0);
    return truth;
  }
}

/** What happens to one customer: steps, each with the news of it, which come once or more, whenever they like. */
interface Life {
  readonly steps: readonly { readonly step: Step; readonly news: readonly number[] }[];
  /** Which of the servers takes each piece of news, and whether what comes next waits for it. */
  readonly servers: readonly boolean[];
  readonly isHurried: readonly boolean[];
  readonly dice: readonly number[];
}

// By how many places each comes too late.
const news = fc.array(fc.nat(8), { minLength: 1, maxLength: 2 });
const later = fc.constantFrom<Step>(...STEPS.filter((step) => step !== 'remove'));
const removal = fc.constant<Step>('remove');

const life: fc.Arbitrary<Life> = fc.record({
  steps: fc
    .tuple(
      fc.record({ step: fc.constant<Step>('begin'), news }),
      fc.record({ step: fc.constant<Step>('pay'), news }),
      fc.array(
        fc.record({
          step: fc.oneof({ weight: 19, arbitrary: later }, { weight: 1, arbitrary: removal }),
          news,
        }),
        { minLength: 1, maxLength: 4 },
      ),
    )
    .map(([begin, pay, others]) => [begin, pay, ...others]),
  servers: fc.array(fc.boolean(), { minLength: 4, maxLength: 8 }),
  isHurried: fc.array(fc.boolean(), { minLength: 4, maxLength: 8 }),
  dice: fc.array(fc.nat(3), { maxLength: 24 }),
});

/** At each place a step, and the news that come there, those of steps before first or last. */
function placesOf({ steps }: Life): { step?: Step; news: number }[] {
  const places: { step?: Step; news: number }[] = steps.map(({ step }) => ({ step, news: 0 }));
  steps.forEach(({ news }, at) => {
    for (const late of news) (places[at + late] ??= { news: 0 }).news += 1;
  });
  return Array.from(places, (place) => place ?? { news: 0 });
}

let app: TestingApp;
let ids: { userId: string; customerId: string }[];
let servers: SubscriptionSync[];
const truth = new DicedTruth();
const database = () => app.app.get(DataSource);
beforeAll(async () => {
  app = await createTestingApp();
  const get = <T>(type: new (...args: never[]) => T): T => app.app.get(type, { strict: false });
  const records = get(SubscriptionRecords);
  servers = [0, 1].map(
    () =>
      new SubscriptionSync(
        get(BillingCustomers),
        truth as unknown as ProviderTruth,
        records,
        get(AccountService),
        get(Outbox),
      ),
  );
  ids = await database().query(
    `WITH made AS (
       INSERT INTO "users" ("email", "name", "passwordHash", "language")
       SELECT gen_random_uuid() || '@example.com', 'Ada', '', 'en' FROM generate_series(1, $1::integer)
       RETURNING "id")
     INSERT INTO "billing_customers" ("userId", "attempt", "customerId")
     SELECT "id", gen_random_uuid(), 'cus_' || "id" FROM made RETURNING "userId", "customerId"`,
    [AT_ONCE],
  );
});
afterAll(() => app.close());

/** A server that is busy refuses news; the provider sends again what was refused. */
async function deliver(server: SubscriptionSync, customerId: string): Promise<void> {
  for (;;) {
    try {
      return void (await server.sync(customerId));
    } catch (error) {
      if (toAppError(error).code !== 'SERVICE_BUSY') throw error;
    }
  }
}

async function live(customer: Customer, given: Life): Promise<void> {
  let count = 0;
  const news: Promise<void>[] = [];
  for (const { step, news: coming } of placesOf(given)) {
    if (step) customer.do(step);
    for (let i = 0; i < coming; i += 1) {
      const server = servers[Number(given.servers[count % given.servers.length])];
      const arrival = deliver(server as SubscriptionSync, customer.id);
      news.push(arrival);
      if (!given.isHurried[count % given.isHurried.length]) await arrival;
      count += 1;
    }
    await waits(1);
  }
  await Promise.all(news);
}

const COLUMNS =
  '"subscriptionId", "plan", "status", "startedAt", "cancelledAt", "expiresAt", "paymentFailed"';

async function stateOf(userId: string): Promise<object | undefined> {
  const rows: object[] = await database().query(
    `SELECT ${COLUMNS} FROM "subscriptions" WHERE "userId" = $1`,
    [userId],
  );
  return rows[0];
}

/** How often a person was told that premium has begun. */
async function beginnings(userId: string): Promise<number> {
  const [row] = (await database().query(
    `SELECT count(*)::integer AS "count" FROM "mail_outbox" WHERE "userId" = $1 AND "kind" = 'premiumStarted'`,
    [userId],
  )) as [{ count: number }];
  return row.count;
}

async function reset(): Promise<void> {
  await database().query(`DELETE FROM "subscriptions"`);
  await database().query(`DELETE FROM "mail_outbox"`);
  await database().query(
    `UPDATE "billing_customers" SET "customerId" = 'cus_' || "userId", "ticket" = 0, "writtenTicket" = 0`,
  );
}

/** Without all the lives that went well beside. */
async function failShortly({
  failed,
  seed,
  counterexamplePath,
  errorInstance,
}: fc.RunDetails<[Life[]]>) {
  if (!failed) return;
  throw new Error(`seed ${seed}, path ${counterexamplePath}`, { cause: errorInstance });
}

describe('news of subscriptions', () => {
  it(`end in what the provider has, in whatever order and however often they come: ${LIVES} lives`, async () => {
    let lived = 0;
    const lives = fc.array(life, { minLength: AT_ONCE, maxLength: AT_ONCE, size: 'max' });
    await fc.assert(
      fc.asyncProperty(lives, async (all) => {
        await reset();
        truth.dice = all.flatMap(({ dice }) => dice);
        const own = ids.map(({ customerId }) => new Customer(customerId));
        for (const each of own) customers.set(each.id, each);
        await Promise.all(all.map((each, i) => live(own[i] as Customer, each)));
        for (const [i, { userId }] of ids.entries()) {
          await check(own[i] as Customer, userId);
        }
        lived += all.length;
      }),
      { numRuns: LIVES / AT_ONCE, endOnFailure: true, asyncReporter: failShortly },
    );
    expect(lived).toBe(LIVES);
  }, 600_000);

  async function check(customer: Customer, userId: string): Promise<void> {
    const kept = await stateOf(userId);
    if (customer.isDeleted) {
      expect([undefined, 'expired']).toContain((kept as { status?: string })?.status);
    } else expect(kept).toEqual(expectedOf(customer));
    expect(await beginnings(userId)).toBeLessThanOrEqual(customer.beginnings);
  }
});
