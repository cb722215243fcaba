import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Passes the first piece on at once, and of what follows everything that has come since the last piece was passed on,
 * as one: what takes a piece to its reader costs far more than a word.
 * @param pauseMs milliseconds that pass between two pieces, at least
 * @param leave ends the work on the pieces where the reader leaves before their end
 */
export async function* gathered(
  pieces: AsyncGenerator<string>,
  pauseMs: number,
  leave: () => void,
): AsyncGenerator<string> {
  let isOpen = true;
  let passedAt: number | undefined;
  let next = pieces.next();
  /** What comes next, if something does; how it ended otherwise is heard of when `next` is awaited. */
  const more = () => {
    next = pieces.next();
    return next.catch(() => undefined);
  };
  try {
    for (;;) {
      const first = await next.catch((error: unknown) => {
        isOpen = false;
        throw error;
      });
      if (first.done) {
        isOpen = false;
        return;
      }
      let text = first.value;
      if (passedAt === undefined) void more();
      else {
        const waitMs = Math.max(0, passedAt + pauseMs - performance.now());
        const pause = sleep(waitMs, undefined, { ref: false });
        for (;;) {
          const another = await Promise.race([more(), pause]);
          if (!another || another.done) break;
          text += another.value;
        }
      }
      passedAt = performance.now();
      yield text;
    }
  } finally {
    if (isOpen) {
      leave();
      await pieces.return(undefined).catch(() => undefined);
    }
  }
}
