import { readFileSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { createOnce } from '../files/create-once';
import { hasCode } from '../errors/error-code';
import { DatabaseInUseError } from './database-in-use';
import { claimFolder, findClaim } from './folder-claim';

const held = new Set<string>();

/** What the system tells of a process; nothing outside Linux. */
function statOf(pid: number): { state?: string; start?: string } {
  try {
    // Fields after the command in parentheses, which is the second; the start time is the 22nd of the line.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
    return { state: fields?.[0], start: fields?.[19] };
  } catch {
    return {};
  }
}

/** When a process started: it tells a process from a later one with the same number. */
const startOf = (pid: number): string | undefined => statOf(pid).start;

function isAlive(pid: number): boolean {
  // It has ended, and nobody has asked how.
  if (statOf(pid).state === 'Z') return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, ['EPERM']);
  }
}

/** The process that holds a lock file, unless it is gone. */
async function holderOf(lockFile: string): Promise<number | undefined> {
  const content = await readFile(lockFile, 'utf8').catch(() => '');
  const [pidText, start] = content.trim().split(' ');
  const pid = Number(pidText);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  if (pid === process.pid) return held.has(lockFile) ? pid : undefined;
  if (!isAlive(pid)) return undefined;
  const sameProcess = start === undefined || startOf(pid) === undefined || startOf(pid) === start;
  return sameProcess ? pid : undefined;
}

const isOwn = async (lockFile: string): Promise<boolean> =>
  (await readFile(lockFile, 'utf8').catch(() => '')).split(' ')[0] === String(process.pid);

/** Takes a lock file that a dead process left; never one that another starter has just made. */
async function removeStale(lockFile: string): Promise<void> {
  const aside = `${lockFile}.${process.pid}.stale`;
  try {
    await rename(lockFile, aside);
  } catch (error) {
    // Another starter was quicker.
    if (hasCode(error, ['ENOENT'])) return;
    throw error;
  }
  const holder = await holderOf(aside);
  const content = holder === undefined ? '' : await readFile(aside, 'utf8');
  await rm(aside, { force: true });
  if (holder === undefined) return;
  await createOnce(lockFile, content);
  throw new DatabaseInUseError(holder);
}

/**
 * Looks before anything is loaded, so that a second start ends at once; `lockFolder` decides.
 * @throws {DatabaseInUseError} when a living process holds the folder.
 */
export async function refuseIfLocked(folder: string): Promise<void> {
  const claim = await findClaim(folder).catch(() => undefined);
  if (claim) throw claim;
  const holder = await holderOf(`${folder}.lock`);
  if (holder !== undefined) throw new DatabaseInUseError(holder);
}

/** Makes the file that names this process. */
async function takeLockFile(lockFile: string): Promise<void> {
  const content = `${process.pid} ${startOf(process.pid) ?? ''}`.trimEnd();
  // Where it does not appear whole, another starter may have taken it for one that was left behind.
  while (!((await createOnce(lockFile, content)) && (await isOwn(lockFile)))) {
    const holder = await holderOf(lockFile);
    if (holder !== undefined) throw new DatabaseInUseError(holder);
    await removeStale(lockFile);
  }
}

/**
 * Claims a folder for this process: among all containers of the machine, and by a file beside it that names the process.
 * @returns what gives the folder back.
 * @throws {DatabaseInUseError} when a living process holds it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const lockFile = `${folder}.lock`;
  const withdraw = await claimFolder(folder);
  try {
    await takeLockFile(lockFile);
  } catch (error) {
    await withdraw();
    throw error;
  }
  held.add(lockFile);
  return async () => {
    held.delete(lockFile);
    await rm(lockFile, { force: true });
    await withdraw();
  };
}
