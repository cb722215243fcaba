import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import * as fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../config/config';

const link = jest.fn<typeof fs.link>();
jest.unstable_mockModule('node:fs/promises', () => ({ ...fs, link }));
const { createOnce } = await import('./create-once');
const { lockFolder } = await import('../database/folder-lock');
const { loadSigningKeys } = await import('../../features/auth/sessions/signing-keys');

const refusal = (code: string) => Object.assign(new Error(code), { code, syscall: 'link' });
let folder: string;
beforeEach(async () => {
  link.mockReset();
  folder = await fs.mkdtemp(join(tmpdir(), 'tercet-once-'));
});
afterEach(() => fs.rm(folder, { recursive: true }));

describe.each(['EPERM', 'ENOTSUP', 'ENOSYS', 'EISDIR'])(
  'where hard links are refused by %s',
  (code) => {
    beforeEach(() => void link.mockRejectedValue(refusal(code)));

    it('a file is created once, by one of many', async () => {
      const file = join(folder, 'file');
      const created = await Promise.all(
        Array.from({ length: 20 }, (_, i) => createOnce(file, `content ${i}`)),
      );
      expect(created.filter(Boolean)).toHaveLength(1);
      expect(await fs.readFile(file, 'utf8')).toBe(`content ${created.indexOf(true)}`);
      expect(await fs.readdir(folder)).toEqual(['file']);
    });

    it('a folder is locked, once, and what is left behind is taken over', async () => {
      const database = join(folder, 'database');
      await fs.writeFile(`${database}.lock`, '999999999 1');
      const unlock = await lockFolder(database);
      expect(await fs.readFile(`${database}.lock`, 'utf8')).toMatch(`${process.pid}`);
      await expect(lockFolder(database)).rejects.toMatchObject({ pid: process.pid });
      await unlock();
      expect(await fs.readdir(folder)).toEqual([]);
    });

    it('several processes agree on one secret', async () => {
      const config = { dataDir: folder, jwtPreviousSecrets: [] as readonly string[] } as Config;
      const keys = await Promise.all(Array.from({ length: 5 }, () => loadSigningKeys(config)));
      const secrets = new Set(keys.map(({ all }) => all[0]));
      expect([...secrets]).toEqual([await fs.readFile(join(folder, 'jwt-secret'), 'utf8')]);
    });
  },
);

describe('where a file cannot be created at all', () => {
  beforeEach(() => void link.mockRejectedValue(refusal('EIO')));

  it('says so at once, in place of trying for ever', async () => {
    await expect(lockFolder(join(folder, 'database'))).rejects.toMatchObject({ code: 'EIO' });
    expect(link).toHaveBeenCalledTimes(1);
    expect(await fs.readdir(folder)).toEqual([]);
    const config = { dataDir: folder, jwtPreviousSecrets: [] as readonly string[] } as Config;
    await expect(loadSigningKeys(config)).rejects.toThrow('DATA_DIR cannot be used');
  });
});

describe('a secret in the data folder', () => {
  const config = () => ({ dataDir: folder, jwtPreviousSecrets: [] as readonly string[] }) as Config;
  beforeEach(() => void link.mockImplementation(fs.link));

  it.each([
    ['left empty by a broken start', '', 'is empty'],
    ['too short', 'short\n', 'must have at least 32 characters'],
    ['made long by spaces', `short${' '.repeat(40)}`, 'must have at least 32 characters'],
    ['easily guessed', '0'.repeat(64), 'must not be an example value'],
  ])('that is %s is none', async (_name, content, problem) => {
    await fs.writeFile(join(folder, 'jwt-secret'), content);
    await expect(loadSigningKeys(config())).rejects.toThrow(`jwt-secret in DATA_DIR ${problem}`);
    expect(await fs.readFile(join(folder, 'jwt-secret'), 'utf8')).toBe(content);
  });

  it('may end with the line end of an editor', async () => {
    const kept = 'qE5Yt0cN7uVbR2mXkP8sWz4hJ6gLdF1a';
    await fs.writeFile(join(folder, 'jwt-secret'), `${kept}\n`);
    expect((await loadSigningKeys(config())).all).toEqual([kept]);
  });
});
