import type { Locale } from '@tercet/contracts';
import type { Rule } from '@tercet/proofreading-core';
import { comparable } from './measures';
import type { Corpora } from './sets';

/** Below that, two people may well write the same. */
const SHORTEST = 5;

const plain = (text: string): string =>
  comparable(text)
    .toLowerCase()
    .replace(/\[\[|\]\]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}' ]/gu, '')
    .trim();

/**
 * Examples of rules that are sentences of the corpora, in words: a rule is to be developed on them, not to hold them.
 * Sentences of under five words are left out.
 */
export function sharedExamples(
  language: Locale,
  rules: readonly Rule[],
  corpora: Corpora[Locale],
): string[] {
  const sentences = new Set(Object.values(corpora).flatMap((set) => set.map((s) => plain(s.text))));
  return rules.flatMap(({ id, valid, invalid, misses = [], falseAlarms = [] }) =>
    [...valid, ...invalid.map(({ text }) => text), ...misses, ...falseAlarms]
      .filter((text) => text.split(' ').length >= SHORTEST && sentences.has(plain(text)))
      .map((text) => `${language}: ${id} has an example of the corpora, “${text}”`),
  );
}
