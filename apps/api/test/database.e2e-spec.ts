import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { UserEntity } from '../src/features/account/user.entity';
import { parseConfig } from '../src/platform/config/parse-config';
import { openDatabase } from '../src/platform/database/open-database';
import { deferred } from './deferred';
import { createEmptyDatabase } from './test-database';
import { createTestingApp, type TestingApp } from './testing-app';
import { openTransform, TestingModel, usageOf } from './transform-client';
import { until, within } from './waiting';

const POOL_SIZE = 5;
/** How long a request may wait for a connection where the pool is full: as long as in production. */
const WAIT_MS = 1_000;
/** Many times as long as a request may wait for a connection, because other programs may keep the machine busy. */
const BUSY_LIMIT_MS = 20_000;
/** How long a statement of somebody else may take to be done while a transaction is open. */
const MEANWHILE_MS = 100;
const onPostgres = process.env['TEST_DATABASE'] === 'postgres';
let app: TestingApp;
let database: DataSource;
let model: TestingModel;
beforeAll(async () => {
  model = await TestingModel.start();
  app = await createTestingApp({ config: { databasePoolSize: POOL_SIZE, ...model.config } });
  database = app.app.get(DataSource);
});
afterAll(async () => {
  await app.close();
  await model.sandbox.close();
});

const insert = (manager: EntityManager, name: string) =>
  manager.insert(UserEntity, { email: `${randomUUID()}@example.com`, name, passwordHash: '-' });
const countOf = (name: string) => database.getRepository(UserEntity).countBy({ name });

describe('transactions', () => {
  it('that are rolled back take nothing of others with them', async () => {
    const opened = deferred();
    const finish = deferred();
    const failing = database.transaction(async (manager) => {
      await insert(manager, 'rolled back');
      expect(await manager.countBy(UserEntity, { name: 'rolled back' })).toBe(1);
      opened.resolve();
      await finish.promise;
      throw new Error('roll back');
    });
    await opened.promise;
    const seen = countOf('rolled back');
    const others = Promise.all(Array.from({ length: 5 }, () => insert(database.manager, 'kept')));
    // On PostgreSQL both are done now; the embedded database has one connection, and they wait for it.
    if (onPostgres) await Promise.all([seen, others]);
    else await sleep(MEANWHILE_MS);
    finish.resolve();
    expect(await seen).toBe(0);
    await expect(failing).rejects.toThrow('roll back');
    await others;
    expect([await countOf('rolled back'), await countOf('kept')]).toEqual([0, 5]);
  });

  it('at the same time keep what they wrote when one of them fails', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        database.transaction(async (manager) => {
          await insert(manager, `parallel ${index % 2}`);
          await manager.query('SELECT 1');
          if (index % 2 === 1) throw new Error('roll back');
        }),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect([await countOf('parallel 0'), await countOf('parallel 1')]).toEqual([10, 0]);
  });
});

describe('a provider that takes its time', () => {
  it('holds no connection meanwhile, and so no transaction', async () => {
    model.behave({ hang: true });
    const { token } = await app.signup();
    const leave = new AbortController();
    const open = () => openTransform(app, token, { text: 'one' }, leave.signal);
    const running = Array.from({ length: POOL_SIZE + 1 }, () => open().catch(() => undefined));
    await until(() => model.calls.length === running.length);
    const { master } = database.driver as unknown as { master: pg.Pool };
    expect([master.totalCount - master.idleCount, master.waitingCount]).toEqual([0, 0]);
    expect(await usageOf(app, token)).toBe(running.length);
    leave.abort();
    await Promise.all(running);
    await until(() => model.earlyCloses === running.length);
  });
});

describe('the schema', () => {
  it('made by the migrations is the one that the entities describe', async () => {
    const { upQueries } = await database.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('can be taken down again, to the last table', async () => {
    const { config, drop } = await createEmptyDatabase();
    const source = await openDatabase({ ...parseConfig({}), ...config }, []);
    for (let i = 0; i < source.migrations.length; i++) await source.undoLastMigration();
    const tables = await source.query<{ tablename: string }[]>(
      `SELECT tablename FROM pg_tables WHERE schemaname = 'public'`,
    );
    expect(tables.map(({ tablename }) => tablename)).toEqual(['migrations']);
    await source.destroy();
    await drop();
  });
});

(onPostgres ? describe : describe.skip)('on a PostgreSQL server', () => {
  it('two instances that start together migrate once', async () => {
    const { config, drop } = await createEmptyDatabase();
    const open = () => openDatabase({ ...parseConfig({}), ...config }, []);
    const [first, second] = await Promise.all([open(), open()]);
    const rows = await first.query<{ name: string }[]>('SELECT name FROM migrations ORDER BY id');
    expect(rows.map(({ name }) => name)).toEqual(first.migrations.map(({ name }) => name));
    await Promise.all([first.destroy(), second.destroy()]);
    await drop();
  });

  it('a full pool answers that the server is busy, and is well again at once', async () => {
    const busy = await createTestingApp({
      config: { databasePoolSize: POOL_SIZE, connectionTimeoutMs: WAIT_MS },
    });
    const { token } = await busy.signup();
    const me = () => busy.rest('GET', '/api/auth/me', undefined, { token });
    const finish = deferred();
    const started = Array.from({ length: POOL_SIZE }, () => deferred());
    const hogs = started.map(({ resolve }) =>
      busy.app.get(DataSource).transaction(async (manager) => {
        await manager.query('SELECT 1');
        resolve();
        await finish.promise;
      }),
    );
    await Promise.all(started.map(({ promise }) => promise));
    const asked = Promise.all(Array.from({ length: 100 }, me));
    const answers = await within(BUSY_LIMIT_MS, () => 'answers while the pool is full', asked);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    expect(answers[0]?.body).toMatchObject({ code: 'SERVICE_BUSY' });
    expect(answers[0]?.headers.get('retry-after')).toBe('1');
    finish.resolve();
    await Promise.all(hogs);
    const well = await within(BUSY_LIMIT_MS, () => 'an answer after the pool was full', me());
    expect(well.status).toBe(200);
    await busy.close();
  });
});
