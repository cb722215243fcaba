import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (entry) => entry.isDirectory(),
    () => false,
  );

/**
 * Makes a folder that only this user may enter, and those that it lies in, where they are missing. Node's own recursive
 * way never ends where the system says that a folder cannot be there, as in /proc.
 */
export async function makeFolder(folder: string): Promise<void> {
  if (await isFolder(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) await makeFolder(parent);
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have been quicker.
    if (!(await isFolder(folder))) throw error;
  }
}
