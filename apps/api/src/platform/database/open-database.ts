import { DataSource } from 'typeorm';
import type { Config } from '../config/config';
import { ConnectionFailedError } from './database-errors';
import { embeddedOptions, type EntityClass, postgresOptions } from './data-source-options';
import { openEmbeddedDatabase } from './embedded-database';
import { migrate } from './migrate';
import { connectionFailure, isTimeout, migrationFailure } from './start-failures';

/** A machine that starts has much to do: a request is told sooner than a start that nobody answers. */
const START_TRIES = 5;

async function openEmbedded(config: Config, entities: EntityClass[]): Promise<DataSource> {
  const embedded = await openEmbeddedDatabase(config);
  const source = new DataSource(embeddedOptions(embedded.connection, entities, config));
  const destroy = source.destroy.bind(source);
  source.destroy = async () => {
    await destroy();
    await embedded.close();
  };
  return source.initialize().catch(async (error: unknown) => {
    await embedded.close();
    throw error;
  });
}

async function openPostgres(config: Config, entities: EntityClass[]): Promise<DataSource> {
  for (let left = START_TRIES; ; left -= 1) {
    try {
      return await new DataSource(postgresOptions(config, entities)).initialize();
    } catch (error) {
      if (left === 1 || !isTimeout(error)) throw connectionFailure(error);
    }
  }
}

/** Marks failures to connect as the database's: by themselves they look like those of any other network call. */
function markConnectionFailures(source: DataSource): void {
  const driver = source.driver as unknown as { obtainMasterConnection(): Promise<unknown> };
  const obtain = driver.obtainMasterConnection.bind(driver);
  driver.obtainMasterConnection = async () => {
    try {
      return await obtain();
    } catch (error) {
      throw new ConnectionFailedError(error);
    }
  };
}

/**
 * Opens PostgreSQL by its address, or the embedded database without one, and runs what migrations are missing.
 * @throws {StartError} when it cannot be used, such as `DatabaseInUseError` when another process holds the embedded one.
 */
export async function openDatabase(config: Config, entities: EntityClass[]): Promise<DataSource> {
  const source = config.databaseUrl
    ? await openPostgres(config, entities)
    : await openEmbedded(config, entities);
  try {
    await migrate(source);
    markConnectionFailures(source);
  } catch (error) {
    await source.destroy();
    throw config.databaseUrl ? migrationFailure(error) : error;
  }
  return source;
}
