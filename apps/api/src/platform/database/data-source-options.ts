import type { PglitePgConnection } from '@electric-sql/pglite/node-postgres';
import type { DataSourceOptions } from 'typeorm';
import type { Config } from '../config/config';
import { LastingClient } from './lasting-client';
import { MIGRATIONS } from './migrations';
import { PreparedStatementClient } from './prepared-statement-client';

/** How long a request waits for a connection before it is told that the server is busy, where nothing else is set. */
const CONNECTION_TIMEOUT_MS = 1_000;
/** The embedded database has one connection, so that requests stand in line for it. */
const EMBEDDED_TURN_TIMEOUT_MS = 5_000;

export type EntityClass = new () => object;
type PostgresOptions = Extract<DataSourceOptions, { type: 'postgres' }>;

const common = (entities: EntityClass[]) =>
  ({
    type: 'postgres',
    entities,
    migrations: MIGRATIONS,
    synchronize: false,
    installExtensions: false,
    uuidExtension: 'pgcrypto',
    // A query that fails is described where it is mapped; its parameters are nobody's business.
    logging: false,
  }) satisfies PostgresOptions;

export const postgresOptions = (config: Config, entities: EntityClass[]): PostgresOptions => ({
  ...common(entities),
  url: config.databaseUrl,
  poolSize: config.databasePoolSize,
  // An idle connection that breaks is replaced by the pool: nothing to do, and nothing to crash for.
  poolErrorHandler: () => undefined,
  applicationName: 'api',
  extra: {
    connectionTimeoutMillis: config.connectionTimeoutMs ?? CONNECTION_TIMEOUT_MS,
    statement_timeout: config.statementTimeoutMs,
    Client: LastingClient,
  },
});

export const embeddedOptions = (
  connection: PglitePgConnection,
  entities: EntityClass[],
  { connectionTimeoutMs = EMBEDDED_TURN_TIMEOUT_MS }: Pick<Config, 'connectionTimeoutMs'> = {},
): PostgresOptions => ({
  ...common(entities),
  username: 'postgres',
  database: 'postgres',
  extra: {
    connection,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: connectionTimeoutMs,
    Client: PreparedStatementClient,
  },
});
