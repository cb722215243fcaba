import type { AnalysedWord, Features } from '@tercet/proofreading-core';

/** What stands between a subject and its verb, and is never a subject itself. */
export const PURE_CLITICS: ReadonlySet<string> = new Set(
  "ne n' me m' te t' se s' le la les l' lui leur y en".split(' '),
);
/** The same with `nous` and `vous`, which may be subjects too. */
export const CLITICS: ReadonlySet<string> = new Set([...PURE_CLITICS, 'nous', 'vous']);

export type Person = Required<Pick<Features, 'person' | 'number'>>;

/** The persons of the subject pronouns. */
export const SUBJECT_PERSONS: Readonly<Record<string, Person>> = {
  je: { person: 1, number: 'sg' },
  "j'": { person: 1, number: 'sg' },
  tu: { person: 2, number: 'sg' },
  il: { person: 3, number: 'sg' },
  elle: { person: 3, number: 'sg' },
  on: { person: 3, number: 'sg' },
  nous: { person: 1, number: 'pl' },
  vous: { person: 2, number: 'pl' },
  ils: { person: 3, number: 'pl' },
  elles: { person: 3, number: 'pl' },
};
export const SUBJECTS: ReadonlySet<string> = new Set(Object.keys(SUBJECT_PERSONS));

/** Where the verb stands after a subject pronoun: past `ne` and the object pronouns. */
export function pastClitics(words: readonly AnalysedWord[], from: number): number {
  let at = from;
  while (words[at]?.kind === 'word' && CLITICS.has(words[at]?.norm ?? '')) at += 1;
  return at;
}

/** Whether a clause begins here: nothing or a sign stands before. `« Mil » n’en est pas`: behind a quotation one goes on. */
export function isAfterSign(words: readonly AnalysedWord[], at: number): boolean {
  const before = words[at - 1];
  return before === undefined || (before.kind === 'punctuation' && !/^['’»”-]$/u.test(before.text));
}
