import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { getNamedType, isCompositeType, isEnumType, isInputObjectType, isListType } from 'graphql';
import type { GraphQLArgument, GraphQLField, GraphQLInputField, GraphQLInputType } from 'graphql';
import { Entitlements } from '../src/features/subscription/entitlements';
import { Arrivals } from './arrivals';
import { multipartStream } from './multipart-stream';
import { PayingApp } from './paying-app';
import { registeredRoutes } from './registered-routes';
import { TEST_CARDS } from './test-cards';
import type { GraphqlAnswerError, SignedUp } from './testing-app';

/** The administrators' own key, which has prices read anew and nothing else. Nobody who forges requests here has it. */
const ADMIN = 'administrators-own-key-that-nobody-knows';

let paying: PayingApp;
let victim: SignedUp;
let paidSession: string;
beforeAll(async () => {
  paying = await PayingApp.start({ config: { adminApiKey: ADMIN } });
  victim = await paying.app.signup({ name: 'Victim' });
  paidSession = (await paying.checkout(victim)).sessionId;
  paying.provider.payCheckout(paidSession);
  await paying.provider.settled();
});
afterAll(() => paying.close());

let mallory: SignedUp;
let openSession: string;
beforeEach(async () => {
  mallory = await paying.app.signup({ name: 'Mallory' });
  openSession = (await paying.checkout(mallory)).sessionId;
});

const premiumOf = async ({ userId }: SignedUp) =>
  (await paying.app.app.get(Entitlements, { strict: false }).of(userId)).isPremium;

/** Whatever was sent, and to whomever: it has made nobody premium, and taken nothing from who is. */
async function expectNothingGained(): Promise<void> {
  await paying.provider.settled();
  expect([await premiumOf(mallory), await premiumOf(victim)]).toEqual([false, true]);
}

/** What may stand wherever text is taken. */
const texts = (): readonly string[] => [
  paidSession,
  openSession,
  victim.userId,
  victim.email,
  paying.customerOf(victim),
  'premium-yearly',
  `${paying.sandbox.url}/pay/checkout?paid=true`,
  "x', isPremium = true --",
];

/** As a preview of prices may have named it a minute ago. */
const DateTime = JSON.stringify(new Date(Date.now() - 60_000));

const PASSWORD = 'amber-lantern-17';
/** What has to be well-formed for the rest to be looked at. */
const FORMED: Readonly<Record<string, string>> = {
  ...{ variant: 'en-GB', culture: 'en-GB', timezone: 'Europe/London' },
  ...{ password: PASSWORD, newPassword: PASSWORD, confirmPassword: PASSWORD },
};

function written(type: GraphQLInputType, text: string): string {
  const named = getNamedType(type);
  if (isInputObjectType(named)) return `{${pairs(Object.values(named.getFields()), text)}}`;
  if (isEnumType(named)) return enumerated(type, named.getValues().at(-1)?.name ?? '');
  const known: Record<string, string> = { Boolean: 'true', Int: '999', Float: '999', DateTime };
  const value = known[named.name] ?? JSON.stringify(text);
  return enumerated(type, value);
}

function enumerated(type: GraphQLInputType, value: string): string {
  const inner = 'ofType' in type ? type.ofType : type;
  return isListType(type) || isListType(inner) ? `[${value}]` : value;
}

const pairs = (args: readonly (GraphQLArgument | GraphQLInputField)[], text: string): string =>
  args.map(({ name, type }) => `${name}: ${written(type, FORMED[name] ?? text)}`).join(', ');

const argumentsOf = (args: readonly GraphQLArgument[], text: string) =>
  args.length === 0 ? '' : `(${pairs(args, text)})`;

interface Field {
  readonly root: string;
  readonly field: GraphQLField<unknown, unknown>;
}

function fieldsOf(): Field[] {
  const { schema } = paying.app.app.get(GraphQLSchemaHost);
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return roots.flatMap((root) =>
    Object.values(root?.getFields() ?? {}).map((field) => ({
      root: root?.name.toLowerCase() ?? '',
      field,
    })),
  );
}

const queryOf = ({ root, field }: Field, text: string): string => {
  const selection = isCompositeType(getNamedType(field.type)) ? ' { __typename }' : '';
  return `${root} { ${field.name}${argumentsOf(field.args, text)}${selection} }`;
};

interface Answer {
  readonly data?: Readonly<Record<string, unknown>> | null | undefined;
  readonly errors?: readonly GraphqlAnswerError[] | undefined;
}

/** The whole answer; of a stream, what comes first. */
async function call(query: string): Promise<Answer> {
  const { token } = mallory;
  if (!query.startsWith('subscription')) return paying.app.gql(query, {}, { token });
  const stream = await multipartStream(paying.app, query, {}, { token });
  if (!stream.headers.get('content-type')?.startsWith('multipart/')) {
    return (await stream.body()) as Answer;
  }
  const { payload } = (await stream.next()) as { payload: Answer };
  while (await stream.next());
  return payload;
}

/** The fields that an answer is about: none where the query was not carried out at all. */
const fieldsIn = ({ data, errors = [] }: Answer) => [
  ...Object.keys(data ?? {}),
  ...errors.map(({ path }) => path?.[0]),
];

/** Everything that somebody may think decides. */
const forged = (text: string): Record<string, unknown> => ({
  ...{ isPremium: true, subscriptionType: 'premium', premium: true, role: 'admin', success: true },
  ...{ plan: 'premium-yearly', planId: 'yearly', status: 'active', expiresAt: '2099-01-01' },
  ...{
    userId: text,
    sessionId: text,
    session_id: text,
    customer: text,
    customerId: text,
    id: text,
  },
  ...{ subscription: { plan: 'premium-yearly', status: 'active' }, subscriptionId: text },
  ...{ email: text, name: text, text, token: text, redirectToken: text, language: 'en' },
  ...{ password: mallory.password, confirmPassword: mallory.password, currentPassword: text },
  ...{ newPassword: mallory.password, theme: 'dark', logs: [{ level: 'error', message: text }] },
  // Named so, it is sent as a field; without the brackets it would only be the prototype of this object.
  ['__proto__']: { isPremium: true },
  constructor: { isPremium: true },
});

it('what is forged has all its fields on its way, also the one that is a prototype where it is read carelessly', () => {
  const names = [...JSON.stringify(forged('x')).matchAll(/"(\w+)":\{"isPremium":true\}/g)];
  expect(names.map(([, name]) => name)).toEqual(['__proto__', 'constructor']);
});

describe('nobody becomes premium by', () => {
  it('any field of the schema, whatever it is given', async () => {
    const fields = fieldsOf();
    expect(fields.length).toBeGreaterThan(40);
    const arrivals = new Arrivals();
    for (const field of fields) {
      const { name } = field.field;
      for (const text of texts()) {
        const answer = await call(queryOf(field, text));
        expect(fieldsIn(answer)).toContain(name);
        arrivals.note(name, answer.errors?.map(({ extensions }) => extensions.code) ?? []);
      }
      await expectNothingGained();
      mallory = await paying.app.signup({ name: 'Mallory' });
      openSession = (await paying.checkout(mallory)).sessionId;
    }
    expect(arrivals.unreached()).toEqual([]);
  });

  it('any route, whatever it is sent', async () => {
    const routes = registeredRoutes(paying.app).filter((route) => !route.includes('graphql'));
    expect(routes.length).toBeGreaterThan(25);
    const arrivals = new Arrivals();
    for (const route of routes) {
      const [method = '', path = ''] = route.split(' ');
      for (const text of texts()) {
        const named = path.replace(/:\w+/, encodeURIComponent(text));
        const query = `?userId=${mallory.userId}&session_id=${encodeURIComponent(text)}&token=${encodeURIComponent(text)}&plan=premium-yearly&isPremium=true`;
        const answer = await paying.app.fetch(named + query, {
          method: method === 'ALL' ? 'POST' : method,
          token: mallory.token,
          headers: { 'content-type': 'application/json', 'x-user-id': victim.userId },
          ...(method !== 'GET' && { body: JSON.stringify(forged(text)) }),
        });
        const [, code] = /"code":"(\w+)"/.exec(await answer.text()) ?? [];
        arrivals.note(route, code === undefined ? [] : [code]);
      }
      await expectNothingGained();
      mallory = await paying.app.signup({ name: 'Mallory' });
      openSession = (await paying.checkout(mallory)).sessionId;
    }
    // Without a signature, and without the operation that is asked about, nobody gets further.
    expect(arrivals.unreached()).toEqual([
      'POST /api/Subscription/webhook',
      'GET /api/Subscription/can-use',
    ]);
  });

  it('an event that they write themselves', async () => {
    const object = {
      ...{ id: 'sub_1', object: 'subscription', status: 'active' },
      ...{ customer: paying.customerOf(mallory), metadata: { userId: mallory.userId } },
    };
    const event = JSON.stringify({ type: 'customer.subscription.created', data: { object } });
    for (const signature of [
      undefined,
      '',
      `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`,
    ]) {
      const response = await paying.app.fetch('/api/Subscription/webhook', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(signature !== undefined && { 'stripe-signature': signature }),
        },
        body: event,
      });
      expect(response.status).toBe(400);
    }
    await expectNothingGained();
  });

  it('coming back from the payment page without having paid, or with what somebody else has paid', async () => {
    const refresh = (id: string) =>
      paying.change(mallory, `refreshSubscription(sessionId: "${id}")`);
    expect(await refresh(openSession)).toMatchObject({ isPremium: false });
    expect(await refresh(paidSession)).toBe('FORBIDDEN');
    const paths = ['/checkout/success', '/en/checkout/success', '/api/Subscription/success'];
    for (const path of paths) await paying.app.fetch(`${path}?session_id=${paidSession}`);
    await expectNothingGained();
  });

  it('a card that is declined, or a page that has expired', async () => {
    paying.provider.payCheckout(openSession, TEST_CARDS.declined);
    await expectNothingGained();
    await paying.checkout(mallory, 'PREMIUM_YEARLY');
    expect(paying.provider.payCheckout(openSession).session.status).toBe('expired');
    await expectNothingGained();
  });

  it('anything but paying, which does it', async () => {
    paying.provider.payCheckout(openSession);
    await paying.provider.settled();
    expect(await premiumOf(mallory)).toBe(true);
  });
});
