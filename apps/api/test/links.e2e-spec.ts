import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { DataSource } from 'typeorm';
import { AccountLinkEntity } from '../src/features/auth/links/account-link.entity';
import {
  CONFIRM,
  CONFIRM_NEW,
  EMAIL_CHANGED,
  PASSWORD_CHANGED,
  RESET,
  TestingMailbox,
  WELCOME,
} from './mailbox';
import { FastOutbox, row, rowsOf, sent } from './testing-outbox';
import { createTestingApp, type SignedUp, type TestingApp } from './testing-app';

const ORIGIN = 'https://write.example.org';
const NEW_PASSWORD = 'copper-lantern-77';

let mailbox: TestingMailbox;
let app: TestingApp;
beforeAll(async () => {
  mailbox = await TestingMailbox.start();
  app = await createTestingApp({
    config: { ...mailbox.config, publicUrl: ORIGIN },
    imports: [FastOutbox],
  });
});
afterAll(async () => {
  await app.close();
  await mailbox.close();
});

const me = async (token: string) => app.rest('GET', '/api/auth/me', undefined, { token });
const verify = (token: string) => app.rest('POST', `/api/auth/verify-email?token=${token}`);
const forgot = (email: string) => app.rest('POST', '/api/auth/forgot-password', { email });
const reset = (token: string, newPassword = NEW_PASSWORD, confirmPassword = newPassword) =>
  app.rest('POST', '/api/auth/reset-password', { token, newPassword, confirmPassword });
const login = (email: string, password: string) =>
  app.rest<{ token: string }>('POST', '/api/auth/login', { email, password });
const stateOf = async (token: string) =>
  (await app.rest('GET', `/api/auth/verify-reset-token?token=${token}`)).body;

/** `fetch` lets nobody choose the host that it names. */
async function forgotAt(host: string, email: string): Promise<void> {
  const headers = { host, 'x-forwarded-host': host, 'content-type': 'application/json' };
  const asking = request(`${app.url}/api/auth/forgot-password`, { method: 'POST', headers });
  asking.end(JSON.stringify({ email }));
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  answer.resume();
  expect(answer.statusCode).toBe(200);
}

async function resetToken(email: string, count = 1): Promise<string> {
  expect((await forgot(email)).body).toEqual({ success: true });
  return mailbox.token(email, RESET, count);
}

/** Lets a link's time pass. */
const expire = ({ userId }: SignedUp) =>
  app.app
    .get(DataSource)
    .getRepository(AccountLinkEntity)
    .update({ userId }, { expiresAt: new Date(Date.now() - 1000) });

const linksOf = ({ userId }: SignedUp) =>
  app.app
    .get(DataSource)
    .getRepository(AccountLinkEntity)
    .findBy({ userId, kind: 'resetPassword' });

const refused = (status: number, code: string) =>
  expect.objectContaining({ status, body: expect.objectContaining({ success: false, code }) });

describe('the link that confirms an address', () => {
  it('is sent on registering, confirms once, and brings the welcome', async () => {
    const person = await app.signup();
    const token = await mailbox.token(person.email, CONFIRM);
    expect((await me(person.token)).body['emailVerified']).toBe(false);
    expect((await verify(token)).body).toEqual({ success: true });
    expect((await me(person.token)).body['emailVerified']).toBe(true);
    expect(await verify(token)).toEqual(refused(400, 'TOKEN_INVALID'));
    await mailbox.newest(person.email, WELCOME);
  });

  it('is not consumed by a mail scanner, which follows links with GET', async () => {
    const person = await app.signup();
    const token = await mailbox.token(person.email, CONFIRM);
    for (const method of ['GET', 'HEAD']) {
      await app.fetch(`/auth/verify-email?token=${token}`, { method });
      await app.fetch(`/api/auth/verify-email?token=${token}`, { method });
    }
    expect((await me(person.token)).body['emailVerified']).toBe(false);
    expect((await verify(token)).status).toBe(200);
  });

  it('ends when a newer one is sent', async () => {
    const person = await app.signup();
    const older = await mailbox.token(person.email, CONFIRM);
    await app.gql('mutation { resendVerification }', {}, { token: person.token });
    const newer = await mailbox.token(person.email, CONFIRM, 2);
    await sent(app, person.email);
    expect(await verify(older)).toEqual(refused(400, 'TOKEN_INVALID'));
    const answer = await app.gql<{ verifyEmail: boolean }>(
      'mutation ($token: String!) { verifyEmail(token: $token) }',
      { token: newer },
    );
    expect(answer.data?.verifyEmail).toBe(true);
  });

  it('is good for a day', async () => {
    const person = await app.signup();
    const token = await mailbox.token(person.email, CONFIRM);
    const links = app.app.get(DataSource).getRepository(AccountLinkEntity);
    const { expiresAt } = await links.findOneByOrFail({ userId: person.userId });
    expect((expiresAt.getTime() - Date.now()) / 3_600_000).toBeCloseTo(24, 1);
    await expire(person);
    expect(await verify(token)).toEqual(refused(401, 'TOKEN_EXPIRED'));
  });

  it('is not sent where it is not wanted, and the welcome comes at once', async () => {
    const email = 'unasked@example.com';
    const password = 'violet-harbor-42';
    const account = { name: 'Ada', email, password, confirmPassword: password };
    await app.rest('POST', '/api/auth/register', { ...account, sendEmailVerification: false });
    await mailbox.newest(email, WELCOME);
    expect(await mailbox.mail.list(email)).toHaveLength(1);
  });

  it('is sent no more once the address is confirmed', async () => {
    const person = await app.signup();
    await verify(await mailbox.token(person.email, CONFIRM));
    await mailbox.newest(person.email, WELCOME);
    const { data } = await app.gql('mutation { resendVerification }', {}, { token: person.token });
    expect(data).toEqual({ resendVerification: false });
    await forgot(person.email);
    await mailbox.newest(person.email, RESET);
    expect(await mailbox.mail.list(person.email)).toHaveLength(3);
  });
});

describe('a mail', () => {
  it('tells moments as the person writes them, in their time', async () => {
    const email = `${randomUUID()}@example.com`;
    const account = { name: 'Ada', email, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
    const [culture, timezone] = ['en-GB', 'Asia/Tokyo'];
    await app.rest('POST', '/api/auth/register', { ...account, culture, timezone });
    const { text } = await mailbox.newest(email, CONFIRM);
    const links = app.app.get(DataSource).getRepository(AccountLinkEntity);
    const { expiresAt } = await links.findOneByOrFail({ email });
    const written = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(culture, { timeZone: timezone, ...options }).format(expiresAt);
    const [day, time] = [written({ dateStyle: 'long' }), written({ timeStyle: 'short' })];
    expect(text.replace(/\s+/g, ' ')).toContain(`until ${day} at ${time} (Japan Standard Time)`);
  });

  it('greets nobody by a name until the address is shown to be theirs', async () => {
    const { email } = await app.signup({ name: 'Augusta' });
    const { subject, text, html } = await mailbox.newest(email, CONFIRM);
    expect([subject, text, html].join()).not.toContain('Augusta');
    await verify(await mailbox.token(email, CONFIRM));
    expect((await mailbox.newest(email, WELCOME)).text).toContain('Hello Augusta,');
  });
});

describe('the link that sets a password', () => {
  it('sets it once, confirms the address, ends every session, and the owner is told', async () => {
    const person = await app.signup();
    const elsewhere = await login(person.email, person.password);
    const token = await resetToken(person.email);
    expect(await stateOf(token)).toEqual({ success: true, valid: true });
    expect((await reset(token)).body).toEqual({ success: true });
    for (const ended of [person.token, elsewhere.body.token]) {
      expect(await me(ended)).toEqual(refused(401, 'UNAUTHENTICATED'));
    }
    expect((await login(person.email, person.password)).status).toBe(401);
    const again = await login(person.email, NEW_PASSWORD);
    expect((await me(again.body.token)).body['emailVerified']).toBe(true);
    expect(await reset(token)).toEqual(refused(400, 'TOKEN_INVALID'));
    expect(await stateOf(token)).toEqual({ success: true, valid: false, reason: 'TOKEN_INVALID' });
    await mailbox.newest(person.email, PASSWORD_CHANGED);
  });

  it('lets one of several at once set a password', async () => {
    const person = await app.signup();
    const token = await resetToken(person.email);
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, i) => reset(token, `${NEW_PASSWORD}-${i}`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
  });

  it('is good for an hour', async () => {
    const person = await app.signup();
    const token = await resetToken(person.email);
    const links = app.app.get(DataSource).getRepository(AccountLinkEntity);
    const where = { userId: person.userId, kind: 'resetPassword' } as const;
    const { expiresAt } = await links.findOneByOrFail(where);
    expect((expiresAt.getTime() - Date.now()) / 60_000).toBeCloseTo(60, 0);
    await expire(person);
    expect(await stateOf(token)).toEqual({ success: true, valid: false, reason: 'TOKEN_EXPIRED' });
    expect(await reset(token)).toEqual(refused(401, 'TOKEN_EXPIRED'));
    expect((await login(person.email, person.password)).status).toBe(200);
  });

  it('ends when a newer one is sent', async () => {
    const person = await app.signup();
    const older = await resetToken(person.email);
    const newer = await resetToken(person.email, 2);
    await sent(app, person.email);
    expect(await reset(older)).toEqual(refused(400, 'TOKEN_INVALID'));
    expect((await reset(newer)).status).toBe(200);
  });

  it('ends what a stranger had who registered with the address', async () => {
    const stranger = await app.signup();
    const { data } = await app.gql<{ createApiKey: { key: string } }>(
      'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { key } }',
      { input: { name: 'x', scopes: ['CHECK'] } },
      { token: stranger.token },
    );
    expect((await reset(await resetToken(stranger.email))).status).toBe(200);
    const checking = '{ check(input: { text: "Fine." }) { issues { id } } }';
    const { errors } = await app.gql(checking, {}, { token: data?.createApiKey.key });
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('leaves one that works, however many are asked for at once', async () => {
    const person = await app.signup();
    await sent(app, person.email);
    await Promise.all([forgot(person.email), forgot(person.email), forgot(person.email)]);
    await sent(app, person.email);
    expect(await linksOf(person)).toHaveLength(1);
    const mails = await mailbox.mail.waitFor(person.email, { subject: RESET, count: 3 });
    const states = await Promise.all(
      mails.map(({ text }) => stateOf(/token=([\w-]+)/.exec(text)?.[1] ?? '')),
    );
    // Which of them came last is the post's business: two that are sent at once may pass each other.
    expect(states.filter(({ valid }) => valid)).toHaveLength(1);
  });

  it('is not sent any more once the password is changed', async () => {
    const person = await app.signup();
    await sent(app, person.email);
    mailbox.mail.always(person.email, { reject: 'temporary' });
    await forgot(person.email);
    await row(app, person.email, ({ failure }) => failure !== null);
    const input = { currentPassword: person.password, newPassword: NEW_PASSWORD };
    const body = { ...input, confirmPassword: NEW_PASSWORD };
    const { token } = person;
    expect((await app.rest('POST', '/api/auth/change-password', body, { token })).status).toBe(200);
    const kinds = (await rowsOf(app, person.email)).map(({ kind }) => kind);
    expect(kinds).toEqual(['passwordChanged']);
    mailbox.mail.always(person.email, {});
    await sent(app, person.email);
  });

  it('sets no password that is the address itself', async () => {
    const person = await app.signup();
    const token = await resetToken(person.email);
    const own = person.email.toUpperCase();
    expect(await reset(token, own)).toEqual(refused(400, 'VALIDATION_FAILED'));
    const input = { currentPassword: person.password, newPassword: own, confirmPassword: own };
    const changing = await app.rest('POST', '/api/auth/change-password', input, {
      token: person.token,
    });
    expect(changing.body).toMatchObject({ fieldErrors: { newPassword: ['TOO_COMMON'] } });
    expect((await reset(token)).status).toBe(200);
  });

  it('is forgotten a week after its end, and not sooner', async () => {
    const links = app.app.get(DataSource).getRepository(AccountLinkEntity);
    const [old, recent] = [await app.signup(), await app.signup()];
    for (const [person, days] of [
      [old, 7.1],
      [recent, 6.9],
    ] as const) {
      await resetToken(person.email);
      await sent(app, person.email);
      const expiresAt = new Date(Date.now() - days * 86_400_000);
      await links.update({ userId: person.userId }, { expiresAt });
    }
    await resetToken((await app.signup()).email);
    expect(await linksOf(old)).toEqual([]);
    expect(await linksOf(recent)).toHaveLength(1);
  });

  it('goes on working while the newer one does not arrive, and ends the newer when used', async () => {
    const person = await app.signup();
    const older = await resetToken(person.email);
    await sent(app, person.email);
    mailbox.mail.enqueue(person.email, { reject: 'permanent' });
    await forgot(person.email);
    await row(app, person.email, ({ failedAt }) => failedAt !== null);
    expect(await stateOf(older)).toMatchObject({ valid: true });
    expect((await reset(older)).status).toBe(200);
    expect(await linksOf(person)).toEqual([]);
  });

  it('works whichever copy of its mail arrives, and in one of them only once', async () => {
    const person = await app.signup();
    await sent(app, person.email);
    mailbox.mail.enqueue(person.email, { cut: true });
    const first = await resetToken(person.email);
    const second = await mailbox.token(person.email, RESET, 2);
    expect(second).not.toBe(first);
    await sent(app, person.email);
    for (const token of [first, second])
      expect(await stateOf(token)).toMatchObject({ valid: true });
    expect((await reset(first)).status).toBe(200);
    expect(await reset(second)).toEqual(refused(400, 'TOKEN_INVALID'));
  });

  it('is not consumed by looking at it, nor by a password that is refused', async () => {
    const person = await app.signup();
    const token = await resetToken(person.email);
    for (let i = 0; i < 3; i += 1) expect(await stateOf(token)).toMatchObject({ valid: true });
    await app.fetch(`/auth/reset-password?token=${token}`);
    expect(await reset(token, 'short')).toEqual(refused(400, 'VALIDATION_FAILED'));
    expect(await reset(token, 'password123')).toEqual(refused(400, 'VALIDATION_FAILED'));
    expect(await reset(token, NEW_PASSWORD, 'another')).toEqual(refused(400, 'VALIDATION_FAILED'));
    expect((await reset(token)).status).toBe(200);
  });

  it('opens no other account, and does nothing that it was not made for', async () => {
    const person = await app.signup();
    const other = await app.signup();
    const confirmation = await mailbox.token(person.email, CONFIRM);
    const token = await resetToken(person.email);
    expect(await verify(token)).toEqual(refused(400, 'TOKEN_INVALID'));
    expect(await reset(confirmation)).toEqual(refused(400, 'TOKEN_INVALID'));
    const exchange = { redirectToken: token };
    expect(await app.rest('POST', '/api/auth/exchange-redirect-token', exchange)).toEqual(
      refused(400, 'TOKEN_INVALID'),
    );
    expect((await me(token)).status).toBe(401);
    expect((await reset(token)).status).toBe(200);
    expect((await login(other.email, NEW_PASSWORD)).status).toBe(401);
    expect((await me(other.token)).status).toBe(200);
  });

  it('leads to the configured address, whatever host was asked', async () => {
    const person = await app.signup();
    await forgotAt('evil.example', person.email);
    const { text, html } = await mailbox.newest(person.email, RESET);
    for (const body of [text, html]) {
      expect(body).toContain(`${ORIGIN}/auth/reset-password?token=`);
      expect(body).not.toContain('evil');
    }
  });

  it('is sent to nobody without an account, who gets the same answer', async () => {
    const unknown = await forgot('nobody-there@example.com');
    const person = await app.signup();
    const known = await forgot(person.email);
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    await mailbox.newest(person.email, RESET);
    expect(await mailbox.mail.list('nobody-there@example.com')).toEqual([]);
  });
});

describe('another address', () => {
  const CHANGE = `mutation ($input: ChangeEmailInput!) {
    changeEmail(input: $input) { email emailVerified }
  }`;
  const change = (person: SignedUp, newEmail: string, password = person.password) =>
    app.gql<{ changeEmail: object }>(
      CHANGE,
      { input: { newEmail, password } },
      { token: person.token },
    );

  it('has to be confirmed, and both are told', async () => {
    const person = await app.signup();
    await verify(await mailbox.token(person.email, CONFIRM));
    await mailbox.newest(person.email, WELCOME);
    const newEmail = `new-${person.email}`;
    const { data } = await change(person, newEmail.toUpperCase());
    expect(data?.changeEmail).toEqual({ email: person.email, emailVerified: true });
    expect((await verify(await mailbox.token(newEmail, CONFIRM_NEW))).status).toBe(200);
    const told = await mailbox.newest(person.email, EMAIL_CHANGED);
    expect(told.text).toContain('n…@example.com');
    expect(told.text).not.toContain(newEmail);
    expect((await me(person.token)).body).toMatchObject({ email: newEmail, emailVerified: true });
    expect((await login(newEmail, person.password)).status).toBe(200);
    expect((await login(person.email, person.password)).status).toBe(401);
    // Nobody is welcomed twice.
    expect(await mailbox.mail.list(newEmail)).toHaveLength(1);
  });

  it('ends the links that were sent to the one before', async () => {
    const person = await app.signup();
    const confirmation = await mailbox.token(person.email, CONFIRM);
    const token = await resetToken(person.email);
    await change(person, `new-${person.email}`);
    expect(await verify(confirmation)).toEqual(refused(400, 'TOKEN_INVALID'));
    expect(await reset(token)).toEqual(refused(400, 'TOKEN_INVALID'));
  });

  it('is refused without the password, and where it is taken', async () => {
    const person = await app.signup();
    const other = await app.signup();
    const wrong = await change(person, 'x@example.com', 'wrong-password');
    expect(wrong.errors?.[0]?.extensions.code).toBe('INVALID_CREDENTIALS');
    const taken = await change(person, other.email);
    expect(taken.errors?.[0]?.extensions.code).toBe('EMAIL_TAKEN');
    const invalid = await change(person, 'no address');
    expect(invalid.errors?.[0]?.extensions.code).toBe('VALIDATION_FAILED');
    expect((await me(person.token)).body['email']).toBe(person.email);
  });
});

describe('another password', () => {
  const body = (currentPassword: string, newPassword = NEW_PASSWORD) => ({
    currentPassword,
    newPassword,
    confirmPassword: newPassword,
  });

  it('ends every session, answers with a new one, and the owner is told', async () => {
    const person = await app.signup();
    const elsewhere = await login(person.email, person.password);
    const answer = await app.rest<{ token: string }>(
      'POST',
      '/API/AUTH/Change-Password',
      body(person.password),
      { token: person.token },
    );
    expect(answer.body).toMatchObject({ success: true, user: { email: person.email } });
    for (const ended of [person.token, elsewhere.body.token]) {
      expect((await me(ended)).status).toBe(401);
    }
    expect((await me(answer.body.token)).status).toBe(200);
    expect((await login(person.email, NEW_PASSWORD)).status).toBe(200);
    await mailbox.newest(person.email, PASSWORD_CHANGED);
  });

  it('ends the links that would set yet another', async () => {
    const person = await app.signup();
    const token = await resetToken(person.email);
    await app.rest('POST', '/api/auth/change-password', body(person.password), {
      token: person.token,
    });
    expect(await reset(token)).toEqual(refused(400, 'TOKEN_INVALID'));
    expect((await login(person.email, NEW_PASSWORD)).status).toBe(200);
  });

  it('is refused with a wrong current one, which ends nothing', async () => {
    const person = await app.signup();
    const call = (input: object) =>
      app.rest('POST', '/api/auth/change-password', input, { token: person.token });
    expect(await call(body('wrong-password'))).toEqual(refused(401, 'INVALID_CREDENTIALS'));
    expect(await call(body(person.password, 'short'))).toEqual(refused(400, 'VALIDATION_FAILED'));
    expect(await call({})).toEqual(refused(400, 'VALIDATION_FAILED'));
    expect((await me(person.token)).status).toBe(200);
  });
});

describe('the same in GraphQL', () => {
  it('forgets, looks, resets and changes', async () => {
    const person = await app.signup();
    const { email } = person;
    const forgotten = await app.gql(
      'mutation ($email: String!) { forgotPassword(email: $email) }',
      { email: email.toUpperCase() },
    );
    expect(forgotten.data).toEqual({ forgotPassword: true });
    const token = await mailbox.token(email, RESET);
    const look = '{ valid reason }';
    const query = `query ($token: String!) { verifyResetToken(token: $token) ${look} }`;
    const good = await app.gql(query, { token });
    expect(good.data).toEqual({ verifyResetToken: { valid: true, reason: null } });
    const input = { token, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
    const resetting = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }';
    expect((await app.gql(resetting, { input })).data).toEqual({ resetPassword: true });
    const again = await app.gql(resetting, { input });
    expect(again.errors?.[0]?.extensions.code).toBe('TOKEN_INVALID');
    const used = await app.gql(query, { token });
    expect(used.data).toEqual({ verifyResetToken: { valid: false, reason: 'TOKEN_INVALID' } });

    const signedIn = await login(email, NEW_PASSWORD);
    const newPassword = 'silver-meadow-13';
    const changing = { currentPassword: NEW_PASSWORD, newPassword, confirmPassword: newPassword };
    const { data } = await app.gql<{ changePassword: { token: string } }>(
      'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { token } }',
      { input: changing },
      { token: signedIn.body.token },
    );
    expect((await me(data?.changePassword.token ?? '')).status).toBe(200);
    expect((await me(signedIn.body.token)).status).toBe(401);
  });

  it('repeats no password where a variable cannot be read', async () => {
    const { errors } = await app.gql('mutation ($i: LoginInput!) { login(input: $i) { token } }', {
      i: { email: 'a@example.com', password: 'violet-harbor-42', rememberme: true },
    });
    expect(errors?.[0]?.extensions.code).toBe('VALIDATION_FAILED');
    expect(errors?.[0]?.message).toContain('rememberme');
    expect(JSON.stringify(errors)).not.toContain('violet-harbor-42');
  });
});
