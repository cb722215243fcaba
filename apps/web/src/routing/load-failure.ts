/** What a page needs could not be fetched: a reload may bring it. */
export class LoadFailure extends Error {
  // Logs keep only names of this form.
  override readonly name = 'LoadError';

  constructor(cause: unknown) {
    super('A part of the page could not be loaded', { cause });
  }
}

/** For a promise of what a page needs: throws why it does not come as a `LoadFailure`. */
export function failToLoad(cause: unknown): never {
  throw new LoadFailure(cause);
}
