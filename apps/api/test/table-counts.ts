import { DataSource } from 'typeorm';
import type { TestingApp } from './testing-app';

/** Rows of every table, so that a test sees whatever a call left behind. */
export async function tableCounts({ app }: TestingApp): Promise<readonly object[]> {
  const database = app.get(DataSource);
  const tables: { name: string }[] = await database.query(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
  );
  const counts = tables.map(
    ({ name }) => `SELECT '${name}' AS name, count(*)::integer AS "rows" FROM "${name}"`,
  );
  return database.query(`${counts.join(' UNION ALL ')} ORDER BY name`);
}
