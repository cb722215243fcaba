import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Type } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import passport from 'passport';
import { AppModule } from '../src/app.module';
import { APP_OPTIONS, configure } from '../src/bootstrap';
import { ApiKeyStrategy } from '../src/features/api-keys/api-key.strategy';
import { SessionStrategy } from '../src/features/auth/sessions/session.strategy';
import {
  CHECKER_POOL_OPTIONS,
  type CheckerPoolOptions,
  defaultPoolOptions,
} from '../src/features/proofreading/checker-pool';
import type { Config } from '../src/platform/config/config';
import { parseConfig } from '../src/platform/config/parse-config';
import { Logger } from '../src/platform/logging/logger';
import { createTestDatabase } from './test-database';

export interface GraphqlAnswer<Data> {
  readonly status: number;
  readonly headers: Headers;
  readonly data: Data | null | undefined;
  readonly errors: readonly GraphqlAnswerError[] | undefined;
}

export interface GraphqlAnswerError {
  readonly message: string;
  readonly path?: readonly string[];
  readonly extensions: Readonly<Record<string, unknown>> & { readonly code: string };
}

export interface RestAnswer<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

export interface CallOptions {
  /** Bearer token. */
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

export interface SignedUp {
  readonly token: string;
  readonly userId: string;
  readonly email: string;
  readonly password: string;
}

/** Passport keeps one strategy of a name in a process: the latest application's. */
const listening: TestingApp[] = [];

export class TestingApp {
  constructor(
    readonly app: NestExpressApplication,
    /** Where the application listens, without a trailing slash. */
    readonly url: string,
    private readonly cleanUp: () => Promise<void>,
  ) {
    listening.push(this);
  }

  private takeStrategies(): void {
    passport.use('session', this.app.get(SessionStrategy, { strict: false }));
    passport.use('api-key', this.app.get(ApiKeyStrategy, { strict: false }));
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.cleanUp();
    listening.splice(listening.indexOf(this), 1);
    listening.at(-1)?.takeStrategies();
  }

  /** Any call; `init.token` becomes the bearer token. */
  fetch(
    path: string,
    { token, headers, ...init }: CallOptions & Omit<RequestInit, 'headers'> = {},
  ) {
    const authorization: Record<string, string> =
      token === undefined ? {} : { authorization: `Bearer ${token}` };
    return fetch(this.url + path, { ...init, headers: { ...authorization, ...headers } });
  }

  async gql<Data = Record<string, never>>(
    query: string,
    variables: object = {},
    options: CallOptions = {},
  ): Promise<GraphqlAnswer<Data>> {
    const response = await this.fetch('/graphql', {
      ...options,
      method: 'POST',
      headers: { 'content-type': 'application/json', ...options.headers },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as Pick<
      GraphqlAnswer<Data>,
      'data' | 'errors'
    >;
    return { status: response.status, headers: response.headers, data, errors };
  }

  async rest<Body = Record<string, unknown>>(
    method: string,
    path: string,
    body?: object,
    options: CallOptions = {},
  ): Promise<RestAnswer<Body>> {
    const response = await this.fetch(path, {
      ...options,
      method,
      headers: { 'content-type': 'application/json', ...options.headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { status, headers } = response;
    return { status, headers, body: (await response.json()) as Body };
  }

  /** A new account over the API, signed in. */
  async signup(
    values: Partial<{ email: string; name: string; password: string }> = {},
    options: CallOptions = {},
  ) {
    const password = values.password ?? 'violet-harbor-42';
    const email = values.email ?? `${randomUUID()}@example.com`;
    const name = values.name ?? 'Ada';
    const answer = await this.rest<{ token: string; user: { id: string } }>(
      'POST',
      '/api/auth/register',
      { name, email, password, confirmPassword: password },
      options,
    );
    if (answer.status !== 201) throw new Error(`signup: ${JSON.stringify(answer.body)}`);
    const { token, user } = answer.body;
    return { token, userId: user.id, email, password } satisfies SignedUp;
  }
}

export interface TestingAppOptions {
  /**
   * Settings in place of the product's own. By themselves tests change only what an address may do in a minute,
   * because they all come from one, how long it waits for what is busy, the log, and the database.
   */
  readonly config?: Partial<Config>;
  /** Modules with what only the test asks for, such as a resolver that fails. */
  readonly imports?: readonly Type[];
  /** Collects the log's lines, of every level. */
  readonly log?: string[];
}

/** How long requests wait for the database and for the checker: other programs may keep the machine busy. */
const PATIENCE_MS = 120_000;

/** The threads' module as the build has made it, where one is at hand: it loads four times as fast as its source. */
const builtChecker = (): Partial<CheckerPoolOptions> => {
  const { TEST_CHECKER: file } = process.env;
  return file ? { entry: pathToFileURL(file).href } : {};
};

/** The whole application, listening on a free port, on a database of its own. */
export async function createTestingApp({
  config,
  imports = [],
  log,
}: TestingAppOptions = {}): Promise<TestingApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tercet-test-'));
  const database = await createTestDatabase();
  const defaults = parseConfig({
    NODE_ENV: 'test',
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'fatal',
  });
  const settings: Config = {
    ...defaults,
    rateLimits: { ...defaults.rateLimits, check: 0, auth: 0 },
    connectionTimeoutMs: PATIENCE_MS,
    ...database.config,
    ...config,
  };
  const logger = log
    ? new Logger({ logLevel: 'debug' }, { write: (line) => void log.push(line) })
    : new Logger(settings);
  const module = await Test.createTestingModule({ imports: [AppModule.with(settings), ...imports] })
    .overrideProvider(Logger)
    .useValue(logger)
    .overrideProvider(CHECKER_POOL_OPTIONS)
    .useValue({
      ...defaultPoolOptions(),
      ...{ waitMs: PATIENCE_MS, runMs: PATIENCE_MS },
      ...builtChecker(),
    })
    .compile();
  const app = module.createNestApplication<NestExpressApplication>({ ...APP_OPTIONS, logger });
  configure(app);
  await app.listen(0, '127.0.0.1');
  return new TestingApp(app, await app.getUrl(), async () => {
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });
}
