import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { randomUUID } from 'node:crypto';
import { multipartStream } from './multipart-stream';
import { createTestingApp, type SignedUp, type TestingApp } from './testing-app';

/**
 * What each operation does for somebody who is not the owner. A new operation without a line here fails the test.
 * - `public`: shows nothing of an account, whoever asks.
 * - `own`: takes no id; it works on the caller's account, and not at all without one.
 */
type Rule = { readonly kind: 'public' } | { readonly kind: 'own'; readonly query: string };

const PUBLIC: Rule = { kind: 'public' };
const own = (query: string): Rule => ({ kind: 'own', query });

const RULES: Readonly<Record<string, Rule>> = {
  'Query.me': own('{ me { id } }'),
  'Query.subscription': own('{ subscription { plan } }'),
  'Query.canUse': own('{ canUse(operation: IMPROVE) { canUse } }'),
  'Query.assistantEngine': own('{ assistantEngine }'),
  'Query.check': PUBLIC,
  'Query.supportedLanguages': PUBLIC,
  'Query.tones': PUBLIC,
  'Mutation.register': PUBLIC,
  'Mutation.login': PUBLIC,
  'Mutation.logout': own('mutation { logout }'),
  'Mutation.refreshSession': own('mutation { refreshSession { token } }'),
  'Mutation.updateProfile': own('mutation { updateProfile(input: {name: "Mallory"}) { id } }'),
  'Mutation.transformText': own(
    'mutation { transformText(input: {operation: IMPROVE, text: "x"}) { text } }',
  ),
  'Subscription.textTransform': own(
    'subscription { textTransform(input: {operation: IMPROVE, text: "x"}) { __typename } }',
  ),
};

/** The same for the routes beside GraphQL; `own` ones take no id either. */
const ROUTES: Readonly<Record<string, 'public' | 'own'>> = {
  'POST /api/auth/register': 'public',
  'POST /api/auth/login': 'public',
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

let app: TestingApp;
let victim: SignedUp;
let other: SignedUp;
beforeAll(async () => {
  app = await createTestingApp();
  victim = await app.signup({ name: 'Victim' });
  other = await app.signup({ name: 'Other' });
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

  it.each(
    Object.entries(RULES).flatMap(([name, rule]) =>
      rule.kind === 'own' ? [[name, rule.query]] : [],
    ),
  )('is closed to visitors and to tokens of nobody: %s', async (_, query = '') => {
    const [header = '', , signature = ''] = victim.token.split('.');
    const claims = Buffer.from(JSON.stringify({ sub: victim.userId, sid: randomUUID() }));
    const forged = `${header}.${claims.toString('base64url')}.${signature}`;
    for (const token of [undefined, forged]) {
      const options = token === undefined ? {} : { token };
      const errors = query.startsWith('subscription')
        ? ((await (await multipartStream(app, query, {}, options)).body()) as AnswerErrors).errors
        : (await app.gql(query, {}, options)).errors;
      expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
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
