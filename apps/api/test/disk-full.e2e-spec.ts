import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { createTestingApp, type TestingApp } from './testing-app';

let app: TestingApp;
beforeAll(async () => {
  app = await createTestingApp();
});
afterAll(() => app.close());

const ready = async () => (await app.fetch('/health/ready')).status;

/** Has every connection of the test's database begin with no room for files, or with as much as there is. */
async function limitFiles(limit: string) {
  const database = app.app.get(DataSource);
  const [{ name }] = (await database.query('SELECT current_database() AS name')) as [
    { name: string },
  ];
  await database.query(`ALTER DATABASE "${name}" SET temp_file_limit = '${limit}'`);
  await database.query(`SET temp_file_limit = '${limit}'`);
  await database
    .query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    )
    .catch(() => undefined);
}

it('a server whose database has no room is not ready until there is some again', async () => {
  expect(await ready()).toBe(200);
  await limitFiles('0');
  while ((await ready()) === 200);
  expect((await app.fetch('/health/live')).status).toBe(200);
  await limitFiles('-1');
  while ((await ready()) !== 200);
});
