import {
  type AnalysedWord,
  type Features,
  type Grammar,
  type Reading,
  matchCase,
} from '@tercet/proofreading-core';

/**
 * Other forms of a word, in the case of what is written and without what is written, the likeliest first.
 * @param wanted which readings of the word are bent
 */
export function formsOf(
  word: AnalysedWord,
  grammar: Grammar,
  wanted: (reading: Reading) => boolean,
  features: Features,
): string[] {
  const forms = word.readings
    .filter(wanted)
    .flatMap((reading) => grammar.inflect(reading, features))
    .filter((form) => form !== word.norm);
  return [...new Set(forms)].map((form) => matchCase(word.text, form.replaceAll("'", '’')));
}
