import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { UserEntity } from '../src/features/account/user.entity';
import { SigningKeys } from '../src/features/auth/sessions/signing-keys';
import { createTestingApp, type TestingApp } from './testing-app';

const DAY_MS = 86_400_000;
const LOGIN = `mutation ($input: LoginInput!) {
  login(input: $input) { token expiresAt user { id email name language theme isPremium } }
}`;
const REGISTER = `mutation ($input: RegisterInput!) {
  register(input: $input) { token expiresAt user { id email subscriptionType emailVerified } }
}`;

interface Session {
  token: string;
  expiresAt: string;
  user: Record<string, unknown> & { id: string };
}

const PREVIOUS_SECRET = 'previous-secret-previous-secret-previous';
let app: TestingApp;
beforeAll(async () => {
  app = await createTestingApp({ config: { jwtPreviousSecrets: [PREVIOUS_SECRET] } });
});
afterAll(() => app.close());

const newAccount = (values: object = {}) => {
  const password = 'violet-harbor-42';
  const email = `${randomUUID()}@example.com`;
  return { name: 'Ada', email, password, confirmPassword: password, ...values };
};
const daysUntil = (iso: string) => (Date.parse(iso) - Date.now()) / DAY_MS;

describe('registering', () => {
  it('answers with a session and the account, in GraphQL', async () => {
    const input = newAccount({ language: 'FR', culture: 'fr-CA', timezone: 'America/Toronto' });
    const { data, errors } = await app.gql<{ register: Session }>(REGISTER, { input });
    expect(errors).toBeUndefined();
    expect(data?.register.token.length).toBeGreaterThanOrEqual(100);
    expect(data?.register.user).toMatchObject({
      email: input.email,
      subscriptionType: 'FREE',
      emailVerified: false,
    });
  });

  it('answers 201 with the same in REST, in lower case, under a path of any case', async () => {
    const input = newAccount({ language: 'es', sendEmailVerification: true });
    const { status, body } = await app.rest('POST', '/API/Auth/Register', input);
    expect(status).toBe(201);
    expect(body).toEqual({
      success: true,
      token: expect.any(String),
      expiresAt: expect.stringMatching(/Z$/),
      user: {
        id: expect.any(String),
        email: input.email,
        name: 'Ada',
        subscriptionType: 'free',
        isPremium: false,
        emailVerified: false,
        pendingEmail: null,
        language: 'es',
        theme: 'system',
      },
    });
  });

  it('keeps the address trimmed and in lower case, and each address once', async () => {
    const email = `Grace.${randomUUID()}@Example.COM`;
    const first = await app.rest<Session>(
      'POST',
      '/api/auth/register',
      newAccount({ email: ` ${email} ` }),
    );
    expect(first.body.user['email']).toBe(email.toLowerCase());
    const second = await app.rest(
      'POST',
      '/api/auth/register',
      newAccount({ email: email.toUpperCase() }),
    );
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({ success: false, code: 'EMAIL_TAKEN' });
    const { errors } = await app.gql(REGISTER, { input: newAccount({ email }) });
    expect(errors?.[0]?.extensions.code).toBe('EMAIL_TAKEN');
  });

  it('knows an address and a password however their characters are written', async () => {
    const local = `zo\u00eb${randomUUID().slice(0, 8)}`;
    const password = 'caf\u00e9-harbor-42';
    const email = `${local}@example.com`;
    const { body } = await app.rest<Session>(
      'POST',
      '/api/auth/register',
      newAccount({ email: email.normalize('NFD'), password, confirmPassword: password }),
    );
    expect(body.user['email']).toBe(email);
    const wide = `${local}\uff20\uff25xample.com`;
    for (const same of [email, email.normalize('NFD'), wide, email.toUpperCase()]) {
      const again = await app.rest('POST', '/api/auth/register', newAccount({ email: same }));
      expect([same, again.status]).toEqual([same, 409]);
      const credentials = { email: same, password: password.normalize('NFD') };
      const login = await app.rest('POST', '/api/auth/login', credentials);
      expect([same, login.status]).toEqual([same, 200]);
    }
  });

  it('keeps names that are rare but visible', async () => {
    for (const name of ['\u674e', '\u200fO\u200d', 'x\u0301', '\u{1f469}\u200d\u{1f680}']) {
      const { status } = await app.rest('POST', '/api/auth/register', newAccount({ name }));
      expect([name, status]).toEqual([name, 201]);
    }
  });

  it.each([
    ['fr-CA', 'America/Toronto', 'fr-CA', 'America/Toronto'],
    ['en-US@posix', 'Etc/Unknown', null, null],
    ['', '', null, null],
    ['\u0000', 'Not/AZone', null, null],
    [null, null, null, null],
    // One character too long, and as long as may be.
    ['en-a-bbbbbbbb-cccccccc-dddddddd-eeee', 'UTC', null, 'UTC'],
    [
      'en-a-bbbbbbbb-cccccccc-dddddddd-eee',
      'x'.repeat(1_000),
      'en-a-bbbbbbbb-cccccccc-dddddddd-eee',
      null,
    ],
  ])('keeps of the culture %j and the time zone %j what it knows', async (...settings) => {
    const [culture, timezone, keptCulture, keptTimeZone] = settings;
    const input = newAccount({ culture, timezone });
    const { status } = await app.rest('POST', '/api/auth/register', input);
    expect(status).toBe(201);
    const { email } = input;
    const kept = await app.app.get(DataSource).getRepository(UserEntity).findOneBy({ email });
    expect(kept).toMatchObject({ culture: keptCulture, timezone: keptTimeZone });
  });

  it('gives one of two registrations at once the address', async () => {
    const input = newAccount();
    const answers = await Promise.all(
      [1, 2].map(() => app.rest('POST', '/api/auth/register', input)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  type Refused = [values: object, field: string, sentence: string];

  it.each<Refused>([
    [
      { password: 'short77', confirmPassword: 'short77' },
      'password',
      'Password must be at least 8 characters long',
    ],
    [
      { password: 'x'.repeat(129), confirmPassword: 'x'.repeat(129) },
      'password',
      'Password must be at most 128 characters long',
    ],
    [
      { password: 'Password1', confirmPassword: 'Password1' },
      'password',
      'This password is too common',
    ],
    ...['aaaaaaaa', ' '.repeat(8), '\u3000'.repeat(9), '\u{1f600}'.repeat(8), 'AaAaAaAa']
      .concat(['aaaaaaab', 'Tercet2026!'])
      .map((password): Refused => [
        { password, confirmPassword: password },
        'password',
        'This password is too common',
      ]),
    [
      {
        email: 'ada.lovelace@example.com',
        password: 'Ada.Lovelace@example.com',
        confirmPassword: 'Ada.Lovelace@example.com',
      },
      'password',
      'This password is too common',
    ],
    [{ confirmPassword: 'something else' }, 'confirmPassword', 'Passwords do not match'],
    [{ email: 'nobody' }, 'email', 'Email must be a valid email address'],
    [{ email: 'a\u200bda@example.com' }, 'email', 'Email must be a valid email address'],
    [{ email: 'a\u00adda@example.com' }, 'email', 'Email must be a valid email address'],
    [{ name: '   ' }, 'name', 'Name is required'],
    [{ name: '\u200b' }, 'name', 'Name is required'],
    [{ name: '\u2800 \u3164\u202e\u{e0041}' }, 'name', 'Name is required'],
    [{ timezone: 5 }, 'timezone', 'Time zone must be text'],
    [{ culture: ['fr-CA'] }, 'culture', 'Culture must be text'],
    [{ name: 'a\u0000b' }, 'name', 'Name contains characters that are not allowed'],
    [{ name: 'a\u2028b' }, 'name', 'Name contains characters that are not allowed'],
    [{ name: 'a\ud800' }, 'name', 'Name contains characters that are not allowed'],
    [{ email: 'a\u0000@example.com' }, 'email', 'Email contains characters that are not allowed'],
    [{ name: { toString: 'x' } }, 'name', 'Name must be text'],
    [{ language: 'de' }, 'language', 'Language must be one of en, fr, es'],
  ])('refuses %j', async (values, field, sentence) => {
    const { status, body } = await app.rest<{ validationErrors: Record<string, string[]> }>(
      'POST',
      '/api/auth/register',
      newAccount(values),
    );
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, code: 'VALIDATION_FAILED' });
    expect(body.validationErrors[field]).toContain(sentence);
  });

  it.each([
    ['register', ['name', 'email', 'password']],
    ['login', ['email', 'password']],
  ])('says of what is missing no more than that: %s', async (path, fields) => {
    const label = (field: string) => field[0]?.toUpperCase() + field.slice(1);
    const expected = (of: (field: string) => string) =>
      Object.fromEntries(fields.map((field) => [field, [of(field)]]));
    for (const nothing of [undefined, null, '']) {
      const input = Object.fromEntries(fields.map((field) => [field, nothing]));
      const confirmed = { ...input, confirmPassword: nothing };
      const { body } = await app.rest('POST', `/api/auth/${path}`, confirmed);
      expect(body['validationErrors']).toEqual(expected((field) => `${label(field)} is required`));
      expect(body['fieldErrors']).toEqual(expected(() => 'REQUIRED'));
    }
    const numbers = Object.fromEntries([...fields, 'confirmPassword'].map((field) => [field, 5]));
    const { body } = await app.rest('POST', `/api/auth/${path}`, numbers);
    expect(body['validationErrors']).toEqual(expected((field) => `${label(field)} must be text`));
  });

  it('says the same in GraphQL', async () => {
    const input = newAccount({ password: 'short', confirmPassword: 'other', name: '\ud800' });
    const { errors } = await app.gql(REGISTER, { input });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      validationErrors: {
        password: ['Password must be at least 8 characters long'],
        confirmPassword: ['Passwords do not match'],
        name: ['Name contains characters that are not allowed'],
      },
      fieldErrors: {
        password: ['TOO_SHORT'],
        confirmPassword: ['NOT_THE_SAME'],
        name: ['INVALID_CHARACTERS'],
      },
    });
  });
});

describe('signing in', () => {
  it('takes the address in any case, for a day', async () => {
    const { email, password, userId } = await app.signup();
    const input = { email: ` ${email.toUpperCase()} `, password };
    const { data } = await app.gql<{ login: Session }>(LOGIN, { input });
    expect(data?.login.user.id).toBe(userId);
    expect(daysUntil(data?.login.expiresAt ?? '')).toBeCloseTo(1, 2);
  });

  it('lasts 30 days when the person wants to be remembered', async () => {
    const { email, password } = await app.signup();
    const credentials = { email, password, rememberMe: true, deviceInfo: 'Firefox on Linux' };
    const { status, body } = await app.rest<Session>('POST', '/api/auth/login', credentials);
    expect(status).toBe(200);
    expect(daysUntil(body.expiresAt)).toBeCloseTo(30, 2);
  });

  it('does not tell an unknown address from a wrong password', async () => {
    const { email } = await app.signup();
    const wrong = await app.rest('POST', '/api/auth/login', { email, password: 'not-this-one' });
    const unknown = await app.rest('POST', '/api/auth/login', {
      email: 'nobody@example.com',
      password: 'not-this-one',
    });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({
      success: false,
      code: 'INVALID_CREDENTIALS',
      error: 'Invalid email or password',
    });
    expect(unknown.status).toBe(401);
    expect(unknown.body).toEqual(wrong.body);
  });

  it('is not hindered by a stale token', async () => {
    const { email, password } = await app.signup();
    const { status } = await app.rest(
      'POST',
      '/api/auth/login',
      { email, password },
      { token: 'x.y.z' },
    );
    expect(status).toBe(200);
  });
});

describe('a session', () => {
  it('ends with the sign-out, at once and only itself', async () => {
    const { token, email, password } = await app.signup();
    const other = await app.rest<Session>('POST', '/api/auth/login', { email, password });
    expect((await app.rest('POST', '/api/auth/logout', {}, { token })).body).toEqual({
      success: true,
    });
    expect((await app.rest('GET', '/api/auth/me', undefined, { token })).status).toBe(401);
    const me = await app.gql<{ me: { email: string } }>(
      '{ me { email } }',
      {},
      { token: other.body.token },
    );
    expect(me.data?.me.email).toBe(email);
    await app.gql('mutation { logout }', {}, { token: other.body.token });
    const { errors } = await app.gql('{ me { email } }', {}, { token: other.body.token });
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('is needed everywhere that is not public', async () => {
    for (const path of ['/api/auth/me', '/api/auth/logout', '/api/auth/refresh']) {
      const { status, body } = await app.rest(path.endsWith('me') ? 'GET' : 'POST', path);
      expect([path, status, body['code']]).toEqual([path, 401, 'UNAUTHENTICATED']);
    }
  });

  it('is not opened by a token of another kind, key or algorithm, nor by one that has expired', async () => {
    const { token } = await app.signup();
    const somebodyElse = await app.signup();
    const jwt = new JwtService();
    const claims = jwt.decode<object>(token);
    const [secret] = app.app.get(SigningKeys).all;
    const sign = (changes: object, algorithm: 'HS256' | 'HS512' = 'HS256', key: string = secret) =>
      jwt.sign({ ...claims, ...changes }, { secret: key, algorithm });
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.`;
    for (const own of [sign({}), sign({}, 'HS256', PREVIOUS_SECRET)]) {
      const { status } = await app.rest('GET', '/api/auth/me', undefined, { token: own });
      expect(status).toBe(200);
    }
    for (const forged of [
      sign({ typ: 'redirect' }),
      sign({ typ: undefined }),
      sign({}, 'HS512'),
      sign({}, 'HS256', 'another-secret-another-secret-another'),
      sign({ sid: randomUUID() }),
      sign({ sub: randomUUID() }),
      sign({ sub: somebodyElse.userId }),
      unsigned,
    ]) {
      const { status, body } = await app.rest('GET', '/api/auth/me', undefined, { token: forged });
      expect([status, body['code']]).toEqual([401, 'UNAUTHENTICATED']);
    }
    for (const over of [0, 1, 1e6].map((ago) =>
      sign({ exp: Math.floor(Date.now() / 1000) - ago }),
    )) {
      for (const [method, path] of [
        ['GET', '/api/auth/me'],
        ['POST', '/api/auth/refresh'],
      ] as const) {
        const { status, body } = await app.rest(method, path, undefined, { token: over });
        expect([status, body['code']]).toEqual([401, 'TOKEN_EXPIRED']);
      }
      const { errors } = await app.gql('{ me { id } }', {}, { token: over });
      expect(errors?.[0]?.extensions.code).toBe('TOKEN_EXPIRED');
    }
  });
});

describe('the profile', () => {
  it('changes what is given and nothing else', async () => {
    const { token, email } = await app.signup({ name: 'Ada' });
    const rest = await app.rest(
      'PUT',
      '/api/auth/profile',
      { theme: 'dark', isPremium: true, email: 'x@y.z' },
      { token },
    );
    expect(rest.body).toMatchObject({
      success: true,
      user: { name: 'Ada', theme: 'dark', language: 'en', email, isPremium: false },
    });
    const { data } = await app.gql(
      'mutation ($input: ProfileInput!) { updateProfile(input: $input) { name theme language } }',
      { input: { name: '  Ada L. ', language: 'FR' } },
      { token },
    );
    expect(data).toEqual({ updateProfile: { name: 'Ada L.', theme: 'DARK', language: 'FR' } });
  });

  it.each([[{ name: '' }], [{ name: null }], [{ theme: 'blue' }], [{ language: 'de' }]])(
    'refuses %j',
    async (input) => {
      const { token } = await app.signup();
      const { status, body } = await app.rest('PUT', '/api/auth/profile', input, { token });
      expect([status, body['code']]).toEqual([400, 'VALIDATION_FAILED']);
      expect(Object.keys(body['validationErrors'] as object)).toEqual(Object.keys(input));
    },
  );
});
