import { codeOf } from '../errors/error-code';
import { StartError } from '../errors/start-error';

const WORDS: Readonly<Record<string, string>> = {
  EACCES: 'it may not be written',
  EPERM: 'it may not be written',
  EROFS: 'it lies on a read-only file system',
  ENOSPC: 'its disk is full',
  EDQUOT: 'its disk is full',
  EEXIST: 'it is a file and no folder',
  ENOTDIR: 'it is a file and no folder',
  ENOENT: 'it cannot be created',
};

/** What to tell whoever started the server where the system refused a file; every other error as it is. */
export function dataDirFailure(error: unknown): unknown {
  const code = codeOf(error);
  if (code === undefined || !Object.hasOwn(error as object, 'syscall')) return error;
  const reason = WORDS[code] ?? 'the system refuses a file in it';
  return new StartError(`DATA_DIR cannot be used: ${reason} (${code}).`, { cause: error });
}
