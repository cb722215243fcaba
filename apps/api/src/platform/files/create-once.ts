import { randomBytes } from 'node:crypto';
import { link, rm, writeFile } from 'node:fs/promises';
import { hasCode } from '../errors/error-code';

/** How file systems without hard links refuse one; the last is what Windows makes of it on FAT. */
const NO_HARD_LINKS = ['EPERM', 'EACCES', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EISDIR'];

/** Whether the promise was kept, or something of that name was there already. */
const unlessExists = (creation: Promise<void>): Promise<boolean> =>
  creation.then(
    () => true,
    (error: unknown) => {
      if (hasCode(error, ['EEXIST'])) return false;
      throw error;
    },
  );

/**
 * Creates a file that only this user reads, unless it exists. It appears whole; only where the file system knows
 * no hard links, another process may find it empty for a moment.
 * @returns whether it was this call that created it
 */
export async function createOnce(file: string, content: string): Promise<boolean> {
  const draft = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`;
  try {
    await writeFile(draft, content, { mode: 0o600 });
    return await unlessExists(link(draft, file));
  } catch (error) {
    if (!hasCode(error, NO_HARD_LINKS)) throw error;
    return await unlessExists(writeFile(file, content, { flag: 'wx', mode: 0o600 }));
  } finally {
    await rm(draft, { force: true });
  }
}
