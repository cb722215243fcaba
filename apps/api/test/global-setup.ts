import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { parseConfig } from '../src/platform/config/parse-config';
import { PACKAGE_DIR, REPOSITORY_DIR } from '../src/platform/config/paths';
import { openDatabase } from '../src/platform/database/open-database';
import { writeSnapshot } from '../src/platform/database/snapshot';

/** Changes whenever a migration or the embedded database does. */
async function schemaVersion(): Promise<string> {
  const migrations = join(PACKAGE_DIR, 'src/platform/database/migrations');
  const files = (await readdir(migrations)).sort().map((name) => join(migrations, name));
  const pglite = join(REPOSITORY_DIR, 'node_modules/@electric-sql/pglite/package.json');
  const hash = createHash('sha256');
  for (const file of [...files, pglite]) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 12);
}

/** Kept between runs: making it is most of what the embedded database costs. */
async function snapshot(version: string): Promise<string> {
  const folder = join(REPOSITORY_DIR, 'node_modules/.cache/tercet');
  const file = join(folder, `snapshot-${version}.tar.gz`);
  await mkdir(folder, { recursive: true });
  await stat(file).catch(() => writeSnapshot(file));
  return file;
}

/** A migrated database on the server, that each test file's own is copied from. */
async function template(version: string, serverUrl: string): Promise<string> {
  const name = `tercet_template_${version}`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${name}`);
  } finally {
    await client.end();
  }
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const source = await openDatabase(parseConfig({ DATABASE_URL: url.href }), []);
  await source.destroy();
  return name;
}

export default async function globalSetup(): Promise<void> {
  const version = await schemaVersion();
  process.env['TERCET_TEST_SNAPSHOT'] = await snapshot(version);
  if (process.env['TEST_DATABASE'] !== 'postgres') return;
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) throw new Error('TEST_DATABASE=postgres needs TEST_DATABASE_URL');
  process.env['TERCET_TEST_TEMPLATE'] = await template(version, server);
}
