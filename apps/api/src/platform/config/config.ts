import type { LogLevel } from '@tercet/contracts';

export type Environment = 'production' | 'development' | 'test';

/** Where AI requests go. Without a base URL, a local server may be looked for outside production. */
export interface AiConfig {
  readonly baseUrl?: string;
  readonly apiKey?: string;
  readonly model?: string;
}

/** How mails leave. */
export interface MailConfig {
  /** Absent: no mail is sent. May hold a password. */
  readonly smtpUrl?: string;
  /** An address, or `Name <address>`. */
  readonly from: string;
  /** Page that shows what was sent, when a development inbox takes the mails. */
  readonly inboxUrl?: string;
}

/** Where cards are charged. */
export interface PaymentsConfig {
  readonly secretKey: string;
  /** Signs what the provider tells. Absent at the stand-in, which gives one to whoever asks to be told. */
  readonly webhookSecret?: string;
  /** Origin of the provider's API. */
  readonly apiUrl: string;
  /** No money moves. */
  readonly isTest: boolean;
  /** Page with the controls of the stand-in; absent where it is not the stand-in. */
  readonly controlUrl?: string;
}

/** How the embedded database starts. */
export interface EmbeddedDatabaseConfig {
  /** Compressed data folder to start the first time from; may be missing. */
  readonly snapshot?: string;
  /** Nothing is kept: for tests. */
  readonly inMemory: boolean;
}

/** Calls a minute for one address (or account, once signed in); 0 turns a limit off. */
export interface RateLimits {
  readonly check: number;
  readonly auth: number;
  readonly transform: number;
  readonly payments: number;
  readonly support: number;
  readonly logs: number;
}

/**
 * Everything that the environment decides, read once at start. Injected by this class:
 * nothing else looks at `process.env`.
 */
export abstract class Config {
  abstract readonly environment: Environment;
  abstract readonly port: number;
  /** Origin of links and redirects, without a trailing slash. */
  abstract readonly publicUrl: string;
  /** Absolute path of the folder that holds the embedded database and generated secrets. */
  abstract readonly dataDir: string;
  /** Absent: the embedded database in `dataDir`. */
  abstract readonly databaseUrl?: string;
  abstract readonly embedded: EmbeddedDatabaseConfig;
  /** Connections to PostgreSQL that one process holds at most. */
  abstract readonly databasePoolSize: number;
  /** Milliseconds that a request waits for a connection to the database. Absent: what suits the kind of database. */
  abstract readonly connectionTimeoutMs?: number;
  /** Milliseconds after which PostgreSQL ends a statement. */
  abstract readonly statementTimeoutMs: number;
  /** Absent outside production: generated into `dataDir`. */
  abstract readonly jwtSecret?: string;
  /** Secrets that still verify a token and no longer sign one. */
  abstract readonly jwtPreviousSecrets: readonly string[];
  abstract readonly ai: AiConfig;
  abstract readonly mail: MailConfig;
  /** Where messages to support go. */
  abstract readonly supportEmail: string;
  /** Absent: nothing can be bought. */
  abstract readonly payments?: PaymentsConfig;
  /** Lets administrators in; absent: nobody is one. */
  abstract readonly adminApiKey?: string;
  /** AI requests a UTC day on the free plan. */
  abstract readonly freeDailyAiRequests: number;
  /** AI requests a UTC day that are fair use on premium. */
  abstract readonly premiumDailyAiRequests: number;
  abstract readonly rateLimits: RateLimits;
  /** AI requests of one account that are answered at the same time; 0 turns the limit off. */
  abstract readonly transformsAtOnce: number;
  /** Threads that check texts. */
  abstract readonly checkerWorkers: number;
  /** Express' `trust proxy`: hops, or a list of addresses and subnets. Absent: the socket's address counts. */
  abstract readonly trustProxy?: number | string;
  abstract readonly logLevel: LogLevel;
  /** Absolute path of the built web client; absent or missing: only the API is served. */
  abstract readonly webDist: string;
}
