import { statfs } from 'node:fs/promises';
import { QueryFailedError } from 'typeorm';
import { codeOf } from '../errors/error-code';
import { StartError } from '../errors/start-error';
import { dataDirFailure } from '../files/file-errors';

/** The embedded database cannot work with less. */
const MIN_FREE_BYTES = 1024 * 1024;

const CONNECTION_WORDS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing answers at its address',
  ECONNRESET: 'it broke off the connection',
  EHOSTUNREACH: 'its address cannot be reached',
  ENETUNREACH: 'its address cannot be reached',
  ENOTFOUND: 'its host is not known',
  EAI_AGAIN: 'its host is not known',
  ETIMEDOUT: 'it does not answer in time',
  '28000': 'it does not let this user in',
  '28P01': 'the user or the password is wrong',
  '3D000': 'there is no database of that name',
  '25006': 'it can only be read',
  '42501': 'the user may not set it up',
  '53100': 'its disk is full',
  '53300': 'it has too many connections',
  '57P03': 'it is starting or stopping',
};

const driverCodeOf = (error: unknown): string | undefined =>
  codeOf(error instanceof QueryFailedError ? error.driverError : error);

const postgresFailure = (reason: string, cause: unknown) =>
  new StartError(`The database of DATABASE_URL cannot be used: ${reason}.`, { cause });

/** Whether somebody may still answer. The driver has no code for it. */
export const isTimeout = (error: unknown): boolean =>
  driverCodeOf(error) === 'ETIMEDOUT' || (error instanceof Error && /timeout/i.test(error.message));

/** Why no connection could be had. What the driver says itself may repeat parts of the address. */
export function connectionFailure(error: unknown): StartError {
  const code = driverCodeOf(error);
  const words = code === undefined ? undefined : CONNECTION_WORDS[code];
  if (words) return postgresFailure(`${words} (${code})`, error);
  const reason = isTimeout(error)
    ? CONNECTION_WORDS['ETIMEDOUT']
    : 'no connection to it could be made';
  return postgresFailure(`${reason}${code === undefined ? '' : ` (${code})`}`, error);
}

/** Why the database could not be brought up to date, where that is not this program's fault. */
export function migrationFailure(error: unknown): unknown {
  const code = driverCodeOf(error);
  return code !== undefined && code in CONNECTION_WORDS ? connectionFailure(error) : error;
}

async function isFull(folder: string): Promise<boolean> {
  const disk = await statfs(folder).catch(() => undefined);
  return disk !== undefined && disk.bavail * disk.bsize < MIN_FREE_BYTES;
}

/** Why the embedded database could not be opened. It runs in WebAssembly, where a full disk has many faces. */
export async function embeddedFailure(dataDir: string, error: unknown): Promise<unknown> {
  const failure = dataDirFailure(error);
  if (failure instanceof StartError) return failure;
  const reason = (await isFull(dataDir)) ? 'its disk is full' : 'its files may be damaged';
  return new StartError(`The embedded database in DATA_DIR cannot be opened: ${reason}.`, {
    cause: error,
  });
}
