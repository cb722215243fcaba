import type { Locale } from '@tercet/contracts';
import { wholeProofreader } from './proofreader';

const proofreader = wholeProofreader();

/** What the product's checker marks in a text of ours, in words for whoever reads the failing test. */
export async function marksIn(text: string, locale: Locale): Promise<string[]> {
  const { issues } = await proofreader.check(text, {
    language: locale,
    fallback: locale,
    variants: { en: 'en-GB' },
  });
  return issues.map(
    ({ ruleId, start, end, suggestions: [fix] }) =>
      `“${text.slice(start, end)}” → “${fix}” (${ruleId}) in: ${text}`,
  );
}
