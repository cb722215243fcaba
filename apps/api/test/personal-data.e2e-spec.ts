import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { OutboxMailEntity } from '../src/platform/mail/outbox-mail.entity';
import { PersonalData } from '../src/platform/personal-data/personal-data';
import { findInColumns } from './column-scan';
import { createSubscription } from './factories/subscription.factory';
import { CONFIRM, CONFIRM_NEW, type TestingMailbox } from './mailbox';
import { createMailedApp, type MailedApp } from './mailed-app';
import { personalRows } from './personal-tables';
import { row, sent } from './testing-outbox';
import type { SignedUp, TestingApp } from './testing-app';

let mailed: MailedApp;
let mailbox: TestingMailbox;
let app: TestingApp;
beforeAll(async () => {
  mailed = await createMailedApp();
  ({ app, mailbox } = mailed);
});
afterAll(() => mailed.close());

const database = () => app.app.get(DataSource);

/** Where any of these values stands, in any column of any table. */
const placesOf = async (...values: string[]): Promise<string[]> =>
  (await findInColumns(app, values)).map(({ place }) => place);

/** Where the export tells of each table that holds anything of a person. */
const SECTIONS = {
  users: 'account',
  account_links: 'links',
  ai_request_keys: 'requestKeys',
  ai_reservations: 'requestsUnderWay',
  ai_usage: 'usage',
  api_keys: 'apiKeys',
  billing_customers: 'paymentCustomer',
  checkouts: 'checkout',
  former_addresses: 'formerAddresses',
  known_networks: 'knownNetworks',
  mail_outbox: 'mails',
  redirect_tokens: 'redirectTokens',
  sessions: 'sessions',
  subscriptions: 'subscription',
};

const MARK = `Marked${randomUUID().slice(0, 8)}`;

/** Somebody with a row in every table that holds anything of a person. */
async function withHistory(): Promise<SignedUp> {
  const email = `${MARK.toLowerCase()}@example.com`;
  const person = await app.signup({ name: `${MARK} Name`, email });
  const { token, userId } = person;
  await mailbox.token(email, CONFIRM);
  await database().query(
    `INSERT INTO "former_addresses" ("email", "userId", "expiresAt") VALUES ($1, $2, now() + interval '1 day')`,
    [`former-${email}`, userId],
  );
  await app.rest('POST', '/api/auth/login', {
    email,
    password: person.password,
    deviceInfo: `${MARK} device`,
  });
  await app.gql(
    'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { key } }',
    { input: { name: `${MARK} key`, scopes: ['CHECK'] } },
    { token },
  );
  await app.rest('POST', '/api/auth/generate-redirect-token', undefined, { token });
  await createSubscription(app, userId);
  await database().query(
    `INSERT INTO "billing_customers" ("userId", "attempt", "customerId") VALUES ($1, gen_random_uuid(), 'cus_1')`,
    [userId],
  );
  await database().query(
    `INSERT INTO "checkouts" ("userId", "attempt", "plan", "locale", "customerId", "priceId")
     VALUES ($1, gen_random_uuid(), 'premium-monthly', 'en', 'cus_1', 'price_1')`,
    [userId],
  );
  await database().query(
    `INSERT INTO "ai_usage" ("userId", "day", "used") VALUES ($1, current_date, 3)`,
    [userId],
  );
  await database().query(
    `INSERT INTO "ai_reservations" ("id", "userId", "day", "expiresAt") VALUES (gen_random_uuid(), $1, current_date, now())`,
    [userId],
  );
  await database().query(
    `INSERT INTO "ai_request_keys" ("userId", "key", "requestHash", "runId", "repeats", "expiresAt") VALUES ($1, $2, '', gen_random_uuid(), 0, now())`,
    [userId, `${MARK}-request`],
  );
  mailbox.mail.always(email, { reject: 'temporary' });
  await app.gql('mutation { resendVerification }', {}, { token });
  await app.rest('POST', '/api/auth/forgot-password', { email });
  return person;
}

describe('what is kept of a person', () => {
  it('is all in the export, and nothing of it is left after deletion', async () => {
    const bystander = await app.signup();
    const person = await withHistory();
    const { token, userId, email } = person;

    const own = await personalRows(app, userId);
    expect(Object.keys(own).sort()).toEqual(Object.keys(SECTIONS).sort());
    expect(Object.values(own)).not.toContain(0);
    const { data } = await app.gql<{ exportMyData: Record<string, unknown> }>(
      '{ exportMyData }',
      {},
      { token },
    );
    const exported = data?.exportMyData ?? {};
    expect(Object.keys(exported).sort()).toEqual(
      ['exportedAt', 'product', ...Object.values(SECTIONS)].sort(),
    );
    for (const value of Object.values(exported)) expect([[], null]).not.toContainEqual(value);
    expect(exported['account']).toMatchObject({ id: userId, email, name: `${MARK} Name` });
    expect(exported['usage']).toEqual([expect.objectContaining({ used: 3 })]);
    expect(exported['sessions']).toHaveLength(2);
    expect(exported['redirectTokens']).toHaveLength(1);
    expect(exported['links']).toContainEqual(
      expect.objectContaining({ kind: 'verifyEmail', email }),
    );
    const mails = exported['mails'] as { kind: string }[];
    expect(mails.map(({ kind }) => kind).sort()).toEqual(['resetPassword', 'verifyEmail']);
    expect(exported['subscription']).toMatchObject({ plan: 'premium-monthly' });
    const written = JSON.stringify(exported);
    expect(exported['formerAddresses']).toEqual([
      expect.objectContaining({ email: `former-${email}` }),
    ]);
    expect(written).toContain(`${MARK} device`);
    expect(written).toContain(`${MARK} key`);
    // Nothing that signs in, nor anything of others.
    expect(written).not.toMatch(/hash|argon2/i);
    expect(written).not.toContain(bystander.userId);

    const wrong = await app.gql(DELETE, { input: { password: 'wrong-password' } }, { token });
    expect(wrong.errors?.[0]?.extensions.code).toBe('INVALID_CREDENTIALS');
    expect(Object.values(await personalRows(app, userId))).not.toContain(0);

    const deleted = await app.gql(DELETE, { input: { password: person.password } }, { token });
    expect(deleted.data).toEqual({ deleteAccount: true });
    expect(await placesOf(userId, email, MARK)).toEqual([]);
    // But that the payment provider is to forget the customer too, once it can be asked.
    expect(await placesOf('cus_1')).toEqual(['billing_farewells.customerId']);
    const me = await app.rest('GET', '/api/auth/me', undefined, { token });
    expect([me.status, me.body['code']]).toEqual([401, 'UNAUTHENTICATED']);
    const login = await app.rest('POST', '/api/auth/login', { email, password: person.password });
    expect(login.body['code']).toBe('INVALID_CREDENTIALS');
    expect((await app.signup({ email })).userId).not.toBe(userId);
  });

  it('is told by one for each section', () => {
    const register = () => app.app.get(PersonalData).register('account', async () => null);
    expect(register).toThrow('The section account is there already');
  });

  it('is deleted once, however often it is asked for at once', async () => {
    const { token, password } = await app.signup();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => app.gql(DELETE, { input: { password } }, { token })),
    );
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code);
    expect(codes).toContain(undefined);
    expect(codes.filter((code) => code !== undefined && code !== 'UNAUTHENTICATED')).toEqual([]);
  });

  it('leaves no mail behind that was still to be sent', async () => {
    const email = `${randomUUID()}@example.com`;
    mailbox.mail.always(email, { reject: 'temporary' });
    const { token, password } = await app.signup({ email });
    const mails = database().getRepository(OutboxMailEntity);
    expect(await mails.countBy({ recipient: email })).toBe(1);
    await app.gql(DELETE, { input: { password } }, { token });
    expect(await mails.countBy({ recipient: email })).toBe(0);
  });

  /** A mail to an address that somebody asked for, and no server took. */
  async function failed(email: string): Promise<void> {
    mailbox.mail.enqueue(email, { reject: 'permanent' });
    await app.rest('POST', '/api/auth/forgot-password', { email });
    await row(app, email, ({ failedAt }) => failedAt !== null);
  }
  async function verify(token: string): Promise<void> {
    const answer = await app.rest('POST', `/api/auth/verify-email?token=${token}`);
    expect(answer.status).toBe(200);
  }
  async function changeEmail({ token, password }: SignedUp, newEmail: string): Promise<void> {
    const { errors } = await app.gql(
      'mutation ($input: ChangeEmailInput!) { changeEmail(input: $input) { id } }',
      { input: { newEmail, password } },
      { token },
    );
    expect(errors).toBeUndefined();
  }

  it('leaves no address behind that the account had before, or was to have', async () => {
    const person = await app.signup();
    const { token, password } = person;
    await verify(await mailbox.token(person.email, CONFIRM));
    const [next, last] = [`new-${person.email}`, `last-${person.email}`];
    await changeEmail(person, next);
    await verify(await mailbox.token(next, CONFIRM_NEW));
    await changeEmail(person, last);
    await mailbox.token(last, CONFIRM_NEW);
    for (const each of [person.email, next]) {
      await sent(app, each);
      await failed(each);
    }
    const { data } = await app.gql<{ exportMyData: { account: object } }>(
      '{ exportMyData }',
      {},
      { token },
    );
    expect(data?.exportMyData.account).toMatchObject({ email: next, pendingEmail: last });
    await app.gql(DELETE, { input: { password } }, { token });
    expect(await placesOf(person.email)).toEqual([]);
  });
});

const DELETE = 'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) }';
