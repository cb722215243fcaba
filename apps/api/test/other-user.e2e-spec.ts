import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { API_SCOPES, type ApiScope, type ErrorCode } from '@tercet/contracts';
import { randomUUID } from 'node:crypto';
import { multipartStream } from './multipart-stream';
import { PayingApp } from './paying-app';
import { registeredRoutes } from './registered-routes';
import { operationsOf } from './schema-operations';
import type { SignedUp, TestingApp } from './testing-app';

/**
 * What each operation does for somebody who is not the owner. A new operation without a line here fails the test.
 * - `public`: shows nothing of an account, whoever asks.
 * - `bySecret`: opens an account, or changes it, for a secret only; for a made-up one it is refused.
 * - `own`: takes no id; it works on the caller's account, and not at all without one.
 * - `byId`: takes the id of something that belongs to an account; for all others there is no such thing.
 */
type Rule =
  | { readonly kind: 'public' | 'own' | 'byId'; readonly query: string; readonly scope?: ApiScope }
  | { readonly kind: 'bySecret'; readonly query: string; readonly refusal: ErrorCode };

const open = (query: string, scope?: ApiScope): Rule => ({
  kind: 'public',
  query,
  ...(scope && { scope }),
});
const own = (query: string, scope?: ApiScope): Rule => ({
  kind: 'own',
  query,
  ...(scope && { scope }),
});
/** `$id` is the id of something of the victim's. */
const byId = (query: string): Rule => ({ kind: 'byId', query });
const bySecret = (query: string, refusal: ErrorCode): Rule => ({
  kind: 'bySecret',
  query,
  refusal,
});

const VICTIM = 'victim@example.com';
const NEW_PASSWORD = 'newPassword: "violet-harbor-43", confirmPassword: "violet-harbor-43"';
const PASSWORDS = `currentPassword: "violet-harbor-42", ${NEW_PASSWORD}`;

const RULES: Readonly<Record<string, Rule>> = {
  'Query.me': own('{ me { id } }'),
  'Query.subscription': own('{ subscription { plan } }'),
  'Query.canUse': own('{ canUse(operation: IMPROVE) { canUse } }', 'transform'),
  'Query.apiKeys': own('{ apiKeys { id } }'),
  'Query.exportMyData': own('{ exportMyData }'),
  'Query.sessions': own('{ sessions { id } }'),
  'Query.verifyResetToken': open('{ verifyResetToken(token: "made up") { valid } }'),
  'Query.assistantEngine': own('{ assistantEngine }'),
  'Query.assistantModel': own('{ assistantModel }'),
  'Query.check': open('{ check(input: {text: "x"}) { language } }', 'check'),
  'Query.pricing': open('{ pricing { isAvailable } }'),
  'Query.pricingPlan': open('{ pricingPlan(planId: MONTHLY) { price } }'),
  'Query.invoices': own('{ invoices { id } }'),
  'Query.accountCredit': own('{ accountCredit { amount } }'),
  'Query.awaitedSwitch': own('{ awaitedSwitch { payUrl } }'),
  'Query.planSwitchPreview': own('{ planSwitchPreview(plan: PREMIUM_YEARLY) { price } }'),
  'Query.supportedLanguages': open('{ supportedLanguages }'),
  'Query.tones': open('{ tones }'),
  'Mutation.contactSupport': open(
    'mutation { contactSupport(input: {email: "x@example.com", message: "x"}) }',
  ),
  'Mutation.register': bySecret(
    `mutation { register(input: {name: "x", email: "${VICTIM}", password: "violet-harbor-43", confirmPassword: "violet-harbor-43"}) { token } }`,
    'EMAIL_TAKEN',
  ),
  'Mutation.login': bySecret(
    `mutation { login(input: {email: "${VICTIM}", password: "made up"}) { token } }`,
    'INVALID_CREDENTIALS',
  ),
  'Mutation.logout': own('mutation { logout }'),
  'Mutation.refreshSession': own('mutation { refreshSession { token } }'),
  'Mutation.updateProfile': own('mutation { updateProfile(input: {name: "Mallory"}) { id } }'),
  'Mutation.changeEmail': own(
    'mutation { changeEmail(input: {newEmail: "m@example.com", password: "violet-harbor-42"}) { id } }',
  ),
  'Mutation.changePassword': own(`mutation { changePassword(input: {${PASSWORDS}}) { token } }`),
  'Mutation.createApiKey': own(
    'mutation { createApiKey(input: {name: "x", scopes: [CHECK]}) { key } }',
  ),
  'Mutation.deleteAccount': own(
    'mutation { deleteAccount(input: {password: "violet-harbor-42"}) }',
  ),
  'Mutation.endOtherSessions': own('mutation { endOtherSessions }'),
  'Mutation.endSession': byId('mutation ($id: ID!) { endSession(id: $id) }'),
  'Mutation.exchangeRedirectToken': bySecret(
    'mutation { exchangeRedirectToken(redirectToken: "made up") { token } }',
    'TOKEN_INVALID',
  ),
  'Mutation.forgotPassword': open(`mutation { forgotPassword(email: "${VICTIM}") }`),
  'Mutation.generateRedirectToken': own('mutation { generateRedirectToken { redirectToken } }'),
  'Mutation.resendVerification': own('mutation { resendVerification }'),
  'Mutation.resetPassword': bySecret(
    `mutation { resetPassword(input: {token: "made up", ${NEW_PASSWORD}}) }`,
    'TOKEN_INVALID',
  ),
  'Mutation.revokeApiKey': byId('mutation ($id: ID!) { revokeApiKey(id: $id) }'),
  'Mutation.verifyEmail': bySecret('mutation { verifyEmail(token: "made up") }', 'TOKEN_INVALID'),
  'Mutation.createCheckoutSession': own(
    'mutation { createCheckoutSession(plan: PREMIUM_MONTHLY) { url } }',
  ),
  'Mutation.createBillingPortalSession': own('mutation { createBillingPortalSession { url } }'),
  'Mutation.cancelSubscription': own('mutation { cancelSubscription { plan } }'),
  'Mutation.resumeSubscription': own('mutation { resumeSubscription { plan } }'),
  'Mutation.switchPlan': own('mutation { switchPlan(plan: PREMIUM_YEARLY) { plan } }'),
  'Mutation.withdrawSwitch': own('mutation { withdrawSwitch { plan } }'),
  'Mutation.refreshSubscription': byId(
    'mutation ($id: String!) { refreshSubscription(sessionId: $id) { plan } }',
  ),
  'Mutation.transformText': own(
    'mutation { transformText(input: {operation: IMPROVE, text: "x"}) { text } }',
    'transform',
  ),
  'Subscription.textTransform': own(
    'subscription { textTransform(input: {operation: IMPROVE, text: "x"}) { __typename } }',
    'transform',
  ),
};

/**
 * The same for the routes beside GraphQL; `own` ones take no id either. Others look at no account: they need the
 * administrators' key, or the payment provider's signature.
 */
const ROUTES: Readonly<Record<string, 'public' | 'own' | 'admin' | 'signed'>> = {
  'POST /api/auth/register': 'public',
  'POST /api/auth/login': 'public',
  'POST /api/auth/change-password': 'own',
  'POST /api/auth/forgot-password': 'public',
  'POST /api/auth/reset-password': 'public',
  'GET /api/auth/verify-reset-token': 'public',
  'POST /api/auth/verify-email': 'public',
  'POST /api/auth/generate-redirect-token': 'own',
  'POST /api/auth/exchange-redirect-token': 'public',
  'POST /api/auth/refresh': 'own',
  'POST /api/auth/logout': 'own',
  'GET /api/auth/me': 'own',
  'PUT /api/auth/profile': 'own',
  'GET /api/Subscription': 'own',
  'GET /api/Subscription/status': 'own',
  'GET /api/Subscription/can-use': 'own',
  'GET /api/Subscription/can-use/:operation': 'own',
  'POST /api/Subscription/cancel': 'own',
  'POST /api/Subscription/create-checkout-session': 'own',
  'POST /api/Subscription/resume': 'own',
  'POST /api/Subscription/update': 'own',
  'POST /api/Subscription/webhook': 'signed',
  'GET /api/pricing': 'public',
  'GET /api/pricing/:planId': 'public',
  'POST /api/pricing/clear-cache': 'admin',
  'POST /api/logs': 'public',
  'GET /health/live': 'public',
  'GET /health/ready': 'public',
  'POST /v2/check': 'public',
  'ALL /v2/check': 'public',
  'GET /v2/languages': 'public',
};

/** Those of them that API keys may call, and which. */
const KEY_ROUTES: Readonly<Record<string, readonly ApiScope[]>> = {
  'GET /api/Subscription/can-use': ['transform'],
  'GET /api/Subscription/can-use/:operation': ['transform'],
  'POST /v2/check': ['check'],
  'GET /v2/languages': API_SCOPES,
};

const placeOf = (route: string): readonly [method: string, path: string] => {
  const [method = '', path = ''] = route.split(' ');
  return [method, path.replace(':operation', 'improve')];
};

const ENTRIES = Object.entries(RULES);
const ASKING = ENTRIES.filter(([, { kind }]) => kind === 'own' || kind === 'byId');
const OPEN = ENTRIES.filter(([, { kind }]) => kind === 'public');
const SECRET = ENTRIES.flatMap(([name, rule]) =>
  rule.kind === 'bySecret' ? [[name, rule] as const] : [],
);
const SCOPED = ENTRIES.flatMap(([name, rule]) => {
  if (rule.kind === 'bySecret') return [];
  const scopes = rule.scope ? [rule.scope] : rule.kind === 'public' ? API_SCOPES : [];
  return [[name, rule.query, scopes] as const];
});
/** Of routes, those that look at who asks. */
const LOOKING = Object.keys(ROUTES).filter(
  (route) => ROUTES[route] === 'own' || route in KEY_ROUTES,
);

let paying: PayingApp;
let app: TestingApp;
let victim: SignedUp;
let other: SignedUp;
let keys: Readonly<Record<ApiScope, string>>;
async function keyOf(person: SignedUp, scope: ApiScope): Promise<string> {
  const { data } = await app.gql<{ createApiKey: { key: string } }>(
    'mutation ($scopes: [ApiScope!]!) { createApiKey(input: {name: "x", scopes: $scopes}) { key } }',
    { scopes: [scope.toUpperCase()] },
    { token: person.token },
  );
  return data?.createApiKey.key ?? '';
}

beforeAll(async () => {
  paying = await PayingApp.start();
  ({ app } = paying);
  victim = await app.signup({ name: 'Victim', email: VICTIM });
  other = await app.signup({ name: 'Other' });
  await keyOf(victim, 'check');
  keys = { check: await keyOf(other, 'check'), transform: await keyOf(other, 'transform') };
});
afterAll(() => paying.close());

describe("another person's data", () => {
  it('has a rule for every operation of the schema, and one of ids for those that take any', () => {
    const operations = operationsOf(app);
    expect(operations.map(({ name }) => name).sort()).toEqual(Object.keys(RULES).sort());
    for (const { name, takesId } of operations) {
      expect([name, RULES[name]?.kind === 'byId']).toEqual([name, takesId]);
    }
    for (const [name, { query }] of ENTRIES) {
      expect([name, query]).toEqual([name, expect.stringContaining(name.split('.')[1] ?? '')]);
    }
  });

  it('has a rule for every route, no rule without one, and no route that takes an id', () => {
    const routes = registeredRoutes(app);
    expect(routes.toSorted()).toEqual(Object.keys(ROUTES).sort());
    expect(routes.join()).not.toMatch(/:(?!(operation|planId)\b)/);
  });

  it.each(Object.keys(ROUTES).filter((route) => ROUTES[route] === 'own'))(
    'is closed to visitors and to tokens of nobody: %s',
    async (route) => {
      const [method, place] = placeOf(route);
      const [header = '', , signature = ''] = victim.token.split('.');
      const claims = Buffer.from(JSON.stringify({ sub: victim.userId, sid: randomUUID() }));
      const forged = `${header}.${claims.toString('base64url')}.${signature}`;
      for (const options of [{}, { token: forged }]) {
        const { status, body } = await app.rest(method, place, undefined, options);
        expect([status, body['code']]).toEqual([401, 'UNAUTHENTICATED']);
      }
    },
  );

  async function refusalOfStream(query: string, options: object) {
    const stream = await multipartStream(app, query, {}, options);
    if (!stream.headers.get('content-type')?.startsWith('multipart/')) {
      return ((await stream.body()) as AnswerErrors).errors;
    }
    while (await stream.next());
    return undefined;
  }

  /** The error that an operation is answered with. */
  async function refusalOf(query: string, token?: string, id: string = randomUUID()) {
    const options = token === undefined ? {} : { token };
    const variables = query.includes('$id') ? { id } : {};
    const errors = query.startsWith('subscription')
      ? await refusalOfStream(query, options)
      : (await app.gql(query, variables, options)).errors;
    return errors?.[0]?.extensions.code;
  }

  it.each(ASKING)('is closed to visitors and to tokens of nobody: %s', async (_, { query }) => {
    const [header = '', , signature = ''] = victim.token.split('.');
    const claims = Buffer.from(JSON.stringify({ sub: victim.userId, sid: randomUUID() }));
    const forged = `${header}.${claims.toString('base64url')}.${signature}`;
    for (const token of [undefined, forged, `tct_${'x'.repeat(43)}`]) {
      expect(await refusalOf(query, token)).toBe('UNAUTHENTICATED');
    }
  });

  it.each(OPEN)('is nothing that a public answer depends on: %s', async (_, { query }) => {
    const { data } = await app.gql(query);
    expect(data).toEqual(expect.anything());
    expect((await app.gql(query, {}, { token: victim.token })).data).toEqual(data);
  });

  it.each(SECRET)('is not opened by a made-up secret: %s', async (_, { query, refusal }) => {
    for (const token of [undefined, other.token, victim.token]) {
      expect(await refusalOf(query, token)).toBe(refusal);
    }
  });

  it.each(SCOPED)(
    'is open to API keys of its scope, and to no other: %s',
    async (_, query, scopes) => {
      for (const scope of API_SCOPES) {
        const expected = scopes.includes(scope) ? undefined : 'FORBIDDEN';
        expect([scope, await refusalOf(query, keys[scope])]).toEqual([scope, expected]);
      }
    },
  );

  it.each(LOOKING)('is open to API keys of its scope, and to no other: %s', async (route) => {
    const [method, path] = placeOf(route);
    for (const scope of API_SCOPES) {
      const body = path === '/v2/check' ? { text: 'x', language: 'en-US' } : undefined;
      const { status } = await app.rest(method, path, body, { token: keys[scope] });
      const isOpen = KEY_ROUTES[route]?.includes(scope) ?? false;
      // Without an operation it is a question that cannot be answered.
      const opened = path.endsWith('can-use') ? 400 : 200;
      expect([scope, status]).toEqual([scope, isOpen ? opened : 403]);
    }
  });

  it('is not there for others who know its id', async () => {
    const { data } = await app.gql<Record<'sessions' | 'apiKeys', { id: string }[]>>(
      '{ sessions { id } apiKeys { id } }',
      {},
      { token: victim.token },
    );
    const ids = [...(data?.sessions ?? []), ...(data?.apiKeys ?? [])].map(({ id }) => id);
    expect(ids).toHaveLength(2);
    for (const [name, { kind, query }] of ASKING) {
      if (kind !== 'byId') continue;
      for (const id of [...ids, randomUUID(), 'no id', '']) {
        expect([name, await refusalOf(query, other.token, id)]).toEqual([name, 'NOT_FOUND']);
      }
    }
  });

  it('stays as it was whatever another account does', async () => {
    const options = { token: other.token };
    await app.gql('mutation { updateProfile(input: {name: "Changed"}) { id } }', {}, options);
    await app.rest(
      'PUT',
      '/api/auth/profile',
      { id: victim.userId, userId: victim.userId, name: 'Changed' },
      options,
    );
    await app.gql('mutation { logout }', {}, options);
    const { body, status } = await app.rest('GET', '/api/auth/me', undefined, {
      token: victim.token,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: victim.userId, name: 'Victim' });
  });
});

interface AnswerErrors {
  readonly errors: readonly { readonly extensions: { readonly code: string } }[];
}
