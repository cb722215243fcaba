import { describe, expect, it } from '@jest/globals';
import { describeError } from './describe-error';

describe('describeError', () => {
  it('keeps kind, place and cause', () => {
    const error = new TypeError('outer', { cause: new RangeError('inner') });
    expect(describeError(error)).toMatchObject({
      kind: 'TypeError',
      message: 'outer',
      stack: expect.stringContaining('describe-error.spec'),
      cause: { kind: 'RangeError', message: 'inner' },
    });
  });

  it('shortens tokens to ten characters and cuts credentials out of addresses', () => {
    const token = `eyJhbGciOiJIUzI1NiJ9.${'a'.repeat(40)}.${'b'.repeat(43)}`;
    const { message } = describeError(new Error(`no ${token} at https://me:pw@host/path`));
    expect(message).toBe('no eyJhbGciOi… at https://***@host/path');
  });

  it("leaves out the database's words, which may quote a value", () => {
    const error = Object.assign(new Error('invalid input: "dear diary"'), { code: '22P02' });
    expect(describeError(error)).toMatchObject({
      message: 'refused by the database',
      databaseCode: '22P02',
    });
  });

  it('says nothing of what is no error', () => {
    expect(describeError('dear diary')).toEqual({ kind: 'string', message: 'not an error object' });
  });
});
