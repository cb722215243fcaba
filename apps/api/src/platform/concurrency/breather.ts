import { setImmediate as turn } from 'node:timers/promises';

/** Milliseconds of work in one go after which others have their turn. */
const LONGEST_MS = 10;

/** Lets the event loop do what else there is, in work on what has long been there and never waits. */
export class Breather {
  #since = performance.now();

  /** To be called often: it costs nothing while there is time. */
  async giveWay(): Promise<void> {
    if (performance.now() - this.#since < LONGEST_MS) return;
    await turn();
    this.#since = performance.now();
  }
}
