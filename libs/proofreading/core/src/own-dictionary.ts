import { normalizeWord } from './rules/rule-sentence';

type IsOwn = (word: string) => boolean;

const dictionaries = new WeakMap<readonly string[], IsOwn>();

/** Says of a word whether it is in a person's own dictionary: without regard to case, also as a possessive and behind an elision. */
export function ownDictionary(words: readonly string[]): IsOwn {
  let isOwn = dictionaries.get(words);
  if (!isOwn) {
    const known = new Set(words.map((word) => normalizeWord(word.trim())));
    isOwn = (word) => known.size > 0 && formsOf(word).some((form) => known.has(form));
    dictionaries.set(words, isOwn);
  }
  return isOwn;
}

function formsOf(text: string): string[] {
  const word = normalizeWord(text);
  return [
    word,
    word.replace(/’s?$/u, ''),
    word.replace(/^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)’/u, ''),
  ];
}
