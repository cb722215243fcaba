import { isBlank } from '@tercet/contracts';
import type { CheckedParagraph } from '@tercet/proofreading-core';

/** How much of a text is in languages that are not checked. */
export type ForeignShare = 'none' | 'some' | 'all';

const lettersOf = (text: string): number => text.replace(/\s+/gu, '').length;

function isWhole({ text, unchecked = [] }: CheckedParagraph): boolean {
  const covered = unchecked.map(({ start, end }) => lettersOf(text.slice(start, end)));
  return covered.reduce((sum, letters) => sum + letters, 0) === lettersOf(text);
}

export function foreignShare(paragraphs: readonly CheckedParagraph[]): ForeignShare {
  const written = paragraphs.filter(({ text }) => !isBlank(text));
  if (!written.some(({ unchecked }) => unchecked)) return 'none';
  return written.every(isWhole) ? 'all' : 'some';
}
