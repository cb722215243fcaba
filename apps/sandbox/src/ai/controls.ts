import type { Behaviour } from './behaviour';
import { Journal, type JournalEntry } from './journal';

/** The key under which a setting holds for every API key that has none of its own. */
export const ANY_KEY = '*';

interface Script {
  queue: Behaviour[];
  always: Behaviour;
}

/** Sets how requests are answered, by API key, so that tests that run at the same time do not disturb each other. */
export class AiControls {
  readonly journal = new Journal();
  readonly #scripts = new Map<string, Script>();

  #script(key: string): Script {
    let script = this.#scripts.get(key);
    if (!script) this.#scripts.set(key, (script = { queue: [], always: {} }));
    return script;
  }

  /** The next requests with this key are answered so, one behaviour each. */
  enqueue(key: string, ...behaviours: Behaviour[]): void {
    this.#script(key).queue.push(...behaviours);
  }

  /** Every request with this key for which nothing is queued is answered so. */
  always(key: string, behaviour: Behaviour): void {
    this.#script(key).always = behaviour;
  }

  reset(key?: string): void {
    if (key === undefined) this.#scripts.clear();
    else this.#scripts.delete(key);
    this.journal.forget(key);
  }

  /** Takes the behaviour for one request off the queue. */
  next(key: string): Behaviour {
    const script = this.#scripts.get(key) ?? this.#scripts.get(ANY_KEY);
    return script?.queue.shift() ?? script?.always ?? {};
  }

  calls(key?: string): readonly JournalEntry[] {
    return this.journal.of(key);
  }

  /** How many clients went away before their answer was whole. */
  earlyCloses(key?: string): number {
    return this.calls(key).filter((entry) => entry.closedEarlyAt !== undefined).length;
  }
}
