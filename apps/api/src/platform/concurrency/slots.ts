interface Waiting {
  readonly start: () => void;
  readonly refuse: () => void;
}

export interface SlotsOptions {
  /** How many may work at once. */
  readonly slots: number;
  /** How many may wait for a slot. */
  readonly queue: number;
  readonly waitMs: number;
}

/** Lets a few work at once and some wait in line; the rest are told at once that there is no room. */
export class Slots {
  readonly #line: Waiting[] = [];
  #taken = 0;

  constructor(private readonly options: SlotsOptions) {}

  /** Resolves to whether a slot was had; who has one must `release` it. */
  async acquire(): Promise<boolean> {
    if (this.#taken < this.options.slots) {
      this.#taken += 1;
      return true;
    }
    if (this.#line.length >= this.options.queue) return false;
    return new Promise((resolve) => {
      const waiting: Waiting = { start: () => settle(true), refuse: () => settle(false) };
      const timer = setTimeout(() => {
        this.#line.splice(this.#line.indexOf(waiting), 1);
        waiting.refuse();
      }, this.options.waitMs);
      const settle = (had: boolean) => {
        clearTimeout(timer);
        resolve(had);
      };
      this.#line.push(waiting);
    });
  }

  /** Hands the slot to the first in line. */
  release(): void {
    const next = this.#line.shift();
    if (next) next.start();
    else this.#taken -= 1;
  }

  /** Sends everybody in line away. */
  close(): void {
    for (const waiting of this.#line.splice(0)) waiting.refuse();
  }
}
