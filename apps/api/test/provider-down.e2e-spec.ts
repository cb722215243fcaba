import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { OutboxTiming } from '../src/platform/mail/outbox-timing';
import { CONFIRM } from './mailbox';
import { paymentsAt } from './paying-app';
import { type ProxyManner, TcpProxy } from './tcp-proxy';
import { createTestingApp, type SignedUp, type TestingApp } from './testing-app';
import { FastOutbox, sent } from './testing-outbox';
import { shortenLimits, TestingModel, transform, usageOf } from './transform-client';

/** Many times what it takes, because other programs may keep the machine busy. */
const TIMEOUT_MS = 120_000;
/** Longer than the breaker stays open. */
const LATER_MS = 31_000;
const CHECK = '{ check(input: { text: "This are a test." }) { issues { ruleId } } }';

let model: TestingModel;
let ai: TcpProxy;
let smtp: TcpProxy;
let payments: TcpProxy;
let app: TestingApp;
/** How far the clock has been put forward, in milliseconds. */
let forward = 0;
beforeAll(async () => {
  const now = Date.now.bind(Date);
  jest.spyOn(Date, 'now').mockImplementation(() => now() + forward);
  model = await TestingModel.start();
  const { aiBaseUrl, smtpUrl, url } = model.sandbox;
  const aiUrl = new URL(aiBaseUrl);
  const paymentsUrl = new URL(url);
  const smtpAddress = new URL(smtpUrl);
  ai = await TcpProxy.start(Number(aiUrl.port));
  smtp = await TcpProxy.start(Number(smtpAddress.port));
  payments = await TcpProxy.start(Number(paymentsUrl.port));
  aiUrl.port = String(ai.port);
  smtpAddress.port = String(smtp.port);
  paymentsUrl.port = String(payments.port);
  app = await createTestingApp({
    config: {
      ai: { ...model.config.ai, baseUrl: aiUrl.href },
      mail: { smtpUrl: smtpAddress.href, from: 'Tercet <no-reply@example.com>' },
      payments: { ...paymentsAt(model.sandbox), apiUrl: paymentsUrl.origin },
    },
    imports: [FastOutbox],
  });
  shortenLimits(app, { firstWordMs: 1_500, retryDelayMs: 1 });
  app.app.get(OutboxTiming).sendMs = 3_000;
});
afterAll(async () => {
  jest.restoreAllMocks();
  await app.close();
  await Promise.all([ai.close(), smtp.close(), payments.close()]);
  await model.sandbox.close();
});

/** All that needs no provider: people come, sign in, look at what is theirs and have texts checked. */
async function theRest({ token, email, password }: SignedUp): Promise<number[]> {
  const credentials = { email, password };
  const answers = await Promise.all([
    app.fetch('/health/ready'),
    app.fetch('/api/auth/me', { token }),
    app.fetch('/api/Subscription/can-use/improve', { token }),
    app.rest('POST', '/api/auth/login', credentials),
    app.rest('POST', '/v2/check', { text: 'This are a test.', language: 'en' }),
    app.gql(CHECK, {}, { token }),
  ]);
  return answers.map(({ status }) => status);
}
const ALL_WELL = [200, 200, 200, 200, 200, 200];

describe('a model that cannot be had', () => {
  it.each<[ProxyManner, object]>([
    ['refuse', { code: 'AI_UNAVAILABLE', args: { reason: 'unreachable' } }],
    ['hang', { code: 'AI_TIMEOUT' }],
    ['throttle', { code: 'AI_TIMEOUT' }],
  ])(
    'leaves all else as it was, ends at its limit and costs nothing: %s',
    async (manner, failure) => {
      const person = await app.signup();
      // Failures of one test must not open the breaker for the next.
      ai.manner = 'pass';
      await transform(app, person.token, { text: 'fine' });
      ai.manner = manner;
      const ended = transform(app, person.token, { text: 'one two' });
      expect(await theRest(person)).toEqual(ALL_WELL);
      const { streamed, end } = await ended;
      expect({ streamed, end }).toMatchObject({
        streamed: '',
        end: { ...failure, returned: true },
      });
      expect(ai.connections).toBeLessThanOrEqual(2);
      expect(await usageOf(app, person.token)).toBe(1);
    },
    TIMEOUT_MS,
  );

  it(
    'is left alone after five failures, asked once later, and used again when it answers',
    async () => {
      const person = await app.signup();
      const ask = async () => (await transform(app, person.token, { text: 'one two' })).end;
      ai.manner = 'pass';
      await ask();
      ai.manner = 'refuse';
      for (let i = 0; i < 5; i += 1) {
        expect(await ask()).toMatchObject({ args: { reason: 'unreachable' } });
      }
      const asked = ai.connections;
      const left = { code: 'AI_UNAVAILABLE', args: { reason: 'overloaded' }, returned: true };
      expect(await ask()).toMatchObject({ ...left, retryAfterSeconds: expect.any(Number) });
      expect(ai.connections).toBe(asked);
      expect(await theRest(person)).toEqual(ALL_WELL);

      ai.manner = 'pass';
      forward = LATER_MS;
      expect(await ask()).toMatchObject({ __typename: 'TextTransformDone' });
      expect(await ask()).toMatchObject({ __typename: 'TextTransformDone' });
      expect(await usageOf(app, person.token)).toBe(3);
    },
    TIMEOUT_MS,
  );
});

describe('a mail server that cannot be had', () => {
  it.each<ProxyManner>(['refuse', 'hang', 'throttle'])(
    'keeps nobody from coming, and their mail comes once it can: %s',
    async (manner) => {
      smtp.manner = manner;
      const email = `${manner}-mail@example.com`;
      const person = await app.signup({ email });
      expect(await theRest(person)).toEqual(ALL_WELL);
      smtp.manner = 'pass';
      await sent(app, email);
      const mails = await model.sandbox.mail.waitFor(email, { subject: CONFIRM, count: 1 });
      expect(mails).toHaveLength(1);
    },
    TIMEOUT_MS,
  );
});

describe('a payment provider that cannot be had', () => {
  const CHECKOUT = 'mutation { createCheckoutSession(plan: PREMIUM_MONTHLY) { url } }';
  it.each<ProxyManner>(['refuse', 'hang'])(
    'keeps nobody from writing, says that it does not answer, and sells once it does: %s',
    async (manner) => {
      const person = await app.signup();
      const buy = () => app.gql(CHECKOUT, {}, { token: person.token });
      payments.manner = manner;
      const refused = buy();
      expect(await theRest(person)).toEqual(ALL_WELL);
      const [error] = (await refused).errors ?? [];
      expect(error?.extensions.code).toBe('PAYMENT_PROVIDER_ERROR');
      payments.manner = 'pass';
      const { data } = await buy();
      expect(data).toMatchObject({ createCheckoutSession: { url: expect.any(String) } });
    },
    TIMEOUT_MS,
  );
});
