import { describe, expect, it } from '@jest/globals';
import { wayOut } from './way-out';

describe('the way out of a failure', () => {
  it('fits what went wrong', () => {
    expect(wayOut('UNAUTHENTICATED')).toBe('signIn');
    expect(wayOut('AI_NOT_CONFIGURED')).toBe('connect');
    expect(wayOut('AI_TIMEOUT')).toBe('retry');
    expect(wayOut('NETWORK')).toBe('retry');
    expect(wayOut('USAGE_LIMIT_REACHED')).toBe('none');
    expect(wayOut('TEXT_TOO_LONG')).toBe('none');
  });
});
