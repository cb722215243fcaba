import type { Locale } from '@tercet/contracts';
import { wholeProofreader } from './proofreader';

const proofreader = wholeProofreader();

/**
 * What the product's checker marks in a text of ours, in words for whoever reads the failing test.
 * @param words that are in no dictionary, and right
 */
export async function marksIn(
  text: string,
  locale: Locale,
  words: readonly string[] = [],
): Promise<string[]> {
  const choice = { language: locale, fallback: locale, variants: { en: 'en-GB' } } as const;
  const { issues } = await proofreader.check(text, choice, { words });
  return issues.map(
    ({ ruleId, start, end, suggestions: [fix] }) =>
      `“${text.slice(start, end)}” → “${fix}” (${ruleId}) in: ${text}`,
  );
}
