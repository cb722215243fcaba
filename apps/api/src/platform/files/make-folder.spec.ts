import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from './make-folder';

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'tercet-folder-'));
});
afterEach(() => rm(parent, { recursive: true }));

describe('makeFolder', () => {
  it('makes it with all that it lies in, whoever else does', async () => {
    const folder = join(parent, 'a', 'b', 'c');
    await Promise.all(Array.from({ length: 5 }, () => makeFolder(folder)));
    await makeFolder(folder);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });

  it('says where it cannot', async () => {
    const file = join(parent, 'file');
    await writeFile(file, '');
    await expect(makeFolder(file)).rejects.toMatchObject({ code: 'EEXIST' });
    await expect(makeFolder(join(file, 'data'))).rejects.toMatchObject({ code: 'EEXIST' });
  });

  const onLinux = process.platform === 'linux' ? it : it.skip;
  onLinux('ends where the system knows no folders of ours', async () => {
    await expect(makeFolder('/proc/x/data')).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
