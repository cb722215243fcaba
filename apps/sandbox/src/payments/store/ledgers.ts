import { Ledger } from './ledger';

/** Accounts by secret key, each made when it is first used. */
export class Ledgers {
  readonly #ledgers = new Map<string, Ledger>();
  #origin = '';

  /** Where the stand-in listens, which the addresses of its pages begin with. */
  set origin(origin: string) {
    this.#origin = origin;
    for (const { account } of this.#ledgers.values()) account.origin = origin;
  }

  of(key: string): Ledger {
    let ledger = this.#ledgers.get(key);
    if (!ledger) this.#ledgers.set(key, (ledger = new Ledger(key, this.#origin)));
    return ledger;
  }

  keys(): readonly string[] {
    return [...this.#ledgers.keys()];
  }

  all(): readonly Ledger[] {
    return [...this.#ledgers.values()];
  }

  close(): void {
    for (const ledger of this.#ledgers.values()) ledger.close();
  }
}
