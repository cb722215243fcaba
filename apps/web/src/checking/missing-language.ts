import type { Locale } from '@tercet/contracts';

/** A language whose code or words could not be had. */
export class MissingLanguage extends Error {
  constructor(
    readonly language: Locale,
    cause: unknown,
  ) {
    super(`${language} could not be loaded`, { cause });
  }
}
