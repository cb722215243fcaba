import type { ClientLogEntry, ClientLogNote } from '@tercet/contracts';
import type { LogTransport } from './log-transport';

const MAX_ENTRIES = 50;
const MAX_NOTES = 20;
/** Browsers let all requests that outlive a page have 64 KiB together. */
const MAX_BYTES = 48_000;

type Keyed = readonly [key: string, entry: ClientLogEntry];

const keyOf = ({ message, page, operation, status, code, name, stack }: ClientLogEntry) =>
  JSON.stringify([message, page, operation, status, code, name, stack]);

/** Holds errors until the server has them: each once with how often it has happened, and with what came before it. */
export class LogBuffer {
  /** The oldest first, as a map keeps them. */
  readonly #waiting = new Map<string, ClientLogEntry>();
  readonly #trail: ClientLogNote[] = [];
  /** What was sent, or tried to, since the last regular flush: the same once more is in no hurry. */
  readonly #lately = new Set<string>();
  #isSending = false;
  #isMoreWanted = false;

  constructor(private readonly transport: LogTransport) {}

  /** Keeps something for the trail of the next error. */
  note({ level, message, timestamp, page, operation, status, code }: ClientLogNote): void {
    this.#trail.push({ level, message, timestamp, page, operation, status, code });
    if (this.#trail.length > MAX_NOTES) this.#trail.shift();
  }

  /** Sends an error, at once where it is another than those of late. */
  add(entry: ClientLogEntry): void {
    const key = keyOf(entry);
    if (this.#waiting.has(key)) this.#wait([key, entry]);
    else {
      const trail = this.#trail.splice(0);
      this.#wait([key, trail.length > 0 ? { ...entry, trail } : entry]);
      this.note(entry);
    }
    if (this.#lately.has(key)) return;
    this.#lately.add(key);
    void this.#send();
  }

  /** Sends what waits, and has errors of late count as new again. */
  flush(): void {
    this.#lately.clear();
    void this.#send();
  }

  /** Hands what waits to the browser, because the page may be gone in a moment. */
  leave(): void {
    const batch = this.#take();
    if (batch.length > 0 && !this.transport.sendLast(batch.map(([, entry]) => entry)))
      this.#putBack(batch);
  }

  async #send(): Promise<void> {
    if (this.#isSending) {
      this.#isMoreWanted = true;
      return;
    }
    const batch = this.#take();
    if (batch.length === 0) return;
    this.#isSending = true;
    const isDone = await this.transport.send(batch.map(([, entry]) => entry));
    this.#isSending = false;
    const isMoreWanted = this.#isMoreWanted;
    this.#isMoreWanted = false;
    if (!isDone) this.#putBack(batch);
    else if (isMoreWanted) void this.#send();
  }

  #wait([key, entry]: Keyed): void {
    const known = this.#waiting.get(key);
    const count = (known?.count ?? 1) + (entry.count ?? 1);
    this.#waiting.set(key, known ? { ...known, count } : entry);
    const [oldest] = this.#waiting.keys();
    if (this.#waiting.size > MAX_ENTRIES && oldest !== undefined) this.#waiting.delete(oldest);
  }

  #putBack(batch: readonly Keyed[]): void {
    const since = [...this.#waiting];
    this.#waiting.clear();
    for (const each of [...batch, ...since]) this.#wait(each);
  }

  /** As much as one request may hold. */
  #take(): readonly Keyed[] {
    const batch: Keyed[] = [];
    let bytes = 0;
    for (const [key, entry] of this.#waiting) {
      bytes += JSON.stringify(entry).length;
      if (bytes > MAX_BYTES && batch.length > 0) break;
      batch.push([key, entry]);
      this.#waiting.delete(key);
    }
    return batch;
  }
}
