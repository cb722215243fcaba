interface BreakerOptions {
  readonly failures: number;
  readonly withinMs: number;
  readonly openMs: number;
}

const DEFAULTS: BreakerOptions = { failures: 5, withinMs: 30_000, openMs: 30_000 };

/**
 * Stops asking a provider that keeps failing. After `openMs` one call is let through as a trial;
 * its outcome closes the breaker or keeps it open.
 */
export class CircuitBreaker {
  #failures: number[] = [];
  #openUntil = 0;
  #trialRunning = false;

  constructor(
    private readonly options: BreakerOptions = DEFAULTS,
    private readonly now: () => number = Date.now,
  ) {}

  /** Milliseconds for which calls are refused; 0 lets this one through. */
  admit(): number {
    if (this.#openUntil === 0) return 0;
    const remaining = this.#openUntil - this.now();
    if (remaining > 0) return remaining;
    if (this.#trialRunning) return this.options.openMs;
    this.#trialRunning = true;
    return 0;
  }

  succeeded(): void {
    this.#failures = [];
    this.#openUntil = 0;
    this.#trialRunning = false;
  }

  failed(): void {
    const now = this.now();
    this.#failures = [...this.#failures.filter((at) => now - at < this.options.withinMs), now];
    if (this.#trialRunning || this.#failures.length >= this.options.failures) {
      this.#openUntil = now + this.options.openMs;
    }
    this.#trialRunning = false;
  }

  /** A call that was admitted ended without saying anything about the provider, as when the person cancelled it. */
  abandoned(): void {
    this.#trialRunning = false;
  }
}
