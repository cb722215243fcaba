import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { rename, writeFile } from 'node:fs/promises';
import { DataSource } from 'typeorm';
import { migrate } from './migrate';
import { embeddedOptions } from './data-source-options';

/** Writes a compressed, migrated, otherwise empty data folder of the embedded database. */
export async function writeSnapshot(file: string): Promise<void> {
  const database = await PGlite.create();
  const source = new DataSource(embeddedOptions(createPgConfig(database).connection, []));
  await source.initialize();
  await migrate(source);
  await source.destroy();
  const dump = await database.dumpDataDir('gzip');
  await database.close();
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, new Uint8Array(await dump.arrayBuffer()));
  await rename(unfinished, file);
}
