import { PRODUCT_NAME } from '@tercet/contracts';
import { resolve } from 'node:path';
import type { z } from 'zod';
import { StartError } from '../errors/start-error';
import type { Config } from './config';
import { environmentSchema } from './environment-schema';
import { mailHost } from './mail-host';
import { PACKAGE_DIR } from './paths';
import { paymentsConfig } from './payments-config';

type ProcessEnvironment = Readonly<Record<string, string | undefined>>;

/** Says which variables are wrong and why, never what they hold. */
export class ConfigError extends StartError {
  override readonly name = 'ConfigError';

  constructor(readonly problems: readonly string[]) {
    super(`The configuration is wrong:\n${problems.map((p) => `  ${p}`).join('\n')}`);
  }
}

/** Where the mails can be seen, unless a real server takes them. */
function inboxOf(values: z.infer<typeof environmentSchema>): string | undefined {
  const { SMTP_URL, SANDBOX_SMTP_URL, SANDBOX_URL } = values;
  if (SMTP_URL ?? !SANDBOX_SMTP_URL) return undefined;
  return SANDBOX_URL && `${SANDBOX_URL.replace(/\/+$/, '')}/inbox`;
}

/**
 * Reads the configuration from environment variables; an empty variable counts as absent.
 * @throws {ConfigError} with every problem at once.
 */
export function parseConfig(env: ProcessEnvironment): Config {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const result = environmentSchema.safeParse(present);
  if (!result.success) {
    throw new ConfigError(
      result.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`),
    );
  }
  const values = result.data;
  const publicUrl = (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, '');
  return {
    environment: values.NODE_ENV,
    port: values.PORT,
    publicUrl,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    embedded: { snapshot: resolve(PACKAGE_DIR, 'dist/snapshot.tar.gz'), inMemory: false },
    databasePoolSize: values.DATABASE_POOL_SIZE,
    connectionTimeoutMs: values.DATABASE_CONNECTION_TIMEOUT_MS,
    statementTimeoutMs: values.DATABASE_STATEMENT_TIMEOUT_MS,
    jwtSecret: values.JWT_SECRET,
    jwtPreviousSecrets: values.JWT_PREVIOUS_SECRETS,
    ai: {
      baseUrl: values.AI_BASE_URL ?? (values.OPENAI_API_KEY && 'https://api.openai.com/v1'),
      apiKey: values.AI_BASE_URL ? values.AI_API_KEY : (values.OPENAI_API_KEY ?? values.AI_API_KEY),
      model: values.AI_MODEL,
    },
    mail: {
      smtpUrl: values.SMTP_URL ?? values.SANDBOX_SMTP_URL,
      from: values.MAIL_FROM ?? `${PRODUCT_NAME} <no-reply@${mailHost(publicUrl)}>`,
      inboxUrl: inboxOf(values),
    },
    supportEmail: values.SUPPORT_EMAIL ?? `support@${mailHost(publicUrl)}`,
    payments: paymentsConfig(values),
    adminApiKey: values.ADMIN_API_KEY,
    freeDailyAiRequests: values.FREE_DAILY_AI_REQUESTS,
    premiumDailyAiRequests: values.PREMIUM_DAILY_AI_REQUESTS,
    rateLimits: {
      check: values.CHECK_RATE_PER_MINUTE,
      auth: values.AUTH_RATE_PER_MINUTE,
      transform: values.TRANSFORM_RATE_PER_MINUTE,
      payments: values.PAYMENTS_RATE_PER_MINUTE,
      support: values.SUPPORT_RATE_PER_MINUTE,
      logs: values.LOGS_RATE_PER_MINUTE,
    },
    transformsAtOnce: values.TRANSFORMS_AT_ONCE,
    checkerWorkers: values.CHECKER_WORKERS,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    webDist: resolve(PACKAGE_DIR, '../web/dist'),
  };
}
