import { beforeEach, describe, expect, it } from '@jest/globals';
import { CircuitBreaker } from './circuit-breaker';

describe('CircuitBreaker', () => {
  let now: number;
  let breaker: CircuitBreaker;
  beforeEach(() => {
    now = 1_000;
    breaker = new CircuitBreaker({ failures: 3, withinMs: 100, openMs: 50 }, () => now);
  });
  const fail = (times: number) => {
    for (let i = 0; i < times; i += 1) breaker.failed();
  };

  it('lets calls through until the failures reach the threshold', () => {
    fail(2);
    expect(breaker.admit()).toBe(0);
    fail(1);
    expect(breaker.admit()).toBe(50);
  });

  it('forgets failures that lie back far enough', () => {
    fail(2);
    now += 101;
    fail(1);
    expect(breaker.admit()).toBe(0);
  });

  it('lets one trial through after the pause, and closes when it succeeds', () => {
    fail(3);
    now += 50;
    expect(breaker.admit()).toBe(0);
    expect(breaker.admit()).toBeGreaterThan(0);
    breaker.succeeded();
    expect(breaker.admit()).toBe(0);
    fail(2);
    expect(breaker.admit()).toBe(0);
  });

  it('opens again when the trial fails, and lets another through when it was abandoned', () => {
    fail(3);
    now += 50;
    breaker.admit();
    breaker.failed();
    expect(breaker.admit()).toBe(50);
    now += 50;
    expect(breaker.admit()).toBe(0);
    breaker.abandoned();
    expect(breaker.admit()).toBe(0);
  });
});
