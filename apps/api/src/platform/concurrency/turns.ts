interface Waiting {
  readonly start: () => void;
  readonly refuse: () => void;
}

export interface TurnsOptions {
  /** How many may work at once. */
  readonly slots: number;
  /** How many may wait. */
  readonly queue: number;
  /** How many of one caller may wait; all of them when left out. */
  readonly queuePerCaller?: number;
  /** Milliseconds that one may wait. */
  readonly waitMs: number;
}

/**
 * Lets a few work at once, and those who wait in turns by caller: one who asks for much waits for himself, and somebody
 * else for one piece of his work at most.
 */
export class Turns {
  /** Lines of the callers who wait; the first caller is next. */
  readonly #lines = new Map<string, Waiting[]>();
  #waiting = 0;
  #taken = 0;

  constructor(private readonly options: TurnsOptions) {}

  /** Resolves to whether a slot was had; who has one must `release` it. */
  async acquire(caller = ''): Promise<boolean> {
    const { slots, queue, queuePerCaller = queue, waitMs } = this.options;
    if (this.#taken < slots) {
      this.#taken += 1;
      return true;
    }
    const line = this.#lines.get(caller) ?? [];
    if (this.#waiting >= queue || line.length >= queuePerCaller) return false;
    return new Promise((resolve) => {
      const settle = (had: boolean) => {
        clearTimeout(timer);
        this.#waiting -= 1;
        resolve(had);
      };
      const waiting: Waiting = { start: () => settle(true), refuse: () => settle(false) };
      const timer = setTimeout(() => {
        line.splice(line.indexOf(waiting), 1);
        if (line.length === 0) this.#lines.delete(caller);
        waiting.refuse();
      }, waitMs);
      line.push(waiting);
      this.#lines.set(caller, line);
      this.#waiting += 1;
    });
  }

  /** Hands the slot to the next caller's first in line; who had it comes last. */
  release(caller = ''): void {
    const own = this.#lines.get(caller);
    if (own) this.#moveToEnd(caller, own);
    const next = this.#lines.entries().next().value;
    if (!next) {
      this.#taken -= 1;
      return;
    }
    const [nextCaller, line] = next;
    const first = line.shift();
    this.#moveToEnd(nextCaller, line);
    first?.start();
  }

  #moveToEnd(caller: string, line: Waiting[]): void {
    this.#lines.delete(caller);
    if (line.length > 0) this.#lines.set(caller, line);
  }

  /** Sends everybody in line away. */
  close(): void {
    const waiting = [...this.#lines.values()].flat();
    this.#lines.clear();
    for (const { refuse } of waiting) refuse();
  }
}
