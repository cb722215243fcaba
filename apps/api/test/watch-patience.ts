import { jest } from '@jest/globals';

/** How long a stream waits for a reader who does not read. */
const PATIENCE_MS = 30_000;

export interface WatchedPatience {
  /** Ends it, for the streams that wait now. */
  readonly end: () => void;
  readonly restore: () => void;
}

/** Spares a test the half minute. */
export function watchPatience(): WatchedPatience {
  const timers = jest.spyOn(globalThis, 'setTimeout');
  return {
    end: () => {
      for (const [end, delay] of timers.mock.calls) if (delay === PATIENCE_MS) end();
    },
    restore: () => timers.mockRestore(),
  };
}
