import { describe, expect, it } from '@jest/globals';
import { tmpdir } from 'node:os';
import { QueryFailedError } from 'typeorm';
import { StartError } from '../errors/start-error';
import { connectionFailure, embeddedFailure, migrationFailure } from './start-failures';

const SECRET = 'hunter2';
const refused = (code: string | undefined) =>
  Object.assign(new Error(`no way to ${SECRET}`), code !== undefined && { code });

describe('a failure of the database at the start', () => {
  it.each(['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', '28P01', '3D000', 'XX000', undefined])(
    'with the code %s names DATABASE_URL and nothing that it holds',
    (code) => {
      const { message } = connectionFailure(refused(code));
      expect(message).toMatch(/^The database of DATABASE_URL cannot be used: [^.\n]+\.$/);
      expect(message).not.toContain(SECRET);
    },
  );

  it('while it is brought up to date keeps its stack, unless it is the database that refuses', () => {
    const denied = new QueryFailedError('CREATE TABLE', [], refused('42501'));
    expect(migrationFailure(denied)).toBeInstanceOf(StartError);
    const wrong = new QueryFailedError('CREATE TALBE', [], refused('42601'));
    expect(migrationFailure(wrong)).toBe(wrong);
  });

  it.each([
    ['EACCES', 'DATA_DIR cannot be used: it may not be written (EACCES).'],
    ['EROFS', 'DATA_DIR cannot be used: it lies on a read-only file system (EROFS).'],
    ['ENOSPC', 'DATA_DIR cannot be used: its disk is full (ENOSPC).'],
    ['EIO', 'DATA_DIR cannot be used: the system refuses a file in it (EIO).'],
  ])('in its folder, by %s, names DATA_DIR', async (code, message) => {
    const error = Object.assign(refused(code), { syscall: 'open' });
    expect(await embeddedFailure(tmpdir(), error)).toMatchObject({ message });
  });

  it('inside the embedded database names DATA_DIR too', async () => {
    const failure = await embeddedFailure(tmpdir(), new Error('unreachable'));
    expect(failure).toMatchObject({ message: expect.stringMatching(/DATA_DIR .*damaged\.$/) });
  });
});
