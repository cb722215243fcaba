/**
 * An iterator over what `run` yields whose `return()` aborts the signal at once, even while the generator
 * waits for something: a plain generator would only hear of it at its next `yield`.
 */
export function abortable<T>(
  run: (signal: AbortSignal) => AsyncGenerator<T, void, undefined>,
): AsyncIterableIterator<T> {
  const controller = new AbortController();
  const generator = run(controller.signal);
  const end: IteratorReturnResult<undefined> = { value: undefined, done: true };
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    async next() {
      try {
        const result = await generator.next();
        return result.done ? end : result;
      } catch (error) {
        // Whoever left does not want to hear what leaving broke off.
        if (controller.signal.aborted) return end;
        throw error;
      }
    },
    async return() {
      controller.abort();
      await generator.return().catch(() => undefined);
      return end;
    },
    async throw(error) {
      controller.abort();
      const result = await generator.throw(error);
      return result.done ? end : result;
    },
  };
}
