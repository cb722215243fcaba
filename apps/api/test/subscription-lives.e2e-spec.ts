import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PayingApp } from './paying-app';
import type { SignedUp } from './testing-app';

const LIVES = 40;
/** How often news are held, while something happens to everybody, and then come in. */
const ROUNDS = 3;
const DECLINES_LATER = '4000000000000341';

const STEPS = [
  ...(['none', 'cancel', 'cancelOnDay', 'resume', 'yearly', 'monthly'] as const),
  ...(['end', 'badCard', 'goodCard'] as const),
];
type Step = (typeof STEPS)[number];
const LAST = ['none', 'none', 'refund', 'dispute', 'remove'] as const;

interface Life {
  readonly isYearly: boolean;
  readonly steps: readonly Step[];
  readonly last: (typeof LAST)[number];
}

interface Course {
  readonly lives: readonly Life[];
  /** By how much the clock goes on in each round, in days. */
  readonly days: readonly number[];
  /** How the news are mixed. */
  readonly dice: readonly number[];
}

const course: fc.Arbitrary<Course> = fc.record({
  lives: fc.array(
    fc.record({
      isYearly: fc.boolean(),
      steps: fc.array(fc.constantFrom(...STEPS), { minLength: ROUNDS, maxLength: ROUNDS }),
      last: fc.constantFrom(...LAST),
    }),
    { minLength: LIVES, maxLength: LIVES, size: 'max' },
  ),
  days: fc.array(fc.nat(40), { minLength: ROUNDS, maxLength: ROUNDS }),
  dice: fc.array(fc.nat(1_000), { minLength: 97, maxLength: 97, size: 'max' }),
});

interface Subscription {
  readonly id: string;
  readonly status: string;
  readonly cancel_at: number | null;
  readonly ended_at: number | null;
  readonly items: {
    readonly data: readonly [
      {
        readonly id: string;
        readonly current_period_end: number;
        readonly price: { readonly lookup_key: string };
      },
    ];
  };
}

interface Living extends Life {
  readonly person: SignedUp;
  readonly customer: string;
}

let paying: PayingApp;
beforeAll(async () => {
  paying = await PayingApp.start();
});
afterAll(() => paying.close());

async function begin(life: Life): Promise<Living> {
  const person = await paying.app.signup();
  const plan = life.isYearly ? 'PREMIUM_YEARLY' : 'PREMIUM_MONTHLY';
  const { sessionId } = await paying.checkout(person, plan);
  paying.provider.payCheckout(sessionId);
  return { ...life, person, customer: paying.customerOf(person) };
}

async function subscriptionOf(customer: string): Promise<Subscription> {
  const { data } = await paying.ask<{ data: [Subscription] }>(
    `/v1/subscriptions?status=all&customer=${customer}`,
  );
  expect(data).toHaveLength(1);
  return data[0];
}

/** What happens at the provider. What has ended already refuses most of it, as it should. */
async function take({ customer }: Living, step: Step): Promise<void> {
  const { id, items } = await subscriptionOf(customer);
  const path = `/v1/subscriptions/${id}`;
  const switchTo = (plan: string) =>
    paying.ask(path, {
      'items[0][id]': items.data[0].id,
      'items[0][price]': `price_premium_${plan}`,
      proration_behavior: 'always_invoice',
    });
  if (step === 'cancel') await paying.ask(path, { cancel_at_period_end: 'true' });
  if (step === 'resume') await paying.ask(path, { cancel_at_period_end: 'false' });
  // Later than one round lasts: those of the last round are still to end.
  if (step === 'cancelOnDay') {
    await paying.ask(path, { cancel_at: `${paying.provider.now() + 45 * 86_400}` });
  }
  if (step === 'yearly' || step === 'monthly') await switchTo(step);
  if (step === 'badCard') paying.provider.replaceCard(customer, DECLINES_LATER);
  if (step === 'goodCard') paying.provider.replaceCard(customer);
  if (step === 'end') {
    const headers = { authorization: `Bearer ${paying.payments.secretKey}` };
    await fetch(paying.sandbox.url + path, { method: 'DELETE', headers });
  }
}

function finish({ customer, last }: Living): void {
  if (last === 'refund') paying.provider.refund(customer);
  if (last === 'dispute') paying.provider.dispute(customer);
  if (last === 'remove') paying.provider.deleteCustomer(customer);
}

/** Everything that is held comes in any order, and every third piece of news twice. */
async function comeIn(dice: readonly number[]): Promise<void> {
  const held = paying.provider.held();
  const again = held.filter((_, i) => (dice[i % dice.length] ?? 0) % 3 === 0);
  const order = [...held, ...again]
    .map((id, i) => ({ id, place: ((dice[i % dice.length] ?? 0) * 7_919 + i * 104_729) % 1_009 }))
    .sort((a, b) => a.place - b.place);
  await paying.provider.release(order.map(({ id }) => id));
  await paying.provider.settled();
}

const moment = (seconds: number) => new Date(seconds * 1_000).toISOString();

/** What a person is to be told of what stands at the provider, in the specification's terms. */
function standing({ status, cancel_at, ended_at, items }: Subscription): object {
  const [{ current_period_end: end, price }] = items.data;
  if (status === 'canceled') {
    const expiresAt = moment(ended_at ?? Number.NaN);
    return { status: 'EXPIRED', plan: 'FREE', isPremium: false, renewsAt: null, expiresAt };
  }
  expect(['active', 'past_due']).toContain(status);
  const plan = price.lookup_key === 'premium_yearly' ? 'PREMIUM_YEARLY' : 'PREMIUM_MONTHLY';
  const live = { plan, isPremium: true, paymentFailed: status === 'past_due' };
  return cancel_at === null
    ? { ...live, status: 'ACTIVE', expiresAt: moment(end), renewsAt: moment(end) }
    : { ...live, status: 'CANCELLED', expiresAt: moment(cancel_at), renewsAt: null };
}

it(`${LIVES} lives at the provider end here as they do there, although their news come late, mixed and twice`, async () => {
  await fc.assert(
    fc.asyncProperty(course, async ({ lives, days, dice }) => {
      paying.provider.deliver({ mode: 'hold' });
      const all: Living[] = [];
      for (const life of lives) all.push(await begin(life));
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const each of all) await take(each, each.steps[round] ?? 'none');
        paying.provider.advance({ days: days[round] ?? 0 });
        const isLast = round === ROUNDS - 1;
        if (isLast) for (const each of all) finish(each);
        // What the server then mends at the provider, it is to hear of, too.
        if (isLast) paying.provider.deliver({});
        await comeIn(dice);
      }
      for (const { person, customer, last, ...life } of all) {
        const here = await paying.subscription(person);
        const there =
          last === 'remove' ? { isPremium: false } : standing(await subscriptionOf(customer));
        expect({ life, ...here }).toMatchObject({ life, ...there });
      }
    }),
    { numRuns: 1, endOnFailure: true },
  );
}, 300_000);
