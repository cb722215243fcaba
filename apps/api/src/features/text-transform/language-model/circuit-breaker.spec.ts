import { beforeEach, describe, expect, it } from '@jest/globals';
import { CircuitBreaker } from './circuit-breaker';

describe('CircuitBreaker', () => {
  let now: number;
  let breaker: CircuitBreaker;
  beforeEach(() => {
    now = 1_000;
    breaker = new CircuitBreaker({ failures: 3, withinMs: 100, openMs: 50 }, () => now);
  });
  const admitted = () => {
    const call = breaker.admit();
    if (typeof call === 'number') throw new Error(`Refused for ${call} ms`);
    return call;
  };
  const fail = (times: number) => {
    for (let i = 0; i < times; i += 1) admitted().failed();
  };

  it('lets calls through until the failures reach the threshold', () => {
    fail(2);
    admitted();
    fail(1);
    expect(breaker.admit()).toBe(50);
  });

  it('forgets failures that lie back far enough', () => {
    fail(2);
    now += 101;
    fail(1);
    admitted();
  });

  it('lets one trial through after the pause, and closes when it succeeds', () => {
    fail(3);
    now += 50;
    const trial = admitted();
    expect(breaker.admit()).toBeGreaterThan(0);
    trial.succeeded();
    fail(2);
    admitted();
  });

  it('closes at the first word of a trial, and not at that of another call', () => {
    const early = admitted();
    fail(3);
    now += 50;
    const trial = admitted();
    early.heard();
    expect(breaker.admit()).toBe(50);
    trial.heard();
    admitted();
    trial.abandoned();
    admitted();
  });

  it('does not take words for answers: a provider that breaks off each one fails', () => {
    for (let i = 0; i < 3; i += 1) {
      const call = admitted();
      call.heard();
      call.failed();
    }
    expect(breaker.admit()).toBe(50);
  });

  it('opens again when the trial fails, and lets another through when it was abandoned', () => {
    const early = admitted();
    fail(3);
    now += 50;
    admitted().failed();
    expect(breaker.admit()).toBe(50);
    now += 50;
    const trial = admitted();
    early.abandoned();
    expect(breaker.admit()).toBe(50);
    trial.abandoned();
    admitted();
  });
});
