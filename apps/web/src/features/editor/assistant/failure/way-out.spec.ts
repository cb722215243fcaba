import { describe, expect, it } from '@jest/globals';
import type { AppError } from '@tercet/api-client';
import { TEXT_FAULTS } from '@tercet/contracts';
import { wayOut } from './way-out';

const of = (code: AppError['code'], args: AppError['args'] = {}) => wayOut({ code, args });

describe('the way out of a failure', () => {
  it('fits what went wrong', () => {
    expect(of('UNAUTHENTICATED')).toBe('signIn');
    expect(of('AI_NOT_CONFIGURED')).toBe('connect');
    expect(of('AI_TIMEOUT')).toBe('retry');
    expect(of('NETWORK')).toBe('retry');
    expect(of('USAGE_LIMIT_REACHED')).toBe('upgrade');
    expect(of('TEXT_TOO_LONG')).toBe('none');
  });

  it.each(TEXT_FAULTS)('is no other try of a text that is %s', (reason) => {
    expect(of('AI_UNAVAILABLE', { reason })).toBe('none');
    expect(of('AI_TIMEOUT', { reason })).toBe('none');
  });

  it('is another try where the model is at fault', () => {
    expect(of('AI_UNAVAILABLE', { reason: 'overloaded' })).toBe('retry');
  });
});
