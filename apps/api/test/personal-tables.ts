import { DataSource } from 'typeorm';
import type { TestingApp } from './testing-app';

interface ForeignKey {
  readonly table: string;
  readonly column: string;
  readonly parent: string;
  readonly parentColumn: string;
}

/** Of one column each, as all of them are. */
const FOREIGN_KEYS = `
  SELECT child.relname AS "table", parent.relname AS "parent",
    own.attname AS "column", other.attname AS "parentColumn"
  FROM pg_catalog.pg_constraint "key"
  JOIN pg_catalog.pg_class child ON child.oid = "key".conrelid
  JOIN pg_catalog.pg_class parent ON parent.oid = "key".confrelid
  JOIN pg_catalog.pg_attribute own ON own.attrelid = child.oid AND own.attnum = ANY ("key".conkey)
  JOIN pg_catalog.pg_attribute other ON other.attrelid = parent.oid AND other.attnum = ANY ("key".confkey)
  WHERE "key".contype = 'f' AND "key".connamespace = 'public'::regnamespace`;

/**
 * How many rows of each table belong to an account: of every table from which foreign keys lead to `users`, directly or
 * through others.
 */
export async function personalRows(
  { app }: TestingApp,
  userId: string,
): Promise<Record<string, number>> {
  const database = app.get(DataSource);
  const keys: ForeignKey[] = await database.query(FOREIGN_KEYS);
  const conditions = new Map([['users', '"id" = $1']]);
  for (const [parent, condition] of conditions) {
    for (const { table, column, parentColumn } of keys.filter((key) => key.parent === parent)) {
      const rows = `"${column}" IN (SELECT "${parentColumn}" FROM "${parent}" WHERE ${condition})`;
      if (!conditions.has(table)) conditions.set(table, rows);
    }
  }
  const counts: Record<string, number> = {};
  for (const [table, condition] of conditions) {
    const count = `SELECT count(*)::integer AS "rows" FROM "${table}" WHERE ${condition}`;
    const [found]: { rows: number }[] = await database.query(count, [userId]);
    counts[table] = found?.rows ?? 0;
  }
  return counts;
}
