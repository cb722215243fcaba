import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../../../platform/config/config';
import { secret } from '../../../platform/config/environment-schema';
import { StartError } from '../../../platform/errors/start-error';
import { createOnce } from '../../../platform/files/create-once';
import { makeFolder } from '../../../platform/files/make-folder';
import { hasCode } from '../../../platform/errors/error-code';
import { dataDirFailure } from '../../../platform/files/file-errors';

const FILE = 'jwt-secret';
const GENERATED_BYTES = 48;
/** How often, and after how many milliseconds each time, a file is read that another process may be writing. */
const READS = 20;
const READ_PAUSE_MS = 50;

/** Secrets of session tokens: the first signs, all of them verify. */
export abstract class SigningKeys {
  abstract readonly all: readonly [string, ...string[]];
}

/** Without the line end that editors add. Empty when there is no such file. */
async function readIfExists(file: string): Promise<string> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (hasCode(error, ['ENOENT'])) return '';
    throw error;
  }
}

/**
 * Made once and kept, so that a restart signs nobody out. Several processes agree on the first one's.
 * @throws {StartError} where what is kept there could be guessed
 */
async function generatedSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, FILE);
  let problem: string | undefined;
  try {
    await makeFolder(dataDir);
    for (let read = 0; read < READS; read += 1) {
      const kept = await readIfExists(file);
      const { data, error } = secret.safeParse(kept);
      if (data !== undefined) return data;
      problem = kept === '' ? 'is empty' : error?.issues[0]?.message;
      if (read === 0) await createOnce(file, randomBytes(GENERATED_BYTES).toString('base64url'));
      else await sleep(READ_PAUSE_MS);
    }
  } catch (error) {
    throw dataDirFailure(error);
  }
  throw new StartError(`The file ${FILE} in DATA_DIR ${problem}: remove it, or set JWT_SECRET.`);
}

/** The configured secrets; without any (outside production only) one that is generated into the data folder. */
export async function loadSigningKeys(config: Config): Promise<SigningKeys> {
  const current = config.jwtSecret ?? (await generatedSecret(config.dataDir));
  return { all: [current, ...config.jwtPreviousSecrets] };
}
