import type { Locale } from '@tercet/contracts';

export interface ReadingCounts {
  readonly words: number;
  readonly sentences: number;
  readonly syllables: number;
}

/** Points that a text without words would have, and what each word of a sentence and each syllable of a word takes off. */
interface Formula {
  readonly base: number;
  readonly perWord: number;
  readonly perSyllable: number;
}

/**
 * English: Flesch, “A new readability yardstick”, 1948. French: Kandel and Moles, « Application de l’indice de Flesch à
 * la langue française », 1958. Spanish: Fernández Huerta, «Medidas sencillas de lecturabilidad», 1959, with words a
 * sentence where its print has sentences (Law, LINGUIST List 22.2332, 2011).
 */
const FORMULAS: Readonly<Record<Locale, Formula>> = {
  en: { base: 206.835, perWord: 1.015, perSyllable: 84.6 },
  fr: { base: 207, perWord: 1.015, perSyllable: 73.6 },
  es: { base: 206.84, perWord: 1.02, perSyllable: 60 },
};

/**
 * How easily a text is read: 0 (hard) to 100 (easy), in whole points.
 * @param counts of at least one word and one sentence
 */
export function readingEase(
  { words, sentences, syllables }: ReadingCounts,
  locale: Locale,
): number {
  const { base, perWord, perSyllable } = FORMULAS[locale];
  const ease = base - perWord * (words / sentences) - perSyllable * (syllables / words);
  return Math.round(Math.min(100, Math.max(0, ease)));
}

export const READING_LEVELS = ['very-easy', 'easy', 'plain', 'hard', 'very-hard'] as const;
export type ReadingLevel = (typeof READING_LEVELS)[number];

/** Flesch's bands, the three in the middle and the two at the easy end each taken together. */
export function readingLevel(ease: number): ReadingLevel {
  if (ease >= 80) return 'very-easy';
  if (ease >= 70) return 'easy';
  if (ease >= 50) return 'plain';
  return ease >= 30 ? 'hard' : 'very-hard';
}
