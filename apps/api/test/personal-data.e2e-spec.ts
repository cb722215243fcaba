import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { OutboxMailEntity } from '../src/platform/mail/outbox-mail.entity';
import { createSubscription } from './factories/subscription.factory';
import { CONFIRM, TestingMailbox } from './mailbox';
import { FastOutbox } from './testing-outbox';
import { createTestingApp, type SignedUp, type TestingApp } from './testing-app';

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

const database = () => app.app.get(DataSource);

/** Columns of every table, whatever is added to them later. */
async function columns(): Promise<{ table: string; column: string }[]> {
  return database().query(
    `SELECT table_name AS "table", column_name AS "column"
     FROM information_schema.columns WHERE table_schema = 'public'`,
  );
}

/** Where any of these values stands, in any column of any table. */
async function placesOf(...values: string[]): Promise<string[]> {
  const places: string[] = [];
  for (const { table, column } of await columns()) {
    for (const value of values) {
      const [{ count }] = (await database().query(
        `SELECT count(*)::integer AS count FROM "${table}" WHERE strpos(lower("${column}"::text), lower($1)) > 0`,
        [value],
      )) as [{ count: number }];
      if (count > 0) places.push(`${table}.${column}`);
    }
  }
  return [...new Set(places)].sort();
}

/** Tables whose rows belong to an account, directly or through a session. */
async function tablesOf(userId: string): Promise<string[]> {
  return (await placesOf(userId)).map((place) => place.split('.')[0] ?? '');
}

const MARK = `Marked${randomUUID().slice(0, 8)}`;

/** Somebody with a row in every table that holds anything of a person. */
async function withHistory(): Promise<SignedUp> {
  const email = `${MARK.toLowerCase()}@example.com`;
  const person = await app.signup({ name: `${MARK} Name`, email });
  const { token, userId } = person;
  await mailbox.token(email, CONFIRM);
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
    `INSERT INTO "ai_usage" ("userId", "day", "used") VALUES ($1, current_date, 3)`,
    [userId],
  );
  await database().query(
    `INSERT INTO "ai_reservations" ("id", "userId", "day", "expiresAt") VALUES (gen_random_uuid(), $1, current_date, now())`,
    [userId],
  );
  mailbox.mail.always(email, { reject: 'temporary' });
  await app.rest('POST', '/api/auth/forgot-password', { email });
  return person;
}

describe('what is kept of a person', () => {
  it('is all in the export, and nothing of it is left after deletion', async () => {
    const bystander = await app.signup();
    const person = await withHistory();
    const { token, userId, email } = person;

    const own = await tablesOf(userId);
    expect(new Set(own)).toEqual(
      new Set([
        ...['account_links', 'ai_reservations', 'ai_usage', 'api_keys', 'known_networks'],
        ...['sessions', 'subscriptions', 'users'],
      ]),
    );
    const { data } = await app.gql<{ exportMyData: Record<string, unknown> }>(
      '{ exportMyData }',
      {},
      { token },
    );
    const exported = data?.exportMyData ?? {};
    expect(Object.keys(exported).sort()).toEqual([
      ...['account', 'apiKeys', 'exportedAt', 'knownNetworks', 'links', 'mails', 'product'],
      ...['requestsUnderWay', 'sessions', 'subscription', 'usage'],
    ]);
    expect(exported['account']).toMatchObject({ id: userId, email, name: `${MARK} Name` });
    expect(exported['usage']).toEqual([expect.objectContaining({ used: 3 })]);
    expect(exported['sessions']).toHaveLength(2);
    expect(exported['links']).toContainEqual(
      expect.objectContaining({ kind: 'verifyEmail', email }),
    );
    expect(exported['mails']).toEqual([expect.objectContaining({ kind: 'resetPassword' })]);
    expect(exported['subscription']).toMatchObject({ plan: 'premium-monthly' });
    const written = JSON.stringify(exported);
    expect(written).toContain(`${MARK} device`);
    expect(written).toContain(`${MARK} key`);
    // Nothing that signs in, nor anything of others.
    expect(written).not.toMatch(/hash|argon2/i);
    expect(written).not.toContain(bystander.userId);

    const wrong = await app.gql(DELETE, { input: { password: 'wrong-password' } }, { token });
    expect(wrong.errors?.[0]?.extensions.code).toBe('INVALID_CREDENTIALS');
    expect(await tablesOf(userId)).toEqual(own);

    const deleted = await app.gql(DELETE, { input: { password: person.password } }, { token });
    expect(deleted.data).toEqual({ deleteAccount: true });
    expect(await placesOf(userId, email, MARK)).toEqual([]);
    const me = await app.rest('GET', '/api/auth/me', undefined, { token });
    expect([me.status, me.body['code']]).toEqual([401, 'UNAUTHENTICATED']);
    const login = await app.rest('POST', '/api/auth/login', { email, password: person.password });
    expect(login.body['code']).toBe('INVALID_CREDENTIALS');
    expect((await app.signup({ email })).userId).not.toBe(userId);
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
});

const DELETE = 'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) }';
