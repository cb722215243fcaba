import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import pg from 'pg';
import { PreparedStatementClient } from './prepared-statement-client';

let database: PGlite;
let pool: pg.Pool;
/** One for all: the pool would end the connection, and with it the database's, of one that a statement failed in. */
let client: pg.PoolClient;
beforeAll(async () => {
  database = await PGlite.create();
  const { connection } = createPgConfig(database);
  pool = new pg.Pool({ connection, max: 1, Client: PreparedStatementClient } as pg.PoolConfig);
  client = await pool.connect();
});
afterAll(async () => {
  client.release();
  await pool.end();
  await database.close();
});

/** How many statements are prepared that have some words in them. */
async function prepared(words: string): Promise<number | undefined> {
  const { rows } = await database.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM pg_prepared_statements WHERE position($1 in statement) > 0 AND name <> ''`,
    [words],
  );
  return rows[0]?.n;
}

const increment = async (value: number) =>
  (await client.query<{ more: number }>('SELECT $1::int + 1 AS more', [value])).rows[0]?.more;

describe('a client that prepares', () => {
  it('prepares a statement with parameters once, and runs it with other values', async () => {
    expect([await increment(1), await increment(2), await increment(3)]).toEqual([2, 3, 4]);
    expect(await prepared('AS more')).toBe(1);
  });

  it('leaves statements without parameters as they are', async () => {
    await client.query('SELECT 1 AS plain');
    await client.query('SELECT 1 AS plain', []);
    expect(await prepared('AS plain')).toBe(0);
  });

  it('runs a statement again that has failed', async () => {
    const divide = (by: number) => client.query('SELECT 6 / $1::int AS share', [by]);
    await expect(divide(0)).rejects.toThrow('division by zero');
    expect((await divide(3)).rows).toEqual([{ share: 2 }]);
  });

  it('keeps no more than a number of them, and runs the others all the same', async () => {
    for (let i = 0; i < 250; i += 1) {
      const { rows } = await client.query(`SELECT $1::int AS many_${i}`, [i]);
      expect(rows).toEqual([{ [`many_${i}`]: i }]);
    }
    const kept = await prepared('AS many_');
    expect(kept).toBeGreaterThan(150);
    expect(kept).toBeLessThan(201);
  });
});
