/** What the stand-in saw of one call of its API. Times are milliseconds since the epoch. */
export interface ApiCall {
  readonly id: string;
  readonly method: string;
  /** With what follows the question mark. */
  readonly path: string;
  readonly body: string;
  readonly idempotencyKey: string | null;
  readonly receivedAt: number;
  /** None while it waits for its answer, or where it never got one. */
  status?: number;
}

const KEPT = 1_000;

/** The newest entries of a kind, oldest first. */
export class Journal<Entry> {
  #entries: Entry[] = [];

  add(entry: Entry): Entry {
    this.#entries.push(entry);
    if (this.#entries.length > KEPT) this.#entries.shift();
    return entry;
  }

  all(): readonly Entry[] {
    return [...this.#entries];
  }

  clear(): void {
    this.#entries = [];
  }
}
