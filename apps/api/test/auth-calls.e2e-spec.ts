import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SessionTokens } from '../src/features/auth/sessions/session-token';
import { createMailedApp, type MailedApp } from './mailed-app';
import { type SpecifiedCall, specifiedCalls } from './specified-calls';
import type { SignedUp, TestingApp } from './testing-app';

let mailed: MailedApp;
let app: TestingApp;
/** Somebody of whom nothing changes: for calls that are refused. */
let anybody: SignedUp;
beforeAll(async () => {
  mailed = await createMailedApp();
  ({ app } = mailed);
  anybody = await app.signup();
});
afterAll(() => mailed.close());

const DAY_MS = 86_400_000;
/** The token of a session as it was two days ago, when it was good for one. */
function expired(token: string): string {
  const tokens = app.app.get(SessionTokens, { strict: false });
  const claims = tokens.verify(token);
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
  return tokens.sign({ ...claims, issuedAt: daysAgo(2), expiresAt: daysAgo(1) });
}

const CALLS = specifiedCalls(() => mailed);

const CASES: readonly ((path: string) => string)[] = [
  (path) => path,
  (path) => path.toUpperCase(),
  (path) => path.toLowerCase(),
  (path) => path.replace('/api/auth', '/Api/Auth'),
  (path) => `${path}/`,
];

const named = (calls: readonly SpecifiedCall[]) =>
  calls.map((call) => [`${call.method} ${call.path}`, call] as const);

async function ask(call: SpecifiedCall, person: SignedUp, path = call.path, changes: object = {}) {
  const query = call.token ? `?token=${await call.token(person)}` : '';
  const body = call.body && { ...(await call.body(person)), ...changes };
  const options = call.isPublic ? {} : { token: person.token };
  return app.rest(call.method, path + query, body, options);
}

const refusal = (code: string) =>
  expect.objectContaining({ success: false, code, error: expect.stringMatching(/^[A-Z]/) });

describe.each(named(CALLS))('%s', (_, call) => {
  it('answers as it should, under its path in any case', async () => {
    for (const inCase of CASES) {
      const person = await app.signup();
      const { status, body } = await ask(call, person, inCase(call.path));
      expect([inCase(call.path), status, body]).toEqual([
        inCase(call.path),
        call.status,
        call.answer,
      ]);
    }
  });

  it('is known by its own method only', async () => {
    const { token } = anybody;
    const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((each) => each !== call.method);
    for (const method of others) {
      const { status, body } = await app.rest(method, call.path, undefined, { token });
      expect([method, status, body]).toEqual([method, 404, refusal('NOT_FOUND')]);
    }
  });
});

const TAKING = CALLS.filter(({ required }) => required);
/** Each call with each of some values. */
const withEach = (
  calls: readonly SpecifiedCall[],
  valuesOf: (call: SpecifiedCall) => readonly string[],
) =>
  named(calls).flatMap(([name, call]) =>
    valuesOf(call).map((value) => [name, value, call] as const),
  );

it.each(withEach(TAKING, ({ required = [] }) => required))(
  '%s is refused without %s',
  async (_, field, call) => {
    for (const nothing of [undefined, null]) {
      const { status, body } = await ask(call, anybody, call.path, { [field]: nothing });
      expect([status, body]).toEqual([400, refusal('VALIDATION_FAILED')]);
      expect(body['validationErrors']).toHaveProperty(field);
    }
  },
);

const BODIES = ['[]', '5', '"text"', 'null', '{', '{"a":1}', ''];
it.each(withEach(TAKING, () => BODIES))('%s is refused with the body %s', async (_, body, call) => {
  const response = await app.fetch(call.path, {
    method: call.method,
    headers: { 'content-type': 'application/json' },
    body,
    ...(!call.isPublic && { token: anybody.token }),
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ success: false });
});

const TYPES = ['text/plain', 'application/xml', 'application/x-www-form-urlencoded'];
it.each(withEach(TAKING, () => TYPES))('%s is refused as %s', async (_, type, call) => {
  const { email, password, token } = anybody;
  const response = await app.fetch(call.path, {
    method: call.method,
    headers: { 'content-type': type },
    body: new URLSearchParams({ email, password }).toString(),
    ...(!call.isPublic && { token }),
  });
  expect(response.status).toBe(415);
  expect(await response.json()).toEqual(refusal('UNSUPPORTED_MEDIA_TYPE'));
});

const QUERIES = ['', '?token=', '?token=null', '?token=undefined', '?token=a&token=b'];
it.each(
  withEach(
    CALLS.filter(({ token }) => token),
    () => QUERIES,
  ),
)('%s is refused with the query %j', async (_, query, call) => {
  const { status, body } = await app.rest(call.method, call.path + query);
  expect([status, body]).toEqual([400, refusal('REQUIRED_PARAMETER')]);
  expect(body['error']).toContain('token');
});

describe.each(named(CALLS.filter(({ isPublic }) => !isPublic)))('%s', (_, call) => {
  const tokens = [
    '',
    'null',
    'undefined',
    'x',
    'a.b.c',
    'x'.repeat(200),
    'eyJhbGciOiJub25lIn0.e30.',
  ];
  it.each(tokens)('is closed with the bearer token %j', async (token) => {
    const { status, body } = await app.rest(call.method, call.path, undefined, { token });
    expect([status, body]).toEqual([401, refusal('UNAUTHENTICATED')]);
  });

  it('is closed once the session has ended', async () => {
    const { token } = await app.signup();
    await app.rest('POST', '/api/auth/logout', undefined, { token });
    const { status, body } = await app.rest(call.method, call.path, undefined, { token });
    expect([status, body]).toEqual([401, refusal('UNAUTHENTICATED')]);
  });

  it('is closed with a token that is over', async () => {
    const token = expired(anybody.token);
    const { status, body } = await app.rest(call.method, call.path, undefined, { token });
    expect([status, body]).toEqual([401, refusal('TOKEN_EXPIRED')]);
  });
});

describe.each(named(CALLS.filter(({ isPublic }) => isPublic)))('%s', (_, call) => {
  it('is not disturbed by a token that is over, ended or made up', async () => {
    const ended = await app.signup();
    await app.rest('POST', '/api/auth/logout', undefined, { token: ended.token });
    for (const token of [expired(anybody.token), ended.token, 'stale.token.here']) {
      const person = await app.signup();
      const body = call.body && (await call.body(person));
      const query = call.token ? `?token=${await call.token(person)}` : '';
      const { status } = await app.rest(call.method, call.path + query, body, { token });
      expect([token, status]).toEqual([token, call.status]);
    }
  });
});

describe('a path under /api that there is not', () => {
  it.each(['/api/auth', '/api/auth/', '/api/auth/nothing', '/api/auth/me/more', '/API/nothing'])(
    'is not found: %s',
    async (path) => {
      const { token } = anybody;
      const { status, body } = await app.rest('GET', path, undefined, { token });
      expect([status, body]).toEqual([404, refusal('NOT_FOUND')]);
    },
  );
});
