import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';

/** What the stand-in saw of one request. Times are milliseconds since the epoch. */
export interface JournalEntry {
  readonly key: string;
  readonly model: string;
  readonly stream: boolean;
  readonly messages: readonly ChatCompletionMessageParam[];
  readonly receivedAt: number;
  chunksSent: number;
  /** When the client went away before the answer was whole. */
  closedEarlyAt?: number;
}

const KEPT_ENTRIES = 2_000;

/** The requests of all keys, the latest last. */
export class Journal {
  #entries: JournalEntry[] = [];

  add(entry: JournalEntry): JournalEntry {
    this.#entries.push(entry);
    if (this.#entries.length > KEPT_ENTRIES) this.#entries.shift();
    return entry;
  }

  of(key?: string): readonly JournalEntry[] {
    return key === undefined ? this.#entries : this.#entries.filter((entry) => entry.key === key);
  }

  forget(key?: string): void {
    this.#entries = key === undefined ? [] : this.#entries.filter((entry) => entry.key !== key);
  }
}
