import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { OPERATIONS } from '@tercet/contracts';
import { isInputObjectType } from 'graphql';
import dns from 'node:dns';
import { createServer, type AddressInfo, Socket } from 'node:net';
import { once } from 'node:events';
import { operationsOf } from './schema-operations';
import { createTestingApp, type SignedUp, type TestingApp } from './testing-app';
import { TestingModel, transform } from './transform-client';

const ADDRESS_LIKE = /url|uri|host|endpoint|callback|webhook|proxy|origin|domain/i;

let model: TestingModel;
let app: TestingApp;
let person: SignedUp;
/** Listens where the addresses lead that name this machine. */
const canary = createServer((socket) => socket.destroy());
let addresses: readonly string[];
const reached: string[] = [];
let touched = 0;
beforeAll(async () => {
  model = await TestingModel.start();
  app = await createTestingApp({ config: { ...model.config, freeDailyAiRequests: 1_000 } });
  person = await app.signup();
  canary.on('connection', () => (touched += 1)).listen(0);
  await once(canary, 'listening');
  const { port } = canary.address() as AddressInfo;
  addresses = [
    'http://169.254.169.254/latest/meta-data/',
    `http://[::1]:${port}/`,
    `http://0.0.0.0:${port}/`,
    `http://2130706433:${port}/`,
    `http://127.0.0.1.nip.io:${port}/`,
    `http://127.0.0.1:${port}/`,
    `file:///etc/passwd`,
  ];
  watch();
});
beforeEach(() => {
  reached.length = touched = 0;
});
afterAll(async () => {
  jest.restoreAllMocks();
  await app.close();
  await model.sandbox.close();
  await new Promise((resolve) => canary.close(resolve));
});

/** Notes every name that is looked up, and every address that is connected to but the test's own. */
function watch(): void {
  const connect = Socket.prototype.connect;
  const portsOf = (...urls: string[]) => urls.map((url) => new URL(url).port);
  const own = portsOf(app.url, model.sandbox.aiBaseUrl);
  const database = process.env['TEST_DATABASE_URL'];
  if (database) own.push(...portsOf(database));
  jest.spyOn(Socket.prototype, 'connect').mockImplementation(function (
    this: Socket,
    ...args: unknown[]
  ) {
    const [options] = args.flat(2) as { port?: number | string; host?: string }[];
    if (!own.includes(String(options?.port))) reached.push(JSON.stringify(options));
    return Reflect.apply(connect, this, args) as Socket;
  });
  const lookup = dns.lookup.bind(dns) as (...args: unknown[]) => void;
  jest.spyOn(dns, 'lookup').mockImplementation(((name: string, ...rest: unknown[]) => {
    if (!['127.0.0.1', 'localhost'].includes(name)) reached.push(name);
    lookup(name, ...rest);
  }) as never);
}

const nowhere = () => expect({ reached, touched }).toEqual({ reached: [], touched: 0 });

describe('an address that somebody hands in', () => {
  it('would be noticed if it were reached', async () => {
    await fetch(addresses[5] ?? '').catch(() => undefined);
    expect(reached).toHaveLength(1);
    expect(touched).toBe(1);
  });

  it('has no place in the schema', () => {
    const { schema } = app.app.get(GraphQLSchemaHost);
    const names = Object.values(schema.getTypeMap())
      .filter(isInputObjectType)
      .flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`));
    expect(names).toContain('TextTransformInput.text');
    expect(names.filter((name) => ADDRESS_LIKE.test(name))).toEqual([]);
  });

  it('leads nowhere from any text of any operation of the schema', async () => {
    const operations = operationsOf(app);
    // One of them ends sessions.
    const signedOut = await app.signup();
    for (const address of addresses) {
      await Promise.all(
        operations.map(({ query }) =>
          app.gql(query.replaceAll('"x"', JSON.stringify(address)), {}, signedOut),
        ),
      );
    }
    nowhere();
  });

  it.each(OPERATIONS)('leads nowhere from a text, a wish or an answer of %s', async (operation) => {
    const links = addresses.map((address) => `See [this](${address}) ![](${address}) ${address}.`);
    const text = links.join('\n');
    model.behave({ answer: text });
    const input = { operation: operation.toUpperCase(), tone: 'FORMAL', targetLanguage: 'FR' };
    const { end } = await transform(app, person.token, { ...input, text, instructions: links[0] });
    expect(end.__typename).toBe('TextTransformDone');
    expect(model.calls).toHaveLength(1);
    nowhere();
  });

  it('leads nowhere from a header, a query or a field that nobody asked for', async () => {
    for (const address of addresses) {
      const host = new URL(address).host;
      const headers = {
        'x-forwarded-host': host,
        'x-forwarded-for': host,
        forwarded: `host=${host}`,
        referer: address,
        origin: address,
        'x-openai-base-url': address,
      };
      const query = `?url=${encodeURIComponent(address)}&baseUrl=${encodeURIComponent(address)}`;
      const body = { text: address, language: 'en', baseUrl: address, url: address };
      await app.rest('POST', `/v2/check${query}`, body, { ...person, headers });
      await app.rest('PUT', '/api/auth/profile', { name: address, avatar: address }, person);
      await transform(app, person.token, { text: 'a' }, headers);
    }
    nowhere();
  });
});
