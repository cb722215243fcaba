import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PayingApp } from './paying-app';
import { TEST_CARDS } from './test-cards';
import type { SignedUp } from './testing-app';

const COURSES = 5;
/** In each course. */
const LIVES = 20;
/** How often news are held, while something happens to everybody, and then come in. */
const ROUNDS = 4;

/** What support and the bank do at the provider, without the product. */
const ELSEWHERE = [
  ...(['cancel', 'cancelOnDay', 'resume', 'yearly', 'monthly'] as const),
  ...(['end', 'letGo', 'badCard', 'goodCard', 'askingCard', 'approve'] as const),
];
/** What a person does in the product, and in the portal that it opens. */
const HERE = [
  ...(['productCancel', 'productResume', 'productYearly', 'productMonthly'] as const),
  ...(['subscribeAgain', 'portalCancel', 'askedYearly', 'approvedYearly'] as const),
];
/** Those that need something to have happened before come more often. */
const OFTEN = [
  'letGo',
  'subscribeAgain',
  'subscribeAgain',
  'askedYearly',
  'approve',
  'approve',
] as const;
const STEPS = ['none', ...ELSEWHERE, ...HERE, ...OFTEN] as const;
type Step = (typeof STEPS)[number];
/** Within a period, while a payment is tried again, and after that. */
const DAYS = [0, 1, 20, 31, 34, 40] as const;
const LAST = ['none', 'none', 'refund', 'dispute', 'remove'] as const;

interface Life {
  readonly isYearly: boolean;
  /** Whether the first card pays the renewals, too. */
  readonly isGoodCard: boolean;
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
      isGoodCard: fc.boolean(),
      steps: fc.array(fc.constantFrom(...STEPS), { minLength: ROUNDS, maxLength: ROUNDS }),
      last: fc.constantFrom(...LAST),
    }),
    { minLength: LIVES, maxLength: LIVES, size: 'max' },
  ),
  days: fc.array(fc.constantFrom(...DAYS), { minLength: ROUNDS, maxLength: ROUNDS }),
  dice: fc.array(fc.nat(1_000), { minLength: 97, maxLength: 97, size: 'max' }),
});

interface Subscription {
  readonly id: string;
  readonly created: number;
  readonly latest_invoice: string;
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
  paying.provider.payCheckout(sessionId, life.isGoodCard ? undefined : TEST_CARDS.failsLater);
  return { ...life, person, customer: paying.customerOf(person) };
}

const byAge = (one: Subscription, other: Subscription) =>
  one.created - other.created || one.id.localeCompare(other.id);

/** The one that counts: whoever has subscribed again has others, which have ended. */
async function subscriptionOf(customer: string): Promise<Subscription> {
  const { data } = await paying.ask<{ data: Subscription[] }>(
    `/v1/subscriptions?status=all&customer=${customer}`,
  );
  const live = data.filter(({ ended_at }) => ended_at === null);
  expect(live.length).toBeLessThanOrEqual(1);
  const [of] = [...live, ...data.sort(byAge).reverse()];
  if (!of) throw new Error('no subscription');
  return of;
}

/** Says to the bank that what is due is wanted, a switch that waits for that as well. */
async function approve(customer: string): Promise<void> {
  const { data } = await paying.ask<{ data: { hosted_invoice_url: string }[] }>(
    `/v1/invoices?status=open&customer=${customer}`,
  );
  for (const { hosted_invoice_url: page } of data) {
    await fetch(`${page}/approval`, {
      method: 'POST',
      body: new URLSearchParams({ answer: 'approve' }),
      redirect: 'manual',
    });
  }
}

/** What happens at the provider. What has ended already refuses most of it, as it should. */
async function takeElsewhere(customer: string, step: Step): Promise<void> {
  const { id, items, latest_invoice } = await subscriptionOf(customer);
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
  if (step === 'letGo') await paying.ask(`/v1/invoices/${latest_invoice}/void`, {});
  if (step === 'badCard') paying.provider.replaceCard(customer, TEST_CARDS.failsLater);
  if (step === 'askingCard') paying.provider.replaceCard(customer, TEST_CARDS.asksTheBank);
  if (step === 'approve') await approve(customer);
  if (step === 'goodCard') paying.provider.replaceCard(customer);
  if (step === 'end') await paying.endNow(id);
}

async function subscribeAgain(person: SignedUp): Promise<void> {
  const opened = await paying.checkout(person).catch(() => undefined);
  if (opened) paying.provider.payCheckout(opened.sessionId);
}

async function pressInPortal(person: SignedUp, path: string): Promise<void> {
  const url = `${await paying.portal(person)}/${path}`;
  await fetch(url, { method: 'POST', body: new URLSearchParams(), redirect: 'manual' });
}

/** Switches with a card whose bank wants that approved. */
async function askedYearly(person: SignedUp): Promise<void> {
  paying.provider.replaceCard(paying.customerOf(person), TEST_CARDS.asksTheBank);
  await paying.change(person, 'switchPlan(plan: PREMIUM_YEARLY)');
}

const PRESSED: Readonly<Partial<Record<Step, (person: SignedUp) => Promise<unknown>>>> = {
  productCancel: (person) => paying.change(person, 'cancelSubscription'),
  productResume: (person) => paying.change(person, 'resumeSubscription'),
  productYearly: (person) => paying.change(person, 'switchPlan(plan: PREMIUM_YEARLY)'),
  productMonthly: (person) => paying.change(person, 'switchPlan(plan: PREMIUM_MONTHLY)'),
  subscribeAgain,
  portalCancel: (person) => pressInPortal(person, 'cancel'),
  askedYearly,
  async approvedYearly(person) {
    await askedYearly(person);
    await approve(paying.customerOf(person));
  },
};

async function take({ person, customer }: Living, step: Step): Promise<void> {
  const press = PRESSED[step];
  if (press) await press(person);
  else await takeElsewhere(customer, step);
}

function finish({ customer, last }: Living): void {
  // A last payment that went back already cannot do so again.
  try {
    if (last === 'refund') paying.provider.refund(customer);
    if (last === 'dispute') paying.provider.dispute(customer);
  } catch (error) {
    expect(String(error)).toMatch(/refunded|disputed|charge/i);
  }
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
  return cancel_at === null || cancel_at > end
    ? { ...live, status: 'ACTIVE', expiresAt: moment(end), renewsAt: moment(end) }
    : { ...live, status: 'CANCELLED', expiresAt: moment(cancel_at), renewsAt: null };
}

it(`${COURSES * LIVES} lives at the provider end here as they do there, although their news come late, mixed and twice`, async () => {
  await fc.assert(
    fc.asyncProperty(course, async ({ lives, days, dice }) => {
      paying.provider.reset();
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
    { numRuns: COURSES, endOnFailure: true },
  );
}, 600_000);
