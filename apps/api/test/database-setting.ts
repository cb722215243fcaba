import { DataSource } from 'typeorm';
import type { TestingApp } from './testing-app';

/** Has every connection of the test's database begin with a setting. */
export async function beginWith({ app }: TestingApp, name: string, value: string) {
  const database = app.get(DataSource);
  const [row] = (await database.query('SELECT current_database() AS name')) as [{ name: string }];
  await database.transaction(async (manager) => {
    await manager.query('SET TRANSACTION READ WRITE');
    await manager.query(`ALTER DATABASE "${row.name}" SET ${name} = '${value}'`);
  });
  await database.query(`SET ${name} = '${value}'`);
  await database
    .query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    )
    .catch(() => undefined);
}
