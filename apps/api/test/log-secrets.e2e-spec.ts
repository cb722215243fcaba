import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { OutboxMailEntity } from '../src/platform/mail/outbox-mail.entity';
import { CONFIRM, RESET, TestingMailbox } from './mailbox';
import { FastOutbox } from './testing-outbox';
import { createTestingApp, type TestingApp } from './testing-app';
import { until } from './waiting';

/** Of a token this much may be seen. */
const PREFIX = 10;

let mailbox: TestingMailbox;
let app: TestingApp;
const log: string[] = [];
const secrets = new Map<string, string>();
beforeAll(async () => {
  mailbox = await TestingMailbox.start();
  app = await createTestingApp({ log, config: mailbox.config, imports: [FastOutbox] });
});
afterAll(async () => {
  await app.close();
  await mailbox.close();
});

/** Its beginning is like that of nothing else. */
const marked = (rest: string) => `${randomUUID()}${rest}`;

function keep(name: string, secret: string): string {
  secrets.set(name, secret);
  return secret;
}

const post = (path: string, body: object, token?: string) =>
  app.rest<Record<string, string>>('POST', path, body, token === undefined ? {} : { token });

/** All that a person and their programs do, once rightly and once wrongly, with secrets that can be found again. */
async function everything(): Promise<void> {
  const email = keep('email', marked('@example.com'));
  const password = keep('password', marked(' first'));
  const name = keep('name', marked(' {"level":60,"msg":"forged"}'));
  const account = { name, email, password, confirmPassword: password };
  const registered = await post('/api/auth/register', account);
  let token = keep('session token', registered.body['token'] ?? '');
  await post('/api/auth/register', {
    ...account,
    email: 'x\n{"level":60,"msg":"forged"}@example.com',
  });
  await post('/api/auth/login', { email, password: keep('wrong password', marked(' wrong')) });
  token = keep('refreshed token', (await post('/api/auth/refresh', {}, token)).body['token'] ?? '');
  const confirmation = keep('confirmation', await mailbox.token(email, CONFIRM));
  await app.rest('GET', `/auth/verify-email?token=${confirmation}`).catch(() => undefined);
  await post(`/api/auth/verify-email?token=${confirmation}`, {});
  await post(`/api/auth/verify-email?token=${confirmation}`, {});
  const made = await post('/api/auth/generate-redirect-token', {}, token);
  const redirectToken = keep('redirect token', made.body['redirectToken'] ?? '');
  await app.fetch(`/?token=${redirectToken}`);
  await post('/api/auth/exchange-redirect-token', { redirectToken });
  await post('/api/auth/exchange-redirect-token', { redirectToken });
  const { data } = await app.gql<{ createApiKey: { key: string } }>(
    'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { key } }',
    { input: { name: 'x', scopes: ['CHECK'] } },
    { token },
  );
  const key = keep('API key', data?.createApiKey.key ?? '');
  const text = keep('text', marked(' wrote this are a text.'));
  await post('/v2/check', { text, language: 'en-US' }, key);
  await post('/v2/check', { text: text + '\ud800', language: 'xx' }, key);
  await app.gql(`{ check(input: {text: "${text}"}) { nothingOfThisKind } }`);
  const newPassword = keep('new password', marked(' second'));
  const change = { currentPassword: password, newPassword, confirmPassword: newPassword };
  await post('/api/auth/change-password', change, token);
  await post('/api/auth/forgot-password', { email });
  const reset = keep('reset token', await mailbox.token(email, RESET));
  await app.rest('GET', `/api/auth/verify-reset-token?token=${reset}`);
  const last = keep('last password', marked(' third'));
  await post('/api/auth/reset-password', {
    token: reset,
    newPassword: last,
    confirmPassword: last,
  });
  // What fails inside.
  await app.app.get(DataSource).query(`ALTER TABLE "users" RENAME TO "users_away"`);
  const failed = await post('/api/auth/login', { email, password: last });
  expect(failed.status).toBe(500);
  await app.app.get(DataSource).query(`ALTER TABLE "users_away" RENAME TO "users"`);
}

/** How a secret would look in a line of JSON. */
const found = (line: string, secret: string) =>
  line.includes(secret) || line.includes(JSON.stringify(secret).slice(1, -1));

describe('secrets', () => {
  beforeAll(everything);

  it('are all there to be found', () => {
    for (const [name, secret] of secrets)
      expect([name, secret.length > PREFIX]).toEqual([name, true]);
    expect(log.length).toBeGreaterThan(30);
  });

  it('are in no line of the log', () => {
    const lines = log.filter((line) =>
      [...secrets.values()].some((secret) => found(line, secret.slice(0, PREFIX + 1))),
    );
    expect(lines).toEqual([]);
  });

  it('forge no line: each is one JSON object of its own', () => {
    for (const line of log) {
      expect(line.trimEnd()).not.toContain('\n');
      expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number) });
    }
    expect(log.join('')).not.toContain('forged');
  });

  it('are in no column of the database, but for who the person is', async () => {
    const database = app.app.get(DataSource);
    const outbox = database.getRepository(OutboxMailEntity);
    await until(async () => (await outbox.count()) === 0);
    const columns: { table: string; column: string }[] = await database.query(
      `SELECT table_name AS "table", column_name AS "column"
       FROM information_schema.columns WHERE table_schema = 'public'`,
    );
    const hits: string[] = [];
    for (const { table, column } of columns) {
      const rows: { value: string | null }[] = await database.query(
        `SELECT "${column}"::text AS value FROM "${table}"`,
      );
      for (const { value } of rows) {
        for (const [name, secret] of secrets) {
          const start = secret.slice(0, PREFIX + 1);
          const isThere =
            value?.includes(start) || value?.includes(Buffer.from(start).toString('hex'));
          if (isThere) hits.push(`${name}: ${table}.${column}`);
        }
      }
    }
    expect([...new Set(hits)].sort()).toEqual(['email: users.email', 'name: users.name']);
  });
});
