/** From a failure to the next try; doubled each time, up to the longest. Milliseconds. */
const FIRST_MS = 10_000;
const LONGEST_MS = 300_000;

/** Tries something again, after a wait that grows from one try to the next. */
export function createRepeatedTries(tryAgain: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    /** Sets the next try, where none is set. */
    schedule() {
      if (timer) return;
      timer = setTimeout(tryAgain, Math.min(FIRST_MS * 2 ** tries, LONGEST_MS));
      tries += 1;
    },
    /** Drops the try that is set. */
    cancel,
    /** It has succeeded: the next failure begins with the shortest wait. */
    succeeded() {
      cancel();
      tries = 0;
    },
  };
}
