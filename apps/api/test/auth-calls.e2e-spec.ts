import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { CONFIRM, RESET, TestingMailbox } from './mailbox';
import { FastOutbox } from './testing-outbox';
import { createTestingApp, type SignedUp, type TestingApp } from './testing-app';

/** The calls of the specification's section 7, in its order. */
interface SpecifiedCall {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  /** Whether anybody may call it. */
  readonly isPublic?: true;
  /** A body that is accepted. */
  readonly body?: (person: SignedUp) => object | Promise<object>;
  /** Fields without which it is refused. */
  readonly required?: readonly string[];
  /** The query, where it has one. */
  readonly token?: (person: SignedUp) => Promise<string>;
  readonly status: number;
  readonly answer: object;
}

const NEW_PASSWORD = 'copper-lantern-77';
const USER = {
  id: expect.any(String),
  email: expect.stringContaining('@'),
  name: 'Ada',
  subscriptionType: 'free',
  isPremium: false,
  emailVerified: expect.any(Boolean),
  language: 'en',
  theme: 'system',
};
const SESSION = {
  success: true,
  token: expect.stringMatching(/^.{100,}$/),
  expiresAt: expect.stringMatching(/^\d{4}-.*Z$/),
  user: USER,
};
const SUCCESS = { success: true };

let mailbox: TestingMailbox;
let app: TestingApp;
beforeAll(async () => {
  mailbox = await TestingMailbox.start();
  app = await createTestingApp({ config: mailbox.config, imports: [FastOutbox] });
});
afterAll(async () => {
  await app.close();
  await mailbox.close();
});

const redirectToken = async ({ token }: SignedUp) =>
  (
    await app.rest<{ redirectToken: string }>(
      'POST',
      '/api/auth/generate-redirect-token',
      undefined,
      { token },
    )
  ).body.redirectToken;

async function resetToken({ email }: SignedUp): Promise<string> {
  await app.rest('POST', '/api/auth/forgot-password', { email });
  return mailbox.token(email, RESET);
}

const CALLS: readonly SpecifiedCall[] = [
  {
    method: 'POST',
    path: '/api/auth/login',
    isPublic: true,
    body: ({ email, password }) => ({ email, password, rememberMe: true, deviceInfo: 'Laptop' }),
    required: ['email', 'password'],
    status: 200,
    answer: SESSION,
  },
  {
    method: 'POST',
    path: '/api/auth/register',
    isPublic: true,
    body: () => ({
      name: 'Ada',
      email: `${randomUUID()}@example.com`,
      password: NEW_PASSWORD,
      confirmPassword: NEW_PASSWORD,
      language: 'en',
      culture: 'en-GB',
      timezone: 'Europe/London',
      sendEmailVerification: true,
    }),
    required: ['name', 'email', 'password', 'confirmPassword'],
    status: 201,
    answer: SESSION,
  },
  { method: 'POST', path: '/api/auth/refresh', status: 200, answer: SESSION },
  { method: 'GET', path: '/api/auth/me', status: 200, answer: USER },
  {
    method: 'PUT',
    path: '/api/auth/profile',
    body: () => ({ name: 'Ada', language: 'en', theme: 'system' }),
    status: 200,
    answer: { success: true, user: USER },
  },
  {
    method: 'POST',
    path: '/api/auth/change-password',
    body: ({ password }) => ({
      currentPassword: password,
      newPassword: NEW_PASSWORD,
      confirmPassword: NEW_PASSWORD,
    }),
    required: ['currentPassword', 'newPassword', 'confirmPassword'],
    status: 200,
    answer: SESSION,
  },
  {
    method: 'POST',
    path: '/api/auth/forgot-password',
    isPublic: true,
    body: ({ email }) => ({ email }),
    required: ['email'],
    status: 200,
    answer: SUCCESS,
  },
  {
    method: 'POST',
    path: '/api/auth/reset-password',
    isPublic: true,
    body: async (person) => ({
      token: await resetToken(person),
      newPassword: NEW_PASSWORD,
      confirmPassword: NEW_PASSWORD,
    }),
    required: ['token', 'newPassword', 'confirmPassword'],
    status: 200,
    answer: SUCCESS,
  },
  {
    method: 'GET',
    path: '/api/auth/verify-reset-token',
    isPublic: true,
    token: resetToken,
    status: 200,
    answer: { success: true, valid: true },
  },
  {
    method: 'POST',
    path: '/api/auth/verify-email',
    isPublic: true,
    token: ({ email }) => mailbox.token(email, CONFIRM),
    status: 200,
    answer: SUCCESS,
  },
  {
    method: 'POST',
    path: '/api/auth/generate-redirect-token',
    status: 200,
    answer: {
      success: true,
      redirectToken: expect.stringMatching(/^.{20,99}$/),
      expiresAt: expect.stringMatching(/Z$/),
    },
  },
  {
    method: 'POST',
    path: '/api/auth/exchange-redirect-token',
    isPublic: true,
    body: async (person) => ({ redirectToken: await redirectToken(person) }),
    required: ['redirectToken'],
    status: 200,
    answer: SESSION,
  },
  { method: 'POST', path: '/api/auth/logout', status: 200, answer: SUCCESS },
];

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
    const { token } = await app.signup();
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
    const person = await app.signup();
    for (const nothing of [undefined, null]) {
      const { status, body } = await ask(call, person, call.path, { [field]: nothing });
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
    ...(!call.isPublic && { token: (await app.signup()).token }),
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ success: false });
});

const TYPES = ['text/plain', 'application/xml', 'application/x-www-form-urlencoded'];
it.each(withEach(TAKING, () => TYPES))('%s is refused as %s', async (_, type, call) => {
  const person = await app.signup();
  const response = await app.fetch(call.path, {
    method: call.method,
    headers: { 'content-type': type },
    body: new URLSearchParams({ email: person.email, password: person.password }).toString(),
    ...(!call.isPublic && { token: person.token }),
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
});

describe.each(named(CALLS.filter(({ isPublic }) => isPublic)))('%s', (_, call) => {
  it('is not disturbed by a token that is over', async () => {
    const person = await app.signup();
    const body = call.body && (await call.body(person));
    const query = call.token ? `?token=${await call.token(person)}` : '';
    const options = { token: 'stale.token.here' };
    const { status } = await app.rest(call.method, call.path + query, body, options);
    expect(status).toBe(call.status);
  });
});

describe('a path under /api that there is not', () => {
  it.each(['/api/auth', '/api/auth/', '/api/auth/nothing', '/api/auth/me/more', '/API/nothing'])(
    'is not found: %s',
    async (path) => {
      const { token } = await app.signup();
      const { status, body } = await app.rest('GET', path, undefined, { token });
      expect([status, body]).toEqual([404, refusal('NOT_FOUND')]);
    },
  );
});
