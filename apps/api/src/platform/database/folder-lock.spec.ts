import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { DatabaseInUseError } from './database-in-use';
import { claimPath } from './folder-claim';
import { lockFolder, refuseIfLocked } from './folder-lock';

let parent: string;
let folder: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'tercet-lock-'));
  folder = join(parent, 'database');
});
const children: ChildProcess[] = [];
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(parent, { recursive: true });
});

/** A process that has ended, and whose parent does not ask how. */
async function zombiePid(): Promise<number> {
  const shell = spawn('sh', ['-c', 'sleep 0.5 & echo $!; exec sleep 60']);
  children.push(shell);
  const [line] = (await once(shell.stdout, 'data')) as [Buffer];
  const pid = Number(line);
  while (!(await readFile(`/proc/${pid}/stat`, 'utf8')).includes(') Z ')) await sleep(5);
  return pid;
}

const ZOMBIE = [
  'of a process that has ended unnoticed',
  async () => String(await zombiePid()),
] as const;

const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid;

describe('lockFolder', () => {
  it('lets one of many in that come at the same moment', async () => {
    const came = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
    const inside = came.filter((each) => each.status === 'fulfilled');
    expect(inside).toHaveLength(1);
    await inside[0]?.value();
    expect(await readdir(parent)).toEqual([]);
  });

  it('takes a folder whose path is longer than the address of a socket', async () => {
    const deep = join(parent, 'd'.repeat(100), 'd'.repeat(100));
    await mkdir(deep, { recursive: true });
    const unlock = await lockFolder(join(deep, 'database'));
    await expect(lockFolder(join(deep, 'database'))).rejects.toThrow(DatabaseInUseError);
    await unlock();
    expect(await readdir(deep)).toEqual([]);
  });

  it('names this process, once, and leaves nothing behind', async () => {
    const unlock = await lockFolder(folder);
    expect(await readFile(`${folder}.lock`, 'utf8')).toMatch(new RegExp(`^${process.pid}\\b`));
    await expect(lockFolder(folder)).rejects.toThrow(DatabaseInUseError);
    await expect(refuseIfLocked(folder)).rejects.toThrow(`process ${process.pid}`);
    await unlock();
    expect(await readdir(parent)).toEqual([]);
    await expect(refuseIfLocked(folder)).resolves.toBeUndefined();
  });

  it('is refused while another process lives', async () => {
    await writeFile(`${folder}.lock`, String(process.ppid));
    await expect(lockFolder(folder)).rejects.toMatchObject({ pid: process.ppid });
    expect(await readFile(`${folder}.lock`, 'utf8')).toBe(String(process.ppid));
  });

  it.each([
    ['of a process that is gone', () => String(deadPid())],
    ['of this number in an earlier life', () => `${process.pid} 1`],
    ['of a living number that another process had', () => `${process.ppid} 1`],
    ...(process.platform === 'linux' ? [ZOMBIE] : []),
    ['without a number', () => 'x'],
    ['that is empty', () => ''],
  ])('takes over a lock %s', async (_, content) => {
    await writeFile(`${folder}.lock`, await content());
    const unlock = await lockFolder(folder);
    expect(await readFile(`${folder}.lock`, 'utf8')).toMatch(new RegExp(`^${process.pid}\\b`));
    await unlock();
    expect(await readdir(parent)).toEqual([]);
  });
});

/** The source runs as it is in a process of its own. */
const LOCKER = `
  import { register } from 'tsx/esm/api';
  register();
  const { lockFolder } = await import(${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'folder-lock.ts')).href)});
  const say = (line) => process.stdout.write(line + '\\n');
  await lockFolder(process.argv[1]).then(() => say('locked'), (error) => say(error.name + ' ' + error.pid));
  setInterval(() => {}, 1e6);`;

async function startLocker() {
  const locker = spawn(process.execPath, ['--input-type=module', '-e', LOCKER, folder], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(locker);
  const [line] = (await once(locker.stdout, 'data')) as [Buffer];
  return { locker, said: line.toString().trim() };
}

// Containers on one volume do not see each other's processes, and the first of each has the number 1.
const inContainers = process.platform === 'linux' ? describe : describe.skip;

describe('DatabaseInUseError', () => {
  it('names the container of a process, unless it is this one', () => {
    expect(new DatabaseInUseError(7).message).toContain('in use by process 7. ');
    expect(new DatabaseInUseError(1, '3f9a0c12d4e5').message).toContain(
      'in use by process 1 in the container 3f9a0c12d4e5. ',
    );
  });
});

describe('a claim', () => {
  it('has an address that the kernel takes, whatever the host is called', () => {
    const name = basename(claimPath('/data/database', 'h'.repeat(64)));
    // With seven digits for the process, and five for the folder's descriptor.
    const longest = name.replace(`.${process.pid}@`, '.4194304@');
    expect(Buffer.byteLength(`/proc/self/fd/12345/${longest}.new`)).toBeLessThanOrEqual(107);
  });
});

inContainers('a folder that a process of another container holds', () => {
  /** The lock as that container wrote it: its numbers mean other processes here, or none. */
  it.each([
    ['the number of this process', () => `${process.pid} 1`],
    ['a number that nobody has here', () => `${deadPid()} 1`],
  ])('under %s, is refused until the process is killed', async (_, content) => {
    const { locker, said } = await startLocker();
    expect(said).toBe('locked');
    const lock = content();
    await writeFile(`${folder}.lock`, lock);
    await expect(refuseIfLocked(folder)).rejects.toMatchObject({ pid: locker.pid });
    await expect(lockFolder(folder)).rejects.toMatchObject({ pid: locker.pid });
    expect(await readFile(`${folder}.lock`, 'utf8')).toBe(lock);
    locker.kill('SIGKILL');
    await once(locker, 'exit');
    const unlock = await lockFolder(folder);
    await unlock();
    expect(await readdir(parent)).toEqual([]);
  });
});
