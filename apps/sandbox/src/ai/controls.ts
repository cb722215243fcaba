import { BehaviourScripts } from '../control/behaviour-scripts';
import type { Behaviour } from './behaviour';
import { Journal, type JournalEntry } from './journal';

/** Sets how requests are answered, by API key, and tells which came. */
export class AiControls {
  readonly journal = new Journal();
  readonly #scripts = new BehaviourScripts<Behaviour>();

  /** The next requests with this key are answered so, one behaviour each. */
  enqueue(key: string | undefined, ...behaviours: readonly Behaviour[]): void {
    this.#scripts.enqueue(key, ...behaviours);
  }

  /** Every request with this key for which nothing is queued is answered so. */
  always(key: string | undefined, behaviour: Behaviour): void {
    this.#scripts.always(key, behaviour);
  }

  reset(key?: string): void {
    this.#scripts.forget(key);
    this.journal.forget(key);
  }

  /** Takes the behaviour for one request off the queue. */
  next(key: string): Behaviour {
    return this.#scripts.next(key) ?? {};
  }

  calls(key?: string): readonly JournalEntry[] {
    return this.journal.of(key);
  }

  /** How many clients went away before their answer was whole. */
  earlyCloses(key?: string): number {
    return this.calls(key).filter((entry) => entry.closedEarlyAt !== undefined).length;
  }
}
