/** More at the same time is somebody who tries to fill the memory: the oldest are forgotten. */
const MAX_KEYS = 100_000;

export interface GrowingDelaysOptions {
  /** Attempts before anybody has to wait. */
  readonly free: number;
  /** The first wait, in milliseconds; each later one is twice as long. */
  readonly firstMs: number;
  readonly longestMs: number;
  /** After this long without an attempt, in milliseconds, all is forgotten. */
  readonly forgetMs: number;
}

interface Attempts {
  count: number;
  last: number;
  /** No attempt before this moment. */
  until: number;
}

/**
 * Counts attempts by key, and makes those that go on and on wait ever longer. `wait` and `count`, called without anything
 * awaited between them, are one step: many attempts at once are counted one by one.
 */
export class GrowingDelays {
  readonly #attempts = new Map<string, Attempts>();

  constructor(private readonly options: GrowingDelaysOptions) {}

  /** Milliseconds to wait before the next attempt; 0 when there may be one now. */
  wait(key: string, now = Date.now()): number {
    return Math.max(0, (this.#of(key, now)?.until ?? 0) - now);
  }

  /** Counts an attempt that is being made. */
  count(key: string, now = Date.now()): void {
    const { free, firstMs, longestMs } = this.options;
    const count = (this.#of(key, now)?.count ?? 0) + 1;
    const pause = count < free ? 0 : Math.min(longestMs, firstMs * 2 ** (count - free));
    // The newest last, so that the first is the oldest.
    this.#attempts.delete(key);
    this.#attempts.set(key, { count, last: now, until: now + pause });
    if (this.#attempts.size > MAX_KEYS) this.#forgetOldest();
  }

  /** One attempt was right, and does not count. */
  takeBack(key: string): void {
    const attempts = this.#attempts.get(key);
    if (!attempts) return;
    attempts.count -= 1;
    attempts.until = 0;
    if (attempts.count <= 0) this.#attempts.delete(key);
  }

  forget(key: string): void {
    this.#attempts.delete(key);
  }

  #of(key: string, now: number): Attempts | undefined {
    const attempts = this.#attempts.get(key);
    if (attempts && now - attempts.last > this.options.forgetMs) {
      this.#attempts.delete(key);
      return undefined;
    }
    return attempts;
  }

  #forgetOldest(): void {
    const [oldest] = this.#attempts.keys();
    if (oldest !== undefined) this.#attempts.delete(oldest);
  }
}
