import { PGlite } from '@electric-sql/pglite';
import { createPgConfig, type PglitePgConnection } from '@electric-sql/pglite/node-postgres';
import { readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Config } from '../config/config';
import { makeFolder } from '../files/make-folder';
import { EMBEDDED_FOLDER, embeddedFolder } from './embedded-folder';
import { lockFolder } from './folder-lock';
import { embeddedFailure } from './start-failures';

export interface EmbeddedDatabase {
  /** For node-postgres, in place of a socket. */
  readonly connection: PglitePgConnection;
  close(): Promise<void>;
}

/** PostgreSQL's default would hold 128 MB for a cache that a database of this size never fills. */
const START_PARAMS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

const UNFINISHED = `${EMBEDDED_FOLDER}.new-`;

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/** A compressed, already migrated data folder, which saves most of the first start; absent is fine. */
async function readSnapshot(path: string | undefined): Promise<Blob | undefined> {
  if (path === undefined || !(await exists(path))) return undefined;
  // Node inflates it three times as fast as PGlite would.
  const folder = await promisify(gunzip)(await readFile(path));
  return new Blob([new Uint8Array(folder)], { type: 'application/x-tar' });
}

/** Created beside its final place and renamed when whole: a start that is killed leaves nothing half-made. */
async function createFolder(dataDir: string, folder: string, snapshot: Blob | undefined) {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(UNFINISHED)) await rm(join(dataDir, name), { recursive: true });
  }
  const unfinished = join(dataDir, `${UNFINISHED}${process.pid}`);
  const database = await PGlite.create({
    dataDir: unfinished,
    startParams: START_PARAMS,
    ...(snapshot && { loadDataDir: snapshot }),
  });
  await database.close();
  await rename(unfinished, folder);
}

async function openFolder(config: Config): Promise<EmbeddedDatabase> {
  try {
    return await openLocked(config);
  } catch (error) {
    throw await embeddedFailure(config.dataDir, error);
  }
}

async function openLocked(config: Config): Promise<EmbeddedDatabase> {
  const folder = embeddedFolder(config.dataDir);
  await makeFolder(config.dataDir);
  const unlock = await lockFolder(folder);
  try {
    if (!(await exists(folder))) {
      await createFolder(config.dataDir, folder, await readSnapshot(config.embedded.snapshot));
    }
    const database = await PGlite.create({ dataDir: folder, startParams: START_PARAMS });
    return embeddedDatabase(database, unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
}

function embeddedDatabase(database: PGlite, afterClose: () => Promise<void>): EmbeddedDatabase {
  return {
    connection: createPgConfig(database).connection,
    close: async () => {
      try {
        if (!database.closed) await database.close();
      } finally {
        await afterClose();
      }
    },
  };
}

/**
 * Opens PGlite in the data folder, or in memory. One process at a time.
 * @throws {DatabaseInUseError} when another process has the folder open.
 * @throws {StartError} when the folder cannot be used.
 */
export async function openEmbeddedDatabase(config: Config): Promise<EmbeddedDatabase> {
  if (!config.embedded.inMemory) return openFolder(config);
  const snapshot = await readSnapshot(config.embedded.snapshot);
  const database = await PGlite.create({
    startParams: START_PARAMS,
    ...(snapshot && { loadDataDir: snapshot }),
  });
  return embeddedDatabase(database, () => Promise.resolve());
}
