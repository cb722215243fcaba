interface BreakerOptions {
  readonly failures: number;
  readonly withinMs: number;
  readonly openMs: number;
}

const DEFAULTS: BreakerOptions = { failures: 5, withinMs: 30_000, openMs: 30_000 };

/** A call that was let through. It says how it went on, and in the end how it ended. */
export interface AdmittedCall {
  /** The provider has begun to answer. */
  readonly heard: () => void;
  readonly succeeded: () => void;
  readonly failed: () => void;
  /** It ended without saying anything about the provider, as when the person cancelled it. */
  readonly abandoned: () => void;
}

/**
 * Stops asking a provider that keeps failing. After `openMs` one call is let through as a trial: its first word closes
 * the breaker, its failure keeps it open.
 */
export class CircuitBreaker {
  #failures: number[] = [];
  #openUntil = 0;
  #trial: AdmittedCall | undefined;

  constructor(
    private readonly options: BreakerOptions = DEFAULTS,
    private readonly now: () => number = Date.now,
  ) {}

  /** @returns the call that is let through, or the milliseconds for which calls are refused */
  admit(): AdmittedCall | number {
    const isOpen = this.#openUntil > 0;
    const remaining = this.#openUntil - this.now();
    if (isOpen && remaining > 0) return remaining;
    if (this.#trial) return this.options.openMs;
    const call: AdmittedCall = {
      heard: () => {
        if (this.#trial === call) this.#close();
      },
      succeeded: () => this.#close(),
      failed: () => this.#failed(call),
      abandoned: () => this.#leave(call),
    };
    if (isOpen) this.#trial = call;
    return call;
  }

  #close(): void {
    this.#failures = [];
    this.#openUntil = 0;
    this.#trial = undefined;
  }

  #failed(call: AdmittedCall): void {
    const now = this.now();
    this.#failures = [...this.#failures.filter((at) => now - at < this.options.withinMs), now];
    if (this.#trial === call || this.#failures.length >= this.options.failures) {
      this.#openUntil = now + this.options.openMs;
    }
    this.#leave(call);
  }

  #leave(call: AdmittedCall): void {
    if (this.#trial === call) this.#trial = undefined;
  }
}
