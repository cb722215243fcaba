import { describe, expect, it } from '@jest/globals';
import { isAbsolute } from 'node:path';
import express from 'express';
import { environmentSchema } from './environment-schema';
import { ConfigError, parseConfig } from './parse-config';

const SECRET = 'k3vJq0Zt8sXw2nRb6yLm4pHc9dFg7aTu';

/** Every setting that is a number. */
const NUMBERS = Object.entries(environmentSchema.parse({}))
  .filter(([, value]) => typeof value === 'number')
  .map(([name]) => name);

function problemsOf(env: Record<string, string>): string {
  try {
    parseConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('The configuration was accepted');
}

describe('parseConfig', () => {
  it('needs nothing outside production', () => {
    const config = parseConfig({});
    expect(config).toMatchObject({
      environment: 'development',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      freeDailyAiRequests: 10,
      premiumDailyAiRequests: 1_000,
      rateLimits: { check: 120, auth: 20, transform: 60, payments: 60 },
      transformsAtOnce: 10,
      logLevel: 'info',
      trustProxy: undefined,
    });
    expect(isAbsolute(config.dataDir)).toBe(true);
  });

  it('takes an empty variable for an absent one', () => {
    expect(parseConfig({ PORT: '', DATABASE_URL: ' ' }).databaseUrl).toBeUndefined();
  });

  it('knows log levels by name and by number', () => {
    expect(parseConfig({ LOG_LEVEL: 'WARN' }).logLevel).toBe('warn');
    expect(parseConfig({ LOG_LEVEL: '0' }).logLevel).toBe('debug');
    expect(parseConfig({ LOG_LEVEL: '4' }).logLevel).toBe('fatal');
  });

  it("takes an OpenAI key alone for OpenAI's own address", () => {
    expect(parseConfig({ OPENAI_API_KEY: 'key' }).ai).toEqual({
      baseUrl: 'https://api.openai.com/v1',
      apiKey: 'key',
      model: undefined,
    });
    expect(parseConfig({ AI_BASE_URL: 'http://127.0.0.1:11434/v1', AI_MODEL: 'm' }).ai).toEqual({
      baseUrl: 'http://127.0.0.1:11434/v1',
      apiKey: undefined,
      model: 'm',
    });
  });

  it.each([
    ['PORT', '80a'],
    ['PORT', '65536'],
    ['PUBLIC_URL', 'javascript:alert'],
    ['DATABASE_URL', 'mysql://root:hunter2@host/db'],
    ['NODE_ENV', 'staging-value'],
    ['FREE_DAILY_AI_REQUESTS', '-1'],
    ['AUTH_RATE_PER_MINUTE', 'many-value'],
    ['LOG_LEVEL', 'loud-value'],
    ['AI_BASE_URL', 'file:///etc/passwd'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '101'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/8,'],
    ['TRUST_PROXY', '10.0.0.0/8/8'],
    ['AI_API_KEY', 'schlüssel'],
    ['OPENAI_API_KEY', 'two words'],
    ['SMTP_URL', 'https://user:hunter2@mail.example.com'],
    ['SMTP_URL', 'smtp://:2525'],
    ['SMTP_URL', 'smtp:hunter2'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'Tercet <a@example.com>, b@example.com'],
    ['MAIL_FROM', 'Tercet\r\nBcc: x <a@example.com>'],
    ['SANDBOX_URL', 'ftp://sandbox'],
    ['SANDBOX_SMTP_URL', 'http://sandbox'],
    ...NUMBERS.map((name) => [name, 'nonsense'] as const),
  ])('names %s and not its value %s', (name, value) => {
    const message = problemsOf({ [name]: value });
    expect(message).toContain(name);
    expect(message).not.toContain(value);
  });

  it.each(
    ['JWT_SECRET', 'JWT_PREVIOUS_SECRETS'].flatMap((name) => [
      [name, 'a value that is short', SECRET.slice(0, 31)],
      [name, 'an example', 'please-change-me-please-change-me-please'],
      [name, 'one character', '0'.repeat(40)],
    ]),
  )('refuses as %s %s, without showing it', (name, _, value) => {
    for (const NODE_ENV of ['production', 'development']) {
      const message = problemsOf({ JWT_SECRET: SECRET, NODE_ENV, [name]: value });
      expect(message).toContain(name);
      expect(message).not.toContain(value);
    }
  });

  it.each(['2', '10.0.0.0/8, ::1', 'loopback,fe80::/10', '192.0.2.7'])(
    'takes %j for TRUST_PROXY, as Express does',
    (TRUST_PROXY) => {
      const { trustProxy } = parseConfig({ TRUST_PROXY });
      expect(trustProxy).toBeDefined();
      expect(() => express().set('trust proxy', trustProxy)).not.toThrow();
    },
  );

  it('looks at each of several previous secrets', () => {
    const message = problemsOf({ JWT_PREVIOUS_SECRETS: `${SECRET},shortvalue` });
    expect(message).toContain('JWT_PREVIOUS_SECRETS');
    expect(message).not.toMatch(/shortvalue|k3vJq0/);
  });

  it('lists everything that is wrong at once', () => {
    const message = problemsOf({ PORT: 'x', LOG_LEVEL: 'y' });
    expect(message).toContain('PORT');
    expect(message).toContain('LOG_LEVEL');
  });

  it('lists what is wrong between variables beside what is wrong in one', () => {
    const message = problemsOf({ PORT: 'x', AI_MODEL: 'm', NODE_ENV: 'production' });
    for (const name of ['PORT', 'AI_BASE_URL', 'JWT_SECRET']) expect(message).toContain(name);
    expect(
      problemsOf({ AI_MODEL: 'm', AI_BASE_URL: 'ftp://x' }).match(/AI_BASE_URL/g),
    ).toHaveLength(1);
  });

  it('requires a signing secret in production', () => {
    expect(problemsOf({ NODE_ENV: 'production' })).toContain('JWT_SECRET is required');
    const config = parseConfig({ NODE_ENV: 'production', JWT_SECRET: SECRET });
    expect(config.jwtSecret).toBe(SECRET);
    expect(config.databaseUrl).toBeUndefined();
  });

  it('requires an address for a model', () => {
    expect(problemsOf({ AI_MODEL: 'm' })).toContain('AI_BASE_URL');
  });

  describe('mail', () => {
    const SANDBOX = {
      SANDBOX_URL: 'http://127.0.0.1:4010/',
      SANDBOX_SMTP_URL: 'smtp://127.0.0.1:4011',
    };

    it('is off by itself, with a sender at the host of the product', () => {
      expect(parseConfig({}).mail).toEqual({ from: 'Tercet <no-reply@localhost>' });
      const { mail } = parseConfig({ PUBLIC_URL: 'https://write.example.com:8443/' });
      expect(mail.from).toBe('Tercet <no-reply@write.example.com>');
    });

    it.each([
      ['http://127.0.0.1:3000', 'Tercet <no-reply@[127.0.0.1]>'],
      ['http://[::1]:3000', 'Tercet <no-reply@[IPv6:::1]>'],
    ])('has a sender at %s that mail servers understand', (PUBLIC_URL, from) => {
      expect(parseConfig({ PUBLIC_URL }).mail.from).toBe(from);
    });

    it.each(['help@example.com', 'Tercet, the assistant <help@example.com>'])(
      'takes %j for the sender',
      (MAIL_FROM) => {
        expect(parseConfig({ MAIL_FROM }).mail.from).toBe(MAIL_FROM);
      },
    );

    it('goes to the development inbox, unless a server is named', () => {
      expect(parseConfig(SANDBOX).mail).toMatchObject({
        smtpUrl: SANDBOX.SANDBOX_SMTP_URL,
        inboxUrl: 'http://127.0.0.1:4010/inbox',
      });
      const SMTP_URL = 'smtps://user:secret@mail.example.com';
      const { mail } = parseConfig({ ...SANDBOX, SMTP_URL });
      expect([mail.smtpUrl, mail.inboxUrl]).toEqual([SMTP_URL, undefined]);
    });

    it('never goes to a stand-in in production', () => {
      const message = problemsOf({
        NODE_ENV: 'production',
        JWT_SECRET: SECRET,
        PORT: 'x',
        ...SANDBOX,
      });
      for (const name of ['SANDBOX_URL', 'SANDBOX_SMTP_URL']) {
        expect(message).toContain(`${name} must not be set when NODE_ENV is production`);
      }
      expect(message).toContain('PORT');
    });
  });
});
