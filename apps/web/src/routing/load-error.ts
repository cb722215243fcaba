/** What a page needs could not be fetched: a reload may bring it. */
export class LoadError extends Error {
  override readonly name = 'LoadError';

  constructor(cause: unknown) {
    super('A part of the page could not be loaded', { cause });
  }
}

/** For a promise of what a page needs: throws why it does not come as a `LoadError`. */
export function failToLoad(cause: unknown): never {
  throw new LoadError(cause);
}
