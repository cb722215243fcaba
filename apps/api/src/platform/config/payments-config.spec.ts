import { describe, expect, it } from '@jest/globals';
import { describeStart } from '../../start-message';
import { ConfigError, parseConfig } from './parse-config';

const JWT_SECRET = 'k3vJq0Zt8sXw2nRb6yLm4pHc9dFg7aTu';
const PRODUCTION = {
  NODE_ENV: 'production',
  JWT_SECRET,
  PUBLIC_URL: 'https://write.example.com',
};
const LIVE = { STRIPE_SECRET_KEY: 'sk_live_abc123', STRIPE_WEBHOOK_SECRET: 'whsec_abc123' };
const TEST = { STRIPE_SECRET_KEY: 'sk_test_abc123', STRIPE_WEBHOOK_SECRET: 'whsec_abc123' };

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    parseConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('payments', () => {
  it('are off where nothing is set, and in production too', () => {
    expect(parseConfig({}).payments).toBeUndefined();
    const config = parseConfig(PRODUCTION);
    expect(config.payments).toBeUndefined();
    expect(describeStart(config, 'http://localhost:3000')).toContain('payments: off');
  });

  it('are tests where only the stand-ins are known', () => {
    const config = parseConfig({ SANDBOX_URL: 'http://127.0.0.1:4010/' });
    expect(config.payments).toEqual({
      secretKey: 'sk_test_sandbox',
      apiUrl: 'http://127.0.0.1:4010',
      isTest: true,
      controlUrl: 'http://127.0.0.1:4010/payments',
    });
    expect(describeStart(config, 'http://localhost:3000')).toContain(
      'payments: test payments at http://127.0.0.1:4010/payments',
    );
  });

  it('go to the provider with a key, also beside the stand-ins', () => {
    const config = parseConfig({ ...TEST, SANDBOX_URL: 'http://127.0.0.1:4010' });
    expect(config.payments).toEqual({
      secretKey: 'sk_test_abc123',
      webhookSecret: 'whsec_abc123',
      apiUrl: 'https://api.stripe.com',
      isTest: true,
    });
    expect(parseConfig({ ...PRODUCTION, ...LIVE }).payments).toMatchObject({ isTest: false });
    expect(describeStart(config, 'http://localhost:3000')).toContain('payments: Stripe');
  });

  it('can be tried at another address with a test key', () => {
    const STRIPE_API_URL = 'http://127.0.0.1:12111/';
    expect(parseConfig({ ...TEST, STRIPE_API_URL }).payments?.apiUrl).toBe(
      'http://127.0.0.1:12111',
    );
  });

  it.each([
    ['the stand-ins', { SANDBOX_URL: 'http://127.0.0.1:4010' }, /^SANDBOX_URL must not be set/],
    ['a test key', TEST, /^STRIPE_SECRET_KEY must be a live key/],
    [
      'a restricted test key',
      { ...TEST, STRIPE_SECRET_KEY: 'rk_test_abc123' },
      /^STRIPE_SECRET_KEY must be a live key/,
    ],
    [
      'another address',
      { ...LIVE, STRIPE_API_URL: 'https://api.stripe.com.example.org' },
      /^STRIPE_API_URL must be https:\/\/api\.stripe\.com when/,
    ],
    [
      'the address without encryption',
      { ...LIVE, STRIPE_API_URL: 'http://api.stripe.com' },
      /^STRIPE_API_URL must be https:/,
    ],
    [
      'a key alone',
      { STRIPE_SECRET_KEY: LIVE.STRIPE_SECRET_KEY },
      /^STRIPE_WEBHOOK_SECRET is required/,
    ],
    ...[
      'http://localhost:3000',
      'http://127.0.0.1',
      'https://app.localhost',
      'http://[::1]:3000',
    ].map(
      (PUBLIC_URL) =>
        [
          `${PUBLIC_URL} as the way back of who has paid`,
          { ...LIVE, PUBLIC_URL },
          /^PUBLIC_URL must be the address that people reach/,
        ] as const,
    ),
    [
      'no way back of who has paid',
      { ...LIVE, PUBLIC_URL: '' },
      /^PUBLIC_URL must be the address that people reach/,
    ],
    [
      'a publishable key of the other mode',
      { ...LIVE, STRIPE_PUBLISHABLE_KEY: 'pk_test_abc123' },
      /^STRIPE_PUBLISHABLE_KEY must be of the same mode/,
    ],
    [
      'an admin key that can be guessed',
      { ADMIN_API_KEY: 'admin' },
      /^ADMIN_API_KEY must have at least 32 characters/,
    ],
  ])('refuse in production %s, in one sentence', (_, env, sentence) => {
    const problems = problemsOf({ ...PRODUCTION, ...env });
    expect(problems).toEqual([expect.stringMatching(sentence)]);
    expect(problems.join()).not.toContain('abc123');
  });

  it.each([
    [{ STRIPE_SECRET_KEY: 'abc123', STRIPE_WEBHOOK_SECRET: 'whsec_x' }, /^STRIPE_SECRET_KEY must/],
    [{ STRIPE_SECRET_KEY: 'pk_test_abc123', STRIPE_WEBHOOK_SECRET: 'whsec_x' }, /^STRIPE_SECRET_/],
    [{ ...TEST, STRIPE_WEBHOOK_SECRET: 'abc123' }, /^STRIPE_WEBHOOK_SECRET must start with/],
    [{ ...TEST, STRIPE_PUBLISHABLE_KEY: 'sk_test_abc123' }, /^STRIPE_PUBLISHABLE_KEY must start/],
    [{ ...TEST, STRIPE_PUBLISHABLE_KEY: 'pk_live_abc123' }, /^STRIPE_PUBLISHABLE_KEY must be of/],
    [{ ...TEST, STRIPE_API_URL: 'https://host/abc123' }, /^STRIPE_API_URL must be the origin/],
    [{ ...LIVE, STRIPE_API_URL: 'http://127.0.0.1:4010' }, /^STRIPE_API_URL must be .*live key/],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_abc123' }, /^STRIPE_WEBHOOK_SECRET must not be set unless/],
    [{ STRIPE_API_URL: 'https://api.stripe.com' }, /^STRIPE_API_URL must not be set unless/],
    [{ STRIPE_PUBLISHABLE_KEY: 'pk_test_a' }, /^STRIPE_PUBLISHABLE_KEY must not be set unless/],
  ])('refuse %j anywhere, in one sentence', (env, sentence) => {
    const problems = problemsOf(env);
    expect(problems).toEqual([expect.stringMatching(sentence)]);
    expect(problems.join()).not.toContain('abc123');
  });
});
