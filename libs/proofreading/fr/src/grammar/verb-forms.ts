import {
  type AnalysedWord,
  type Features,
  type Grammar,
  type Reading,
  matchCase,
} from '@tercet/proofreading-core';
import type { Pair } from './cells';
import { isVerbal } from './words';

const put = (word: AnalysedWord, forms: readonly string[]): string[] =>
  [...new Set(forms)]
    .filter((form) => form !== word.norm)
    .map((form) => matchCase(word.text, form));

/** The infinitives of the verbs that a word may be a form of. */
export function infinitivesOf(
  word: AnalysedWord,
  wanted: (reading: Reading) => boolean = isVerbal,
): string[] {
  return put(
    word,
    word.readings
      .filter((reading) => isVerbal(reading) && wanted(reading))
      .map(({ lemma }) => lemma),
  );
}

/** The past participles of the verbs that a word may be a form of, for each pair in turn. */
export function participlesOf(
  word: AnalysedWord,
  grammar: Grammar,
  pairs: readonly Pair[],
): string[] {
  const asked = pairs.map((pair): Features => ({ form: 'part', tense: 'past', ...pair }));
  return put(word, verbForms(word, grammar, asked));
}

/** The present participles of the verbs that a word may be a form of: `marchant`. */
export const presentParticiplesOf = (word: AnalysedWord, grammar: Grammar): string[] =>
  put(word, verbForms(word, grammar, [{ form: 'part', tense: 'pres' }]));

/** Finite forms of the verbs that a word may be a form of. */
export function finiteFormsOf(
  word: AnalysedWord,
  grammar: Grammar,
  asked: readonly Pick<Features, 'mood' | 'tense' | 'person' | 'number'>[],
): string[] {
  return put(
    word,
    verbForms(
      word,
      grammar,
      asked.map((features) => ({ ...features, form: 'fin' as const })),
    ),
  );
}

function verbForms(word: AnalysedWord, grammar: Grammar, asked: readonly Features[]): string[] {
  const verbs = word.readings
    .filter(isVerbal)
    .map(({ tag, pos, lemma }): Reading => ({ tag, pos, lemma }));
  return asked.flatMap((features) => verbs.flatMap((verb) => grammar.inflect(verb, features)));
}
