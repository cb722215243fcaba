import type { WordSplitter } from '@tercet/proofreading-core';

const NOT = /n't$/iu;
const HANGING = /'(?:s|m|re|ve|ll|d)$/iu;

/** Parts `n't`, `'s`, `'re` and their like from the word that they hang on to. */
export const splitEnglish: WordSplitter = (word) => {
  const apostrophe = word.lastIndexOf("'");
  if (apostrophe < 1) return undefined;
  const at = NOT.test(word) ? word.length - 3 : HANGING.test(word) ? apostrophe : 0;
  if (at < 1) return undefined;
  const rest = splitEnglish(word.slice(0, at), NO_TOOLS) ?? [{ start: 0, end: at }];
  return [...rest, { start: at, end: word.length }];
};

const NO_TOOLS = { tagsOf: () => [], isWord: () => false };
