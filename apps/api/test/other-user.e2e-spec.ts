import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { API_SCOPES, type ApiScope } from '@tercet/contracts';
import { randomUUID } from 'node:crypto';
import { multipartStream } from './multipart-stream';
import { createTestingApp, type SignedUp, type TestingApp } from './testing-app';

/**
 * What each operation does for somebody who is not the owner. A new operation without a line here fails the test.
 * - `public`: shows nothing of an account, whoever asks.
 * - `own`: takes no id; it works on the caller's account, and not at all without one.
 * - `byId`: takes the id of something that belongs to an account; for all others there is no such thing.
 */
type Rule =
  | { readonly kind: 'public' }
  | { readonly kind: 'own' | 'byId'; readonly query: string; readonly scope?: ApiScope };

const PUBLIC: Rule = { kind: 'public' };
const own = (query: string, scope?: ApiScope): Rule => ({
  kind: 'own',
  query,
  ...(scope && { scope }),
});
/** `$id` is the id of something of the victim's. */
const byId = (query: string): Rule => ({ kind: 'byId', query });

const PASSWORDS =
  'currentPassword: "violet-harbor-42", newPassword: "violet-harbor-43", confirmPassword: "violet-harbor-43"';

const RULES: Readonly<Record<string, Rule>> = {
  'Query.me': own('{ me { id } }'),
  'Query.subscription': own('{ subscription { plan } }'),
  'Query.canUse': own('{ canUse(operation: IMPROVE) { canUse } }', 'transform'),
  'Query.apiKeys': own('{ apiKeys { id } }'),
  'Query.exportMyData': own('{ exportMyData }'),
  'Query.sessions': own('{ sessions { id } }'),
  'Query.verifyResetToken': PUBLIC,
  'Query.assistantEngine': own('{ assistantEngine }'),
  'Query.check': PUBLIC,
  'Query.supportedLanguages': PUBLIC,
  'Query.tones': PUBLIC,
  'Mutation.register': PUBLIC,
  'Mutation.login': PUBLIC,
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
  'Mutation.exchangeRedirectToken': PUBLIC,
  'Mutation.forgotPassword': PUBLIC,
  'Mutation.generateRedirectToken': own('mutation { generateRedirectToken { redirectToken } }'),
  'Mutation.resendVerification': own('mutation { resendVerification }'),
  'Mutation.resetPassword': PUBLIC,
  'Mutation.revokeApiKey': byId('mutation ($id: ID!) { revokeApiKey(id: $id) }'),
  'Mutation.verifyEmail': PUBLIC,
  'Mutation.transformText': own(
    'mutation { transformText(input: {operation: IMPROVE, text: "x"}) { text } }',
    'transform',
  ),
  'Subscription.textTransform': own(
    'subscription { textTransform(input: {operation: IMPROVE, text: "x"}) { __typename } }',
    'transform',
  ),
};

/** The same for the routes beside GraphQL; `own` ones take no id either. */
const ROUTES: Readonly<Record<string, 'public' | 'own'>> = {
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
  'GET /health/live': 'public',
  'GET /health/ready': 'public',
  'POST /v2/check': 'public',
  'ALL /v2/check': 'public',
  'GET /v2/languages': 'public',
};

interface Layer {
  readonly route?: { readonly path: string; readonly methods: Readonly<Record<string, boolean>> };
}

/** Every route that the application has registered, as `METHOD /path`. */
function registeredRoutes({ app: nest }: TestingApp): string[] {
  const { router } = nest.getHttpAdapter().getInstance() as unknown as {
    router: { stack: readonly Layer[] };
  };
  return router.stack.flatMap(({ route }) => {
    if (!route) return [];
    const methods = Object.keys(route.methods);
    const names = methods.length > 1 || methods[0] === '_all' ? ['all'] : methods;
    return names.map((name) => `${name.toUpperCase()} ${route.path}`);
  });
}

const ASKING = Object.entries(RULES).flatMap(([name, rule]) =>
  rule.kind === 'public' ? [] : [[name, rule] as const],
);

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
  app = await createTestingApp();
  victim = await app.signup({ name: 'Victim' });
  other = await app.signup({ name: 'Other' });
  await keyOf(victim, 'check');
  keys = { check: await keyOf(other, 'check'), transform: await keyOf(other, 'transform') };
});
afterAll(() => app.close());

describe("another person's data", () => {
  it('has a rule for every operation of the schema', () => {
    const { schema } = app.app.get(GraphQLSchemaHost);
    const operations = [
      schema.getQueryType(),
      schema.getMutationType(),
      schema.getSubscriptionType(),
    ].flatMap((type) => Object.keys(type?.getFields() ?? {}).map((field) => `${type}.${field}`));
    expect(operations.filter((operation) => !(operation in RULES))).toEqual([]);
  });

  it('has a rule for every route, and no rule without one', () => {
    expect([...new Set(registeredRoutes(app))].sort()).toEqual(Object.keys(ROUTES).sort());
  });

  it.each(Object.keys(ROUTES).filter((route) => ROUTES[route] === 'own'))(
    'is closed to visitors and to tokens of nobody: %s',
    async (route) => {
      const [method = '', path = ''] = route.split(' ');
      const [header = '', , signature = ''] = victim.token.split('.');
      const claims = Buffer.from(JSON.stringify({ sub: victim.userId, sid: randomUUID() }));
      const forged = `${header}.${claims.toString('base64url')}.${signature}`;
      const place = path.replace(':operation', 'improve');
      for (const options of [{}, { token: forged }]) {
        const { status, body } = await app.rest(method, place, undefined, options);
        expect([status, body['code']]).toEqual([401, 'UNAUTHENTICATED']);
      }
    },
  );

  /** The error that an operation is answered with. */
  async function refusalOf(query: string, token?: string, id: string = randomUUID()) {
    const options = token === undefined ? {} : { token };
    const variables = query.includes('$id') ? { id } : {};
    const errors = query.startsWith('subscription')
      ? ((await (await multipartStream(app, query, {}, options)).body()) as AnswerErrors).errors
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

  it.each(ASKING)('is open to API keys of one scope, or of none: %s', async (_, rule) => {
    for (const scope of API_SCOPES.filter((each) => each !== rule.scope)) {
      expect(await refusalOf(rule.query, keys[scope])).toBe('FORBIDDEN');
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
