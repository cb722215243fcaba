import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LinkKind } from '../src/features/auth/links/account-link.entity';
import { AccountLinks } from '../src/features/auth/links/account-links.service';
import { createTestingApp, type SignedUp, type TestingApp } from './testing-app';

const NEW_PASSWORD = 'copper-lantern-77';
/** Less than a sign-in takes, so that some begin before the change and end after it. */
const STAGGER_MS = 4;
const LOGINS = 10;
const ROUNDS = 5;

let app: TestingApp;
beforeAll(async () => {
  app = await createTestingApp();
});
afterAll(() => app.close());

const makeLink = (kind: LinkKind, { userId, email }: SignedUp) =>
  app.app.get(AccountLinks, { strict: false }).make({ kind, userId, email, mailId: randomUUID() });
const statusOf = async (token: string) =>
  (await app.rest('GET', '/api/auth/me', undefined, { token })).status;

async function login({ email, password }: SignedUp): Promise<string | undefined> {
  const answer = await app.rest<{ token?: string }>('POST', '/api/auth/login', { email, password });
  return answer.body.token;
}

async function reset(token: string): Promise<number> {
  const input = { token, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
  return (await app.rest('POST', '/api/auth/reset-password', input)).status;
}

async function change({ token, password }: SignedUp, newPassword = NEW_PASSWORD) {
  const input = { currentPassword: password, newPassword, confirmPassword: newPassword };
  return app.rest<{ token?: string }>('POST', '/api/auth/change-password', input, { token });
}

/** Sessions that sign-ins beside a change have begun. */
async function besides(person: SignedUp, changing: () => Promise<unknown>): Promise<string[]> {
  const logins = Array.from({ length: LOGINS }, async (_, i) => {
    await sleep(i * STAGGER_MS);
    return login(person);
  });
  await sleep((LOGINS / 4) * STAGGER_MS);
  await changing();
  return (await Promise.all(logins)).filter((token) => token !== undefined);
}

describe('a sign-in with the old password, at the same moment', () => {
  it('does not outlive a reset', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const person = await app.signup();
      const { token } = await makeLink('resetPassword', person);
      const tokens = await besides(person, async () => expect(await reset(token)).toBe(200));
      for (const each of tokens) expect(await statusOf(each)).toBe(401);
    }
  });

  it('does not outlive a change', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const person = await app.signup();
      const tokens = await besides(person, async () =>
        expect((await change(person)).status).toBe(200),
      );
      for (const each of tokens) expect(await statusOf(each)).toBe(401);
    }
  });
});

describe('what the old password was shown for, at the moment of a reset', () => {
  const CHANGE = 'mutation ($input: ChangeEmailInput!) { changeEmail(input: $input) { id } }';
  const DELETE = 'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) }';

  it.each([
    ['another address', CHANGE, ({ email }: SignedUp) => ({ newEmail: `thief-${email}` })],
    ['deletion', DELETE, () => ({})],
  ])('is %s before it, or nothing', async (_, call, fields) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const person = await app.signup();
      const { token } = await makeLink('resetPassword', person);
      const input = { ...fields(person), password: person.password };
      const [status, ...answers] = await Promise.all([
        reset(token),
        ...Array.from({ length: 4 }, async (_each, i) => {
          await sleep(i * STAGGER_MS);
          return app.gql(call, { input }, { token: person.token });
        }),
      ]);
      const accepted = answers.filter(({ errors }) => !errors);
      expect([status, accepted.length > 0]).toEqual(
        accepted.length > 0 ? [400, true] : [200, false],
      );
    }
  });
});

describe('two changes at once', () => {
  it('are one change', async () => {
    const person = await app.signup();
    const answers = await Promise.all(
      ['one', 'two', 'three'].map((each) => change(person, `${NEW_PASSWORD}-${each}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const tokens = answers.flatMap(({ body }) => (body.token ? [body.token] : []));
    expect(await Promise.all(tokens.map(statusOf))).toEqual([200]);
  });
});

describe('a link that was made for the address before', () => {
  const changeEmail = ({ token, password, email }: SignedUp) =>
    app.gql(
      'mutation ($input: ChangeEmailInput!) { changeEmail(input: $input) { id } }',
      { input: { newEmail: `new-${email}`, password } },
      { token },
    );

  it('sets no password, and confirms no address, even where it was made late', async () => {
    const person = await app.signup();
    await changeEmail(person);
    const resetting = await makeLink('resetPassword', person);
    expect(await reset(resetting.token)).toBe(400);
    const confirming = await makeLink('verifyEmail', person);
    const verify = `/api/auth/verify-email?token=${confirming.token}`;
    expect((await app.rest('POST', verify)).status).toBe(400);
    const me = await app.rest('GET', '/api/auth/me', undefined, { token: person.token });
    expect(me.body).toMatchObject({ email: `new-${person.email}`, emailVerified: false });
  });
});

describe('an address of very many accents', () => {
  it('is refused without being read through', async () => {
    const email = `a${'\u0301\u0323'.repeat(200_000)}@example.com`;
    const { errors } = await app.gql(
      'mutation ($email: String!) { forgotPassword(email: $email) }',
      { email },
    );
    expect(errors?.[0]?.extensions.code).toBe('VALIDATION_FAILED');
  }, 5_000);
});
