import { matchCase, type AnalysedWord } from '@tercet/proofreading-core';
import { takesElision } from '../vowel-start';

/** `ne` with what follows it: `n’est`, `ne vient`. */
export const withNe = (text: string): string => {
  const lower = text.toLowerCase();
  const [first = ''] = lower.split(/[ ’']/u);
  const isOpen = takesElision(first) || first === 'a';
  const plain = text.charAt(0) === lower.charAt(0) ? text : lower.charAt(0) + text.slice(1);
  return matchCase(text, isOpen ? 'n’' : 'ne ') + plain;
};

/** Whether `ne` stands in a stretch of words. */
export const hasNe = (words: readonly AnalysedWord[], from: number, to: number): boolean =>
  words.slice(Math.max(0, from), to).some(({ norm }) => norm === 'ne' || norm === "n'");
