import { Refusal } from '../refusal';
import type { Answer } from './answers';

const KEPT_MS = 24 * 3_600_000;
const WRITTEN = 100;

export interface KeptAnswer {
  readonly fingerprint: string;
  readonly since: number;
  /** None while the first call is still being answered. */
  answer?: Answer;
}

/** Answers by key, so that a call that is sent again is not done again. */
export class IdempotentAnswers {
  readonly #kept = new Map<string, KeptAnswer>();

  /**
   * The answer that this key got before; without one the call may begin. Refuses a key that stands for something else, or
   * whose call is not over.
   */
  begin(key: string, fingerprint: string): Answer | undefined {
    const kept = this.#kept.get(key);
    if (!kept || kept.since < Date.now() - KEPT_MS) {
      this.#kept.set(key, { fingerprint, since: Date.now() });
      return undefined;
    }
    if (kept.fingerprint !== fingerprint) {
      throw new Refusal(400, {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      });
    }
    if (!kept.answer) {
      throw new Refusal(409, {
        type: 'idempotency_error',
        code: 'idempotency_key_in_use',
        message: `There is currently another in-progress request using this Idempotent Key: ${key}`,
      });
    }
    return kept.answer;
  }

  end(key: string, answer: Answer): void {
    const kept = this.#kept.get(key);
    if (kept) kept.answer = answer;
  }

  /** A call that was not carried out leaves its key free, if nothing was carried out under it before. */
  giveUp(key: string): void {
    if (!this.#kept.get(key)?.answer) this.#kept.delete(key);
  }

  /** Those that were given, to be kept over a restart; the newest of them. */
  state(): readonly (readonly [string, KeptAnswer])[] {
    return [...this.#kept].filter(([, { answer }]) => answer).slice(-WRITTEN);
  }

  restore(kept: ReturnType<IdempotentAnswers['state']>): void {
    for (const [key, answer] of kept) this.#kept.set(key, answer);
  }

  clear(): void {
    this.#kept.clear();
  }
}
