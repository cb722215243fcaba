import { describe, expect, it } from '@jest/globals';
import { ConnectionFailedError } from '../database/database-errors';
import { AppError } from '../errors/app-error';
import { StartError } from '../errors/start-error';
import { describeError } from './describe-error';

const WRITTEN = 'Dear diary';
const thrownBy = (work: () => unknown): Error => {
  try {
    work();
  } catch (error) {
    return error as Error;
  }
  throw new Error('Nothing was thrown');
};

describe('describeError', () => {
  it('keeps kind, code, place and cause', () => {
    const cause = Object.assign(new RangeError('inner'), { code: 'EPERM' });
    expect(describeError(new TypeError('outer', { cause }))).toEqual({
      kind: 'TypeError',
      stack: expect.stringContaining('describe-error.spec'),
      cause: {
        kind: 'RangeError',
        code: 'EPERM',
        stack: expect.stringContaining('describe-error.spec'),
      },
    });
  });

  it('repeats what we say ourselves', () => {
    const cause = new Error('connect ECONNREFUSED 10.0.0.7');
    expect(describeError(new ConnectionFailedError(cause))).toMatchObject({
      kind: 'ConnectionFailedError',
      message: 'No connection to the database',
    });
    expect(describeError(new AppError('SERVICE_BUSY'))).toMatchObject({
      code: 'SERVICE_BUSY',
      message: 'The server is busy, please try again in a moment',
    });
    expect(describeError(new StartError('Port 3000 is in use.'))).toMatchObject({
      message: 'Port 3000 is in use.',
    });
  });

  it.each([
    ['JSON that cannot be read', thrownBy(() => JSON.parse(WRITTEN))],
    ['a number that is none', thrownBy(() => BigInt(WRITTEN))],
    ['an address that is none', thrownBy(() => new URL(WRITTEN))],
    ['a text that is used as an object', thrownBy(() => Object.defineProperty(WRITTEN, 'a', {}))],
    ['the database', Object.assign(new Error(`invalid: "${WRITTEN}"`), { code: '22P02' })],
    ['whoever puts it into names', Object.assign(new Error(), { name: WRITTEN, code: WRITTEN })],
    ['lines that look like a stack', new Error(`Hello,\n    at home (${WRITTEN})`)],
  ])('repeats nothing that %s may quote', (_name, error) => {
    const told = describeError(new Error('outer', { cause: error }));
    expect(JSON.stringify(told)).not.toContain(WRITTEN);
    expect(told.cause?.stack).toContain('describe-error.spec');
  });

  it('finds the place where the message was changed since', () => {
    const error = new Error(`Hello,\n${WRITTEN}`);
    error.message = 'changed';
    const { stack } = describeError(error);
    expect(stack).toContain('describe-error.spec');
    expect(stack).not.toContain(WRITTEN);
  });

  it('says nothing of what is no error', () => {
    expect(describeError(WRITTEN)).toEqual({ kind: 'string' });
  });
});
