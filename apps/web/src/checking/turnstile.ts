import type { Checker, LanguagePack } from '@tercet/proofreading-core';

export interface TurnstileOptions {
  /** Number of the request that is being worked on: a later request has a higher one. */
  readonly currentRequest: () => number;
  /** Gives way to the worker's messages between two turns. */
  readonly yieldTurn: () => Promise<void>;
}

interface Waiting {
  readonly request: number;
  readonly admit: () => void;
}

/**
 * Slow checkers take turns, those of the latest request first: the paragraph being written does not wait for the rest
 * of a long document that was pasted before. Returns a function that puts a pack's slow checkers behind the turnstile.
 */
export function createTurnstile({ currentRequest, yieldTurn }: TurnstileOptions) {
  const waiting: Waiting[] = [];
  let busy = false;

  const enter = (): Promise<void> | undefined => {
    if (busy) return new Promise((admit) => waiting.push({ request: currentRequest(), admit }));
    busy = true;
    return undefined;
  };

  const leave = async () => {
    await yieldTurn();
    const latest = Math.max(...waiting.map(({ request }) => request));
    const index = waiting.findIndex(({ request }) => request === latest);
    if (index < 0) busy = false;
    else waiting.splice(index, 1)[0]?.admit();
  };

  const inTurn = (checker: Checker): Checker => ({
    id: checker.id,
    wave: checker.wave,
    async check(passage) {
      const turn = enter();
      if (turn) await turn;
      try {
        return await checker.check(passage);
      } finally {
        void leave();
      }
    },
  });

  return (pack: LanguagePack): LanguagePack => ({
    ...pack,
    checkers: pack.checkers.map((checker) => (checker.wave === 2 ? inTurn(checker) : checker)),
  });
}
