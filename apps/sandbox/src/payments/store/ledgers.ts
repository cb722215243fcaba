import { Ledger } from './ledger';
import type { TableName } from './rows';

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

  /** Where an object is kept whose id is all that is known, as in the address of a page. */
  holderOf(table: TableName, id: string): Ledger | undefined {
    return [...this.#ledgers.values()].find(({ account }) => account.tables[table].get(id));
  }

  close(): void {
    for (const ledger of this.#ledgers.values()) ledger.close();
  }
}
