import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Config } from '../src/platform/config/config';

export interface TestDatabase {
  /** What the application needs to open it. */
  readonly config: Pick<Config, 'embedded'> & Pick<Partial<Config>, 'databaseUrl'>;
  drop(): Promise<void>;
}

/** Set by global-setup.ts. */
const required = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: tests are run by "npm test"`);
  return value;
};

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function createOnPostgres(template: string): Promise<TestDatabase> {
  const server = required('TEST_DATABASE_URL');
  const name = `tercet_test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    config: { databaseUrl: url.href, embedded: { inMemory: false } },
    drop: () => onServer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

const onPostgres = (): boolean => process.env['TEST_DATABASE'] === 'postgres';

/** A migrated, empty database: embedded (default), or on PostgreSQL with `TEST_DATABASE=postgres`. */
export async function createTestDatabase(): Promise<TestDatabase> {
  if (onPostgres()) return createOnPostgres(required('TERCET_TEST_TEMPLATE'));
  return {
    config: { embedded: { inMemory: true, snapshot: required('TERCET_TEST_SNAPSHOT') } },
    drop: () => Promise.resolve(),
  };
}

/** A database without any table. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  if (onPostgres()) return createOnPostgres('template0');
  return { config: { embedded: { inMemory: true } }, drop: () => Promise.resolve() };
}
