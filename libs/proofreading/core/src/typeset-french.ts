import type { Localized } from '@tercet/contracts';

const NARROW = '\u202F';

/** Narrow no-break spaces where French has them: inside quotation marks and before high signs. */
export function typesetFrench(text: string): string {
  return text
    .replace(/« /gu, `«${NARROW}`)
    .replace(/ (?=»)/gu, NARROW)
    .replace(/(?<=\S) (?=[;:!?](?:\s|$))/gu, NARROW);
}

export const withFrenchTypography = (words: Localized): Localized => ({
  ...words,
  fr: typesetFrench(words.fr),
});
