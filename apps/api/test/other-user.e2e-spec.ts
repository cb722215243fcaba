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
