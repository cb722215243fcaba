/** A map that forgets what was used least recently once it holds more than its limits allow. */
export class LruCache<Value> {
  readonly #entries = new Map<string, Value>();
  #characters = 0;

  /**
   * @param maxEntries number of values
   * @param maxCharacters UTF-16 code units of all keys together
   */
  constructor(
    private readonly maxEntries: number,
    private readonly maxCharacters: number,
  ) {}

  get(key: string): Value | undefined {
    const value = this.#entries.get(key);
    if (value === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }

  set(key: string, value: Value): void {
    this.#forget(key);
    this.#entries.set(key, value);
    this.#characters += key.length;
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.maxEntries && this.#characters <= this.maxCharacters) return;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    if (this.#entries.delete(key)) this.#characters -= key.length;
  }
}
