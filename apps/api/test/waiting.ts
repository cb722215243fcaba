import { setTimeout as sleep } from 'node:timers/promises';

/** How long a test waits for what comes in a moment: far more than a busy machine needs, far less than a hang takes. */
const MOMENT_MS = 30_000;
const POLL_MS = 5;

/**
 * Waits for something, so long that a busy machine does not matter, and fails with its name where it does not come.
 * @param what read only once it is late
 */
export async function within<T>(
  limitMs: number,
  what: () => string,
  promise: Promise<T>,
): Promise<T> {
  const came = new AbortController();
  const late = async () => {
    await sleep(limitMs, undefined, { signal: came.signal });
    throw new Error(`Not within ${limitMs / 1000} s: ${what()}`);
  };
  try {
    return await Promise.race([promise, late()]);
  } finally {
    came.abort();
  }
}

/** Waits for a condition; where it does not come true, the failure shows it. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  limitMs = MOMENT_MS,
): Promise<void> {
  const deadline = performance.now() + limitMs;
  while (!(await condition())) {
    if (performance.now() > deadline) {
      throw new Error(`Not within ${limitMs / 1000} s: ${String(condition)}`);
    }
    await sleep(POLL_MS);
  }
}
