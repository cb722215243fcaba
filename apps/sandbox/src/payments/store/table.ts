import type { Row } from './rows';

/** Objects of one kind by id, in the order in which they came. */
export class Table<Kept extends Row> {
  readonly #rows = new Map<string, Kept>();

  get(id: string): Kept | undefined {
    return this.#rows.get(id);
  }

  add<New extends Kept>(row: New): New {
    this.#rows.set(row.id, row);
    return row;
  }

  remove(id: string): void {
    this.#rows.delete(id);
  }

  /** Oldest first. */
  all(): Kept[] {
    return [...this.#rows.values()];
  }

  newestFirst(): Kept[] {
    return this.all().toReversed();
  }

  /** Drops the oldest beyond so many. */
  keepNewest(limit: number): void {
    for (const id of this.#rows.keys()) {
      if (this.#rows.size <= limit) return;
      this.#rows.delete(id);
    }
  }

  replaceAll(rows: readonly Kept[]): void {
    this.#rows.clear();
    for (const row of rows) this.#rows.set(row.id, row);
  }
}
