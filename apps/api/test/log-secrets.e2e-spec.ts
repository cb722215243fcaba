import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { DataSource } from 'typeorm';
import { OutboxMailEntity } from '../src/platform/mail/outbox-mail.entity';
import { findInColumns } from './column-scan';
import { CONFIRM, CONFIRM_NEW, RESET, type TestingMailbox } from './mailbox';
import { createMailedApp, type MailedApp } from './mailed-app';
import type { TestingApp } from './testing-app';
import { TestingModel, transform } from './transform-client';
import { until } from './waiting';

/** Of a token this much may be seen. */
const PREFIX = 10;

let model: TestingModel;
let mailed: MailedApp;
let mailbox: TestingMailbox;
let app: TestingApp;
const log: string[] = [];
const secrets = new Map<string, string>();
beforeAll(async () => {
  model = await TestingModel.start();
  mailed = await createMailedApp({ log, config: model.config });
  ({ app, mailbox } = mailed);
});
afterAll(async () => {
  await mailed.close();
  await model.sandbox.close();
});

/** Its beginning is like that of nothing else. */
const marked = (rest: string) => `${randomUUID()}${rest}`;

function keep(name: string, secret: string): string {
  secrets.set(name, secret);
  return secret;
}

const post = (path: string, body: object, token?: string) =>
  app.rest<Record<string, string>>('POST', path, body, token === undefined ? {} : { token });

const gql = <Data = Record<string, never>>(query: string, variables: object, token?: string) =>
  app.gql<Data>(query, variables, token === undefined ? {} : { token });

/** All that a person and their programs do, once rightly and once wrongly, with secrets that can be found again. */
async function inRest(): Promise<void> {
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
  const { data } = await gql<{ createApiKey: { key: string } }>(
    'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { key } }',
    { input: { name: 'x', scopes: ['CHECK'] } },
    token,
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
  await transforms(token);
  await fails(() => post('/api/auth/login', { email, password: last }));
}

const TRANSFORM =
  'mutation ($input: TextTransformInput!) { transformText(input: $input) { text } }';

/** Texts that a model answers well, badly, and not at all. */
async function transforms(ended: string): Promise<void> {
  const { token } = await app.signup();
  const text = keep('text for a model', marked(' they was here.'));
  const instructions = keep('wish', marked(' make it rhyme'));
  const input = { operation: 'IMPROVE', text, instructions };
  await gql(TRANSFORM, { input }, ended);
  for (const behaviour of [
    { answer: keep('answer', marked(' they were here.')) },
    { refusal: keep('refusal', marked(' I will not.')) },
    { cutAfterChunks: 2 },
    { endAfterChunks: 1 },
    { status: 400 },
  ] as const) {
    model.behave(behaviour);
    await transform(app, token, input);
    await gql(TRANSFORM, { input }, token);
  }
  expect(model.calls.length).toBeGreaterThan(0);
}

/** What somebody else does in GraphQL, until nothing of them is left. */
async function inGraphql(): Promise<void> {
  const email = keep('GraphQL email', marked('@example.com'));
  const password = keep('GraphQL password', marked(' first'));
  const name = keep('GraphQL name', marked(' Ada'));
  const account = { name, email, password, confirmPassword: password };
  const register = 'mutation ($input: RegisterInput!) { register(input: $input) { token } }';
  await gql(register, { input: account });
  await gql(register, { input: account });
  const login = 'mutation ($input: LoginInput!) { login(input: $input) { token } }';
  const wrong = keep('wrong GraphQL password', marked(' wrong'));
  await gql(login, { input: { email, password: wrong } });
  await gql(login, { input: { email, password, remember: wrong } });
  const deviceInfo = keep('device', marked(' tablet'));
  const { data } = await gql<{ login: { token: string } }>(login, {
    input: { email, password, deviceInfo },
  });
  const token = keep('GraphQL token', data?.login.token ?? '');
  const change = 'mutation ($input: ChangeEmailInput!) { changeEmail(input: $input) { id } }';
  const newEmail = keep('new email', marked('@example.org'));
  await gql(change, { input: { newEmail, password: wrong } }, token);
  await gql(change, { input: { newEmail: `${newEmail}\n`, password: [password] } }, token);
  await gql(change, { input: { newEmail, password } }, token);
  keep('confirmation of the new email', await mailbox.token(newEmail, CONFIRM_NEW));
  const exported = await gql<{ exportMyData: object }>('{ exportMyData }', {}, token);
  expect(JSON.stringify(exported.data)).toContain(deviceInfo);
  await fails(() => gql('{ exportMyData }', {}, token));
  const remove = 'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) }';
  await gql(remove, { input: { password: wrong } }, token);
  const removed = await gql(remove, { input: { password } }, token);
  expect(removed.data).toEqual({ deleteAccount: true });
  await gql(remove, { input: { password } }, token);
}

/** A call while the server cannot do what is asked, which it says nothing about but that it is so. */
async function fails(call: () => Promise<object>): Promise<void> {
  const database = app.app.get(DataSource);
  await database.query(`ALTER TABLE "users" RENAME TO "users_away"`);
  expect(JSON.stringify(await call())).toContain('INTERNAL');
  await database.query(`ALTER TABLE "users_away" RENAME TO "users"`);
}

/** One request as it is written, which no client would write so. */
async function sendRaw(...lines: string[]): Promise<string> {
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  socket.end([...lines, 'Host: localhost', 'Connection: close', '', ''].join('\r\n'));
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  await once(socket, 'close');
  return answer;
}

/** How a secret would look in a line of JSON. */
const found = (line: string, secret: string) =>
  line.includes(secret) || line.includes(JSON.stringify(secret).slice(1, -1));

describe('secrets', () => {
  beforeAll(async () => {
    await inRest();
    await inGraphql();
  }, 60_000);

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
    const outbox = app.app.get(DataSource).getRepository(OutboxMailEntity);
    await until(async () => (await outbox.count()) === 0);
    const names = new Map(
      [...secrets].map(([name, secret]) => [secret.slice(0, PREFIX + 1), name]),
    );
    const found = await findInColumns(app, [...names.keys()]);
    const hits = found.map(({ value, place }) => `${names.get(value)}: ${place}`);
    expect(hits.sort()).toEqual(['email: users.email', 'name: users.name']);
  });
});

describe('what callers choose of a line', () => {
  const FORGED = '{"level":60,"msg":"forged"}';
  const entries = () => log.map((line) => JSON.parse(line) as Record<string, unknown>);

  it('stays within its field', async () => {
    const path = `/api/forged"}%0D%0A${FORGED}`;
    const answer = await sendRaw(`GET ${path}?a=%0A HTTP/1.1`, `X-Request-Id: forged"${FORGED}`);
    expect(answer).toMatch(/^HTTP\/1.1 404/);
    await until(() => entries().some((entry) => entry['path'] === path));
    const [entry] = entries().filter((each) => each['path'] === path);
    expect(entry).toMatchObject({ level: 30, msg: 'request', requestId: expect.any(String) });
    expect(entry?.['requestId']).not.toContain('forged');
    expect(entries().filter(({ msg, level }) => msg === 'forged' || level === 60)).toEqual([]);
  });

  it.each(['\n', '\u0000', '\u001b[31m'])('is not read with %j in it', async (character) => {
    const before = log.length;
    const answer = await sendRaw(`GET /api/a${character}${FORGED} HTTP/1.1`);
    expect(answer).toMatch(/^HTTP\/1.1 400/);
    expect(log.slice(before).join('')).not.toContain('forged');
  });
});
