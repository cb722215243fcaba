import type { Locale } from '@tercet/contracts';
import { segment } from '@tercet/proofreading-core';
import { applyEdits } from '../../edits/text-edit';
import { plainWordEdits } from '../plain-words';

const MARK = /\[([^|\]]*)\|([^\]]*)\]/g;

/** Long-winded words of an example, which marks them like `[was|is]`. */
export const wordyOf = (example: string) =>
  [...example.matchAll(MARK)].map(([, was = '']) => was.toLowerCase().replace(/’/g, "'"));

/** What an example was, and what it is to become; the same where it marks nothing. */
export const before = (example: string) => example.replace(MARK, '$1');
export const after = (example: string) => example.replace(MARK, '$2');

/** An unmarked text with plain words in it. */
export function inPlainWords(text: string, language: Locale): string {
  const sentences = segment(text, language);
  const languages = [{ start: 0, end: text.length, language }];
  return applyEdits(text, plainWordEdits(text, languages, sentences, 'en'));
}
