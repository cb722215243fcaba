import { describe, expect, it } from '@jest/globals';
import { EngineFailure } from './engine-failure';

describe('EngineFailure', () => {
  it('names the kind of error and where it was thrown, never what it says', () => {
    const error = new RangeError('Dear Anna,\n    at last I am\nsecret');
    const failure = new EngineFailure('A check task failed', error);
    expect(failure.message).toBe('A check task failed: RangeError');
    expect(failure.stack).toContain('engine-failure.spec');
    expect(String(failure.stack)).not.toMatch(/Anna|at last|secret/);
    expect(failure.cause).toBeUndefined();
  });

  it('takes whatever was thrown', () => {
    expect(new EngineFailure('A task failed', 'secret').stack).toBe(
      'EngineFailure: A task failed: string',
    );
  });
});
