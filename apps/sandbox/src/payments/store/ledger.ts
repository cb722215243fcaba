import { IdempotentAnswers } from '../api/idempotency';
import type { ApiBehaviour } from '../control/behaviour';
import { Journal, type ApiCall } from '../control/journal';
import { Deliverer } from '../webhooks/deliverer';
import { Account } from './account';
import { seed } from './seed';

/** All that the stand-in holds for one secret key: the account itself, and what surrounds it. */
export class Ledger {
  readonly account: Account;
  readonly answers = new IdempotentAnswers();
  readonly calls = new Journal<ApiCall>();
  readonly deliverer: Deliverer;
  #behaviours: ApiBehaviour[] = [];

  constructor(key: string, origin: string) {
    this.account = new Account(key);
    this.account.origin = origin;
    this.deliverer = new Deliverer(this.account);
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

  /** Everything as it is for a key that is new, except that whoever listens goes on listening. */
  reset(): void {
    const endpoints = this.account.tables.endpoints.all();
    this.account.restore({ clockOffset: 0, tables: { endpoints } });
    this.account.nextPaymentFails = false;
    seed(this.account);
    this.answers.clear();
    this.calls.clear();
    this.deliverer.reset();
    this.#behaviours = [];
    this.save();
  }

  save(): void {
    // Written to disk where the account is kept there.
  }

  close(): void {
    this.deliverer.close();
  }
}
