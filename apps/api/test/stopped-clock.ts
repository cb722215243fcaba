import { jest } from '@jest/globals';

export interface StoppedClock {
  advance(ms: number): void;
  restart(): void;
}

/** Stops the time that limits and delays are counted in: it passes only where a test lets it, however slow the machine is. */
export function stopClock(aheadMs = 0): StoppedClock {
  let now = Date.now() + aheadMs;
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now);
  return {
    advance: (ms) => {
      now += ms;
    },
    restart: () => clock.mockRestore(),
  };
}
