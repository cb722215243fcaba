import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseConfig } from '../../../platform/config/parse-config';
import { PaymentProvider } from './payment-provider';

let server: Server;
let body = '';
let status = 200;
afterEach(() => {
  status = 200;
});
beforeAll(async () => {
  server = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
});

const customer = () => {
  const { port } = server.address() as AddressInfo;
  const apiUrl = `http://127.0.0.1:${port}`;
  const payments = { secretKey: 'sk_test_any', apiUrl, isTest: true };
  const provider = new PaymentProvider({ ...parseConfig({}), payments });
  return provider.ask((stripe) => stripe.customers.create({ email: 'ada@example.com' }));
};

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
