import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseInUseError, lockFolder, refuseIfLocked } from './folder-lock';

let parent: string;
let folder: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'tercet-lock-'));
  folder = join(parent, 'database');
});
afterEach(() => rm(parent, { recursive: true }));

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
    ['without a number', () => 'x'],
    ['that is empty', () => ''],
  ])('takes over a lock %s', async (_, content) => {
    await writeFile(`${folder}.lock`, content());
    const unlock = await lockFolder(folder);
    expect(await readFile(`${folder}.lock`, 'utf8')).toMatch(new RegExp(`^${process.pid}\\b`));
    await unlock();
    expect(await readdir(parent)).toEqual([]);
  });
});
