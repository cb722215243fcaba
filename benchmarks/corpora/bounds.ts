import type { Localized } from '@tercet/contracts';
import type { CheckerResults } from './results-page';

/** What the product promises of its spelling: share of first suggestions that are right, and flags on clean text. */
const CORRECT1: Localized<number> = { en: 0.84, fr: 0.84, es: 0.86 };
const SPELLING_FLAGS_PER_THOUSAND = 8;

/** What does not hold, in words; nothing where all does, or where it was not measured. */
export function broken({ language, accuracy }: CheckerResults): string[] {
  const { spelling, alarms } = accuracy ?? {};
  const flags = alarms && alarms.all.perThousand - alarms.grammar.perThousand;
  return [
    spelling &&
      spelling.correct1 < CORRECT1[language] &&
      `${language}: correct@1 of spelling is below ${CORRECT1[language]}`,
    flags !== undefined &&
      flags > SPELLING_FLAGS_PER_THOUSAND &&
      `${language}: more than ${SPELLING_FLAGS_PER_THOUSAND} spelling flags per 1,000 words`,
  ].filter((problem) => typeof problem === 'string');
}
