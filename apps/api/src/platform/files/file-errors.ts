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

/** The code that the system or a driver gave an error. */
export function codeOf(error: unknown): string | undefined {
  const isObject = typeof error === 'object' && error !== null;
  return isObject && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Whether the system refused something for one of these reasons. */
export function hasCode(error: unknown, codes: readonly string[]): boolean {
  const code = codeOf(error);
  return code !== undefined && codes.includes(code);
}

/** What to tell whoever started the server where the system refused a file; every other error as it is. */
export function dataDirFailure(error: unknown): unknown {
  const code = codeOf(error);
  if (code === undefined || !Object.hasOwn(error as object, 'syscall')) return error;
  const reason = WORDS[code] ?? 'the system refuses a file in it';
  return new StartError(`DATA_DIR cannot be used: ${reason} (${code}).`, { cause: error });
}
