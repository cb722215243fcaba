import {
  DEFAULT_FREE_DAILY_AI_REQUESTS,
  DEFAULT_PREMIUM_DAILY_AI_REQUESTS,
  LOG_LEVELS,
  type LogLevel,
} from '@tercet/contracts';
import { z } from 'zod';
import { PAYMENT_RULES, paymentSettings } from './payment-settings';
import { isTrustedProxies, MAX_PROXIES } from './trusted-proxies';

const MIN_SECRET_LENGTH = 32;
/** What people leave in place from an example file. */
const EXAMPLE_SECRET = /change.?me|example|secret.?here|your.?secret|password/i;
/** Fewer are a row of zeros or the like. */
const MIN_DIFFERENT_CHARACTERS = 8;

const isExample = (value: string) =>
  EXAMPLE_SECRET.test(value) || new Set(value).size < MIN_DIFFERENT_CHARACTERS;

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((n) => n >= min && n <= max, `must be a whole number from ${min} to ${max}`);

const url = (protocols: readonly string[]) =>
  z.string().refine(
    (value) => {
      const parsed = URL.canParse(value) ? new URL(value) : undefined;
      return parsed !== undefined && protocols.includes(parsed.protocol.slice(0, -1));
    },
    `must be a URL that starts with ${protocols.map((p) => `${p}://`).join(' or ')}`,
  );

/** A secret that signs sessions, wherever it comes from. */
export const secret = z
  .string()
  .min(MIN_SECRET_LENGTH, `must have at least ${MIN_SECRET_LENGTH} characters`)
  .refine((value) => !isExample(value), 'must not be an example value');

const list = z.string().transform((value) => value.split(',').map((part) => part.trim()));

const logLevel = z
  .string()
  .transform((value) => (/^[0-4]$/.test(value) ? LOG_LEVELS[Number(value)] : value.toLowerCase()))
  .refine(
    (value): value is LogLevel => LOG_LEVELS.includes(value as LogLevel),
    `must be 0 to 4 or one of ${LOG_LEVELS.join(', ')}`,
  );

const trustProxy = z
  .string()
  .transform((value): number | string => (/^\d+$/.test(value) ? Number(value) : value))
  .refine(
    isTrustedProxies,
    `must be a number of proxies from 0 to ${MAX_PROXIES} or a list of addresses and subnets`,
  );

/** What a header may hold. */
const apiKey = z.string().regex(/^[\x21-\x7e]+$/, 'must be of ASCII characters without spaces');

const smtpUrl = url(['smtp', 'smtps']).refine(
  (value) => !URL.canParse(value) || new URL(value).hostname !== '',
  'must name a host',
);

/** An address, or a name and an address. */
const sender = z
  .string()
  .regex(
    /^(?:[^<>@\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    'must be an address or Name <address>',
  );

/** Variables are judged together as long as each of them is right, whatever others are: every problem is told at once. */
const beside =
  (...names: string[]) =>
  ({ issues }: { issues: readonly { readonly path?: readonly PropertyKey[] }[] }): boolean =>
    !issues.some(({ path }) => names.includes(String(path?.[0])));

/** Puts a development stand-in in place of the outside world. */
const notInProduction = (name: string) => ({
  path: [name],
  error: 'must not be set when NODE_ENV is production',
  when: beside('NODE_ENV', name),
});

const settings = z
  .object({
    NODE_ENV: z
      .enum(['production', 'development', 'test'], {
        error: 'must be production, development or test',
      })
      .default('development'),
    PORT: wholeNumber(0, 65_535).default(3000),
    PUBLIC_URL: url(['http', 'https']).optional(),
    DATABASE_URL: url(['postgres', 'postgresql']).optional(),
    DATABASE_POOL_SIZE: wholeNumber(1, 500).default(10),
    DATABASE_CONNECTION_TIMEOUT_MS: wholeNumber(100, 600_000).optional(),
    DATABASE_STATEMENT_TIMEOUT_MS: wholeNumber(100, 600_000).default(10_000),
    DATA_DIR: z.string().default('.data'),
    JWT_SECRET: secret.optional(),
    JWT_PREVIOUS_SECRETS: list.pipe(z.array(secret)).default([]),
    AI_BASE_URL: url(['http', 'https']).optional(),
    AI_API_KEY: apiKey.optional(),
    AI_MODEL: z.string().optional(),
    OPENAI_API_KEY: apiKey.optional(),
    SMTP_URL: smtpUrl.optional(),
    MAIL_FROM: sender.optional(),
    SUPPORT_EMAIL: z.email('must be an e-mail address').optional(),
    ...paymentSettings,
    ADMIN_API_KEY: apiKey.optional(),
    SANDBOX_URL: url(['http', 'https']).optional(),
    SANDBOX_SMTP_URL: smtpUrl.optional(),
    FREE_DAILY_AI_REQUESTS: wholeNumber(0, 1_000_000).default(DEFAULT_FREE_DAILY_AI_REQUESTS),
    PREMIUM_DAILY_AI_REQUESTS: wholeNumber(1, 1_000_000).default(DEFAULT_PREMIUM_DAILY_AI_REQUESTS),
    CHECK_RATE_PER_MINUTE: wholeNumber(0, 1_000_000).default(120),
    AUTH_RATE_PER_MINUTE: wholeNumber(0, 1_000_000).default(20),
    TRANSFORM_RATE_PER_MINUTE: wholeNumber(0, 1_000_000).default(60),
    PAYMENTS_RATE_PER_MINUTE: wholeNumber(0, 1_000_000).default(60),
    SUPPORT_RATE_PER_MINUTE: wholeNumber(0, 1_000_000).default(5),
    LOGS_RATE_PER_MINUTE: wholeNumber(0, 1_000_000).default(60),
    TRANSFORMS_AT_ONCE: wholeNumber(0, 1_000).default(10),
    CHECKER_WORKERS: wholeNumber(1, 64).default(1),
    TRUST_PROXY: trustProxy.optional(),
    LOG_LEVEL: logLevel.default('info'),
  })
  .refine((env) => env.NODE_ENV !== 'production' || env.JWT_SECRET !== undefined, {
    path: ['JWT_SECRET'],
    error: 'is required when NODE_ENV is production',
    when: beside('NODE_ENV', 'JWT_SECRET'),
  })
  .refine(
    (env) =>
      (env.AI_API_KEY ?? env.AI_MODEL) === undefined || !!env.AI_BASE_URL || !!env.OPENAI_API_KEY,
    {
      path: ['AI_BASE_URL'],
      error: 'is required with AI_API_KEY or AI_MODEL, unless OPENAI_API_KEY is set',
      when: beside('AI_API_KEY', 'AI_MODEL', 'AI_BASE_URL', 'OPENAI_API_KEY'),
    },
  )
  .refine(
    (env) => env.NODE_ENV !== 'production' || env.SANDBOX_URL === undefined,
    notInProduction('SANDBOX_URL'),
  )
  .refine(
    (env) => env.NODE_ENV !== 'production' || env.SANDBOX_SMTP_URL === undefined,
    notInProduction('SANDBOX_SMTP_URL'),
  )
  .refine(
    ({ NODE_ENV, ADMIN_API_KEY: key }) =>
      NODE_ENV !== 'production' || key === undefined || secret.safeParse(key).success,
    {
      path: ['ADMIN_API_KEY'],
      error: `must have at least ${MIN_SECRET_LENGTH} characters and be no example when NODE_ENV is production`,
      when: beside('NODE_ENV', 'ADMIN_API_KEY'),
    },
  );

export const environmentSchema = PAYMENT_RULES.reduce(
  (schema, { name, error, from, holds }) =>
    schema.refine(holds, { path: [name], error, when: beside(...from) }),
  settings,
);
