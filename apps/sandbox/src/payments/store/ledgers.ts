import { IdempotentAnswers } from '../api/idempotency';
import type { ApiBehaviour } from '../control/behaviour';
import { Journal, type ApiCall } from '../control/journal';
import { Account } from './account';
import { seed } from './seed';

/** All that the stand-in holds for one secret key: the account itself, and what surrounds it. */
export class Ledger {
  readonly answers = new IdempotentAnswers();
  readonly calls = new Journal<ApiCall>();
  readonly #behaviours: ApiBehaviour[] = [];
  readonly account: Account;

  constructor(key: string, origin: string) {
    this.account = new Account(key);
    this.account.origin = origin;
    seed(this.account);
  }

  /** The next calls fare so, one behaviour each. */
  enqueue(...behaviours: readonly ApiBehaviour[]): void {
    this.#behaviours.push(...behaviours);
  }

  /** Takes the behaviour for one call off the queue. */
  nextFor(path: string): ApiBehaviour {
    const index = this.#behaviours.findIndex((one) => path.startsWith(one.path ?? ''));
    return index < 0 ? {} : (this.#behaviours.splice(index, 1)[0] ?? {});
  }

  save(): void {
    // Written to disk where the account is kept there.
  }
}

/** Accounts by secret key, each made when it is first used. */
export class Ledgers {
  readonly #ledgers = new Map<string, Ledger>();
  origin = '';

  of(key: string): Ledger {
    let ledger = this.#ledgers.get(key);
    if (!ledger) this.#ledgers.set(key, (ledger = new Ledger(key, this.origin)));
    return ledger;
  }
}
