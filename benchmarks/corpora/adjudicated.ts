import { readFileSync } from 'node:fs';
import type { Locale } from '@tercet/contracts';
import type { FoundIssue } from './line-checker';
import { liesOn } from './measures';
import type { Sentence } from './sets';

/** An error in a text that is taken for right, as somebody has read it. */
interface RealError {
  /** Of the sentence. */
  readonly id: string;
  /** Where the wrong words begin, in UTF-16 code units. */
  readonly start: number;
  /** The wrong words; empty where something is missing. */
  readonly found: string;
  readonly fix: string;
}

const read = (language: Locale): RealError[] =>
  JSON.parse(
    readFileSync(new URL(`adjudicated/${language}.json`, import.meta.url), 'utf8'),
  ) as RealError[];

/**
 * Says of an issue whether it lies on an error that `adjudicated/<language>.json` lists: published texts hold errors too.
 * The lists hold what was read of Tercet's own flags; what other checkers flag rightly beyond them is not known.
 */
export function adjudicated(language: Locale): (sentence: Sentence, issue: FoundIssue) => boolean {
  const errors = read(language);
  return (sentence, issue) =>
    errors.some(
      ({ id, start, found }) =>
        id === sentence.id &&
        sentence.text.startsWith(found, start) &&
        liesOn(issue, { start, end: start + found.length }),
    );
}
