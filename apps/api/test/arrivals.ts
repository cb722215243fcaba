/** Refusals of what was sent, or of who sent it, before what was called has seen any of it. */
const REFUSED_BEFORE: readonly string[] = [
  ...['VALIDATION_FAILED', 'REQUIRED_PARAMETER', 'MALFORMED_REQUEST'],
  ...['UNAUTHENTICATED', 'RATE_LIMITED'],
];

/** Tells what attacks have got to from what refused them all at its door, which says nothing of what is behind it. */
export class Arrivals {
  readonly #called = new Set<string>();
  readonly #reached = new Set<string>();

  /** @param codes of the errors in an answer */
  note(called: string, codes: readonly string[]): void {
    this.#called.add(called);
    if (!codes.some((code) => REFUSED_BEFORE.includes(code))) this.#reached.add(called);
  }

  /** What was called, and has never seen what it was called with. */
  unreached(): string[] {
    return [...this.#called].filter((called) => !this.#reached.has(called));
  }
}
