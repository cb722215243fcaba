import { IdempotentAnswers } from '../api/idempotency';
import type { ApiBehaviour } from '../control/behaviour';
import { Journal, type ApiCall } from '../control/journal';
import { Deliverer } from '../webhooks/deliverer';
import { Account } from './account';
import type { AccountFile } from './account-file';
import { seed } from './seed';

/** All that the stand-in holds for one secret key: the account itself, and what surrounds it. */
export class Ledger {
  readonly account: Account;
  readonly answers = new IdempotentAnswers();
  readonly calls = new Journal<ApiCall>();
  readonly deliverer: Deliverer;
  #behaviours: ApiBehaviour[] = [];

  #changed = false;

  constructor(
    key: string,
    origin: string,
    private readonly file?: AccountFile,
  ) {
    this.account = new Account(key);
    this.account.origin = origin;
    const kept = file?.read();
    if (kept) {
      this.account.restore(kept);
      this.answers.restore(kept.answers);
    } else seed(this.account);
    this.deliverer = new Deliverer(this.account);
    this.account.notices.on('changed', () => this.#saveSoon());
  }

  /** The next calls fare so, one behaviour each. */
  enqueue(...behaviours: readonly ApiBehaviour[]): void {
    this.#behaviours.push(...behaviours);
  }

  forgetBehaviours(): void {
    this.#behaviours = [];
  }

  /** Takes the behaviour for one call off the queue. */
  nextFor(method: string, path: string): ApiBehaviour {
    const index = this.#behaviours.findIndex(
      (one) => path.startsWith(one.path ?? '') && (one.method ?? method) === method,
    );
    return index < 0 ? {} : (this.#behaviours.splice(index, 1)[0] ?? {});
  }

  /** Everything as it is for a key that is new, except that whoever listens goes on listening. */
  reset(): void {
    const endpoints = this.account.tables.endpoints.all();
    this.account.restore({ clockOffset: 0, tables: { endpoints } });
    this.account.nextPaymentFails = false;
    this.account.draftsRenewals = false;
    this.account.afterRetries = 'cancel';
    seed(this.account);
    this.answers.clear();
    this.calls.clear();
    this.deliverer.reset();
    this.forgetBehaviours();
    this.account.notices.emit('changed');
    this.save();
  }

  /** What changes while nobody waits for an answer is written when all of it has happened. */
  #saveSoon(): void {
    if (this.#changed) return;
    this.#changed = true;
    setImmediate(() => this.save());
  }

  /** Writes what has changed to disk, where the account is kept there. */
  save(): void {
    if (this.#changed) this.file?.write({ ...this.account.state(), answers: this.answers.state() });
    this.#changed = false;
  }

  close(): void {
    this.deliverer.close();
    this.save();
  }
}
