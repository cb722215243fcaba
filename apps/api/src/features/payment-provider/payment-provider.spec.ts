import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Stripe from 'stripe';
import { parseConfig } from '../../platform/config/parse-config';
import { PaymentProvider } from './payment-provider';

let server: Server;
let body = '';
let status = 200;
let delayMs = 0;
let arrived: (string | undefined)[] = [];
afterEach(() => {
  status = 200;
  delayMs = 0;
  arrived = [];
});
beforeAll(async () => {
  server = createServer(({ url }, response) => {
    arrived.push(url);
    const answer = () =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    setTimeout(answer, delayMs);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
});

/** Waits less long than the real one, so that a test need not take minutes. */
class ImpatientProvider extends PaymentProvider {
  protected override readonly deadlineMs = 300;
}

const providerOf = (Provider = PaymentProvider) => {
  const { port } = server.address() as AddressInfo;
  const apiUrl = `http://127.0.0.1:${port}`;
  const payments = { secretKey: 'sk_test_any', apiUrl, isTest: true };
  return new Provider({ ...parseConfig({}), payments });
};
const customer = () =>
  providerOf().ask((stripe) => stripe.customers.create({ email: 'ada@example.com' }));
const cancelled = () => providerOf().tryTo((stripe) => stripe.subscriptions.cancel('sub_1'));

it.each(['"x"', '5', 'true', 'null', '[]', '{}', '{"id":"cus_1"}', '{', ''])(
  'takes %s for no answer',
  async (answer) => {
    body = answer;
    await expect(customer()).rejects.toMatchObject({ code: 'PAYMENT_PROVIDER_ERROR' });
  },
);

it.each([400, 404, 503])(
  'takes %d for a failure, whatever comes with it',
  async (failing) => {
    status = failing;
    for (const answer of ['{}', '{"message":"Service Unavailable"}', '{"object":"customer"}']) {
      body = answer;
      await expect(customer()).rejects.toMatchObject({ code: 'PAYMENT_PROVIDER_ERROR' });
    }
  },
  30_000,
);

it('passes on what is one', async () => {
  body = '{"object":"customer","id":"cus_1"}';
  expect(await customer()).toMatchObject({ id: 'cus_1' });
});

it.each([400, 404])('takes %d for a change that is of no use any more', async (refused) => {
  status = refused;
  body = '{"error":{"type":"invalid_request_error","message":"It has ended"}}';
  expect(await cancelled()).toBe(false);
});

it.each([401, 403])('takes %d for a key that may not, and no change for done', async (refused) => {
  status = refused;
  body = '{"error":{"type":"invalid_request_error","message":"This key may not"}}';
  await expect(cancelled()).rejects.toMatchObject({ code: 'PAYMENT_PROVIDER_ERROR' });
});

it.each(['itself', 'a question within it'])(
  'sends nothing more for a question that was given up, by %s',
  async (by) => {
    body = '{"object":"customer","id":"cus_1"}';
    delayMs = 600;
    const provider = providerOf(ImpatientProvider);
    const question = provider.ask(async (stripe) => {
      await stripe.customers.retrieve('cus_1');
      const change = (client: Stripe) => client.customers.update('cus_1', { name: 'Ada' });
      return by === 'itself' ? change(stripe) : provider.ask(change);
    });
    await expect(question).rejects.toMatchObject({ code: 'PAYMENT_PROVIDER_ERROR' });
    expect(arrived).toEqual(['/v1/customers/cus_1']);
  },
);

it('lets the last call of a question be answered, so that nobody calls failed what is made', async () => {
  body = '{"object":"customer","id":"cus_1"}';
  delayMs = 600;
  const question = providerOf(ImpatientProvider).ask((stripe) =>
    stripe.customers.create({ email: 'ada@example.com' }),
  );
  expect(await question).toMatchObject({ id: 'cus_1' });
});
