import type { CheckedParagraph } from '@tercet/proofreading-core';

/** How much of a text is in languages that are not checked. */
export type ForeignShare = 'none' | 'some' | 'all';

/** Share of the letters from which on the rest is a greeting, a name or a heading, too short to tell its language. */
const ALL = 0.85;

const lettersOf = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

const foreignLettersOf = ({ text, unchecked = [] }: CheckedParagraph): number =>
  unchecked.reduce((sum, { start, end }) => sum + lettersOf(text.slice(start, end)), 0);

export function foreignShare(paragraphs: readonly CheckedParagraph[]): ForeignShare {
  const foreign = paragraphs.reduce((sum, paragraph) => sum + foreignLettersOf(paragraph), 0);
  if (foreign === 0) return 'none';
  const letters = paragraphs.reduce((sum, { text }) => sum + lettersOf(text), 0);
  return foreign >= letters * ALL ? 'all' : 'some';
}
