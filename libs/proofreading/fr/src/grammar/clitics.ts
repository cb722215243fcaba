import type { AnalysedWord } from '@tercet/proofreading-core';

const OBJECTS = new Set("me m' te t' se s' le la les l' lui leur y en nous vous".split(' '));
const NOT = new Set(['ne', "n'"]);
export const SUBJECTS: ReadonlySet<string> = new Set(
  "je j' tu il elle on nous vous ils elles".split(' '),
);

/** Where the verb stands after a subject pronoun: past `ne` and the object pronouns. */
export function pastClitics(words: readonly AnalysedWord[], from: number): number {
  let at = from;
  while (words[at]?.kind === 'word' && isClitic(words[at]?.norm ?? '')) at += 1;
  return at;
}

const isClitic = (norm: string): boolean => OBJECTS.has(norm) || NOT.has(norm);

/** Whether a clause begins here: nothing or a sign stands before. */
export function isAfterSign(words: readonly AnalysedWord[], at: number): boolean {
  const before = words[at - 1];
  return before === undefined || (before.kind === 'punctuation' && !/^['’-]$/u.test(before.text));
}
