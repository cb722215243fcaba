import { type DataSource, MigrationExecutor } from 'typeorm';

/** Any number that nothing else in the database uses as an advisory lock. */
const MIGRATION_LOCK = 7_283_651;
/** A migration that cannot have its table lock soon must not make every request wait behind it. */
const LOCK_TIMEOUT = '3s';

/** Runs the missing migrations once, even when several instances start together. */
export async function migrate(source: DataSource): Promise<void> {
  const runner = source.createQueryRunner();
  try {
    await runner.query('SET statement_timeout = 0');
    await runner.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    try {
      await runner.query(`SET lock_timeout = '${LOCK_TIMEOUT}'`);
      await new MigrationExecutor(source, runner).executePendingMigrations();
    } finally {
      await runner.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
      await runner.query('RESET lock_timeout');
      await runner.query('RESET statement_timeout');
    }
  } finally {
    await runner.release();
  }
}

/** Whether every known migration has run. */
export async function isMigrated(source: DataSource): Promise<boolean> {
  const runner = source.createQueryRunner();
  try {
    return (await new MigrationExecutor(source, runner).getPendingMigrations()).length === 0;
  } finally {
    await runner.release();
  }
}
