import { describe, expect, it } from '@jest/globals';
import { QueryFailedError } from 'typeorm';
import { ConnectionFailedError } from '../database/database-errors';
import { toAppError } from './to-app-error';

const withCode = (code: string) => Object.assign(new Error('secret'), { code });
const statement = (error: Error) => new QueryFailedError('SELECT 1', [], error);

describe('toAppError', () => {
  it.each([
    ['no connection', new ConnectionFailedError(withCode('ECONNREFUSED'))],
    [
      'no free connection',
      new ConnectionFailedError(new Error('timeout exceeded when trying to connect')),
    ],
    ['a name server that is away', new ConnectionFailedError(withCode('EAI_AGAIN'))],
    ['a pipe that broke', new ConnectionFailedError(withCode('EPIPE'))],
    ['a connection that broke', statement(withCode('ECONNRESET'))],
    ['a server that stops', statement(withCode('57P01'))],
    ['a full disk', statement(withCode('53100'))],
    ['memory that ran out', statement(withCode('53200'))],
    ['a copy that only reads', statement(withCode('25006'))],
  ])('calls the service busy for %s to the database', (_name, error) => {
    expect(toAppError(error)).toMatchObject({ code: 'SERVICE_BUSY', cause: error });
  });

  it.each([
    ['another network call', withCode('ECONNREFUSED')],
    ['a wrong password', new ConnectionFailedError(withCode('28P01'))],
    ['a wrong statement', statement(withCode('42601'))],
  ])('does not for %s', (_name, error) => {
    expect(toAppError(error).code).toBe('INTERNAL');
  });
});
