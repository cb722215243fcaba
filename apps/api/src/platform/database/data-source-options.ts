import type { PglitePgConnection } from '@electric-sql/pglite/node-postgres';
import type { DataSourceOptions } from 'typeorm';
import type { Config } from '../config/config';
import { MIGRATIONS } from './migrations';

/** How long a request waits for a connection to PostgreSQL before it is told that the server is busy. */
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
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    statement_timeout: config.statementTimeoutMs,
  },
});

export const embeddedOptions = (
  connection: PglitePgConnection,
  entities: EntityClass[],
): PostgresOptions => ({
  ...common(entities),
  username: 'postgres',
  database: 'postgres',
  extra: {
    connection,
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: EMBEDDED_TURN_TIMEOUT_MS,
  },
});
