import pg from 'pg';

/** More texts than the product's own statements have; each that is prepared takes memory as long as the connection. */
const PREPARED_MAX = 200;

/** All overloads of the client's `query` at once. */
type Query = (this: pg.Client, ...given: unknown[]) => never;

/**
 * A client whose statements with parameters are prepared the first time and only executed from then on: parsing and
 * planning is most of what a short statement costs the embedded database. Not for PostgreSQL behind a pooler of
 * transactions, where the next statement may meet a connection that has not prepared it.
 */
export class PreparedStatementClient extends pg.Client {
  readonly #names = new Map<string, string>();

  override query: Query = (text, values, ...rest) => {
    const query = pg.Client.prototype.query as Query;
    const name =
      typeof text === 'string' && Array.isArray(values) && values.length > 0
        ? this.#nameOf(text)
        : undefined;
    return name === undefined
      ? query.call(this, text, values, ...rest)
      : query.call(this, { name, text, values }, ...rest);
  };

  #nameOf(text: string): string | undefined {
    if (!this.#names.has(text) && this.#names.size < PREPARED_MAX) {
      this.#names.set(text, `s${this.#names.size}`);
    }
    return this.#names.get(text);
  }
}
