import { AccountFile } from './account-file';
import { Ledger } from './ledger';
import { moveTo } from './move';
import type { TableName } from './rows';

/** The key that the product uses in development, whose account survives a restart. */
export const DEVELOPMENT_KEY = 'sk_test_sandbox';

/** Accounts by secret key, each made when it is first used. */
export class Ledgers {
  readonly #ledgers = new Map<string, Ledger>();
  #origin = '';

  /** Without a folder everything is kept in memory alone. */
  constructor(private readonly folder?: string) {
    if (folder !== undefined) this.of(DEVELOPMENT_KEY);
  }

  /** Where the stand-in listens, which the addresses of its pages begin with. */
  set origin(origin: string) {
    this.#origin = origin;
    for (const { account } of this.#ledgers.values()) moveTo(account, origin);
  }

  of(key: string): Ledger {
    let ledger = this.#ledgers.get(key);
    if (!ledger)
      this.#ledgers.set(key, (ledger = new Ledger(key, this.#origin, this.#fileOf(key))));
    return ledger;
  }

  #fileOf(key: string): AccountFile | undefined {
    const kept = this.folder !== undefined && key === DEVELOPMENT_KEY;
    return kept ? AccountFile.in(this.folder, key) : undefined;
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
