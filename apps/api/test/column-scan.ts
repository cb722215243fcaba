import { DataSource } from 'typeorm';
import type { TestingApp } from './testing-app';

export interface FoundValue {
  readonly value: string;
  /** `table.column`. */
  readonly place: string;
}

/**
 * Where values stand in the database, in whatever column of whatever table, as they are or as bytes, in capitals or
 * not.
 */
export async function findInColumns(
  { app }: TestingApp,
  values: readonly string[],
): Promise<FoundValue[]> {
  const database = app.get(DataSource);
  const columns: { table: string; column: string }[] = await database.query(
    `SELECT table_name AS "table", column_name AS "column"
     FROM information_schema.columns WHERE table_schema = 'public'`,
  );
  const scans = columns.map(
    ({ table, column }) => `
      SELECT "value", '${table}.${column}' AS "place" FROM "sought"
      WHERE EXISTS (
        SELECT FROM "${table}" WHERE strpos(lower("${column}"::text), lower("value")) > 0
        OR strpos("${column}"::text, encode(convert_to("value", 'UTF8'), 'hex')) > 0)`,
  );
  return database.query(
    `WITH "sought" AS (SELECT unnest($1::text[]) AS "value") ${scans.join(' UNION ALL ')} ORDER BY "place"`,
    [values],
  );
}
