import { Injectable } from '@nestjs/common';

interface Running {
  readonly cancel: AbortController;
  readonly ended: Promise<void>;
}

/** Requests that are being answered, by the key that their caller gave them. */
@Injectable()
export class RunningTransforms {
  readonly #running = new Map<string, Running>();

  /**
   * Takes the place of a request with the same key: a connection that was lost and made anew must not cost twice.
   * Resolves when the earlier one has ended.
   * @returns a signal that is aborted when this request is replaced in turn, and what says that it has ended
   */
  async begin(key: string): Promise<{ replaced: AbortSignal; end: () => void }> {
    const earlier = this.#running.get(key);
    const cancel = new AbortController();
    let ended = () => {};
    const mine: Running = { cancel, ended: new Promise((resolve) => (ended = resolve)) };
    this.#running.set(key, mine);
    earlier?.cancel.abort();
    await earlier?.ended;
    return {
      replaced: cancel.signal,
      end: () => {
        if (this.#running.get(key) === mine) this.#running.delete(key);
        ended();
      },
    };
  }
}
