import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseInUseError, lockFolder, refuseIfLocked } from './folder-lock';

let parent: string;
let folder: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'tercet-lock-'));
  folder = join(parent, 'database');
});
const shells: ChildProcess[] = [];
afterEach(async () => {
  for (const child of shells.splice(0)) child.kill('SIGKILL');
  await rm(parent, { recursive: true });
});

/** A process that has ended, and whose parent does not ask how. */
async function zombiePid(): Promise<number> {
  const shell = spawn('sh', ['-c', 'sleep 0.5 & echo $!; exec sleep 60']);
  shells.push(shell);
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
