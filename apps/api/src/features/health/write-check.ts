import type { DataSource } from 'typeorm';

/** Less than the rows below need, so that the database has to write a temporary file to its disk. */
const MEMORY = '64kB';
const ROWS = 5_000;

interface Result {
  readonly readOnly: string;
}

/**
 * Whether the database can write: not whether it has room for a certain row, but for some 200 kB, which are gone afterwards.
 * @throws what the database says when its disk is full
 */
export function canWrite(database: DataSource): Promise<boolean> {
  return database.transaction(async (manager) => {
    await manager.query(`SET LOCAL work_mem = '${MEMORY}'`);
    const rows: Result[] = await manager.query(
      `SELECT current_setting('transaction_read_only') AS "readOnly", count(*)
       FROM generate_series(1, ${ROWS})`,
    );
    return rows[0]?.readOnly === 'off';
  });
}
