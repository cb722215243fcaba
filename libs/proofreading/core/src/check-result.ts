import type { Locale } from '@tercet/contracts';
import { assembleDocument, mainLanguage, type PlacedParagraph } from './assemble';
import type { CheckedStretch, CheckResult, IssueFilter } from './check';
import { fingerprint } from './hash';

/** Raised by hand when the engine itself or the speller answers differently; packs have versions of their own. */
const CORE_VERSION = '9';

export interface WholeText {
  /** UTF-16 code units. */
  readonly length: number;
  /** Language of the text where no paragraph says otherwise. */
  readonly fallback: Locale;
}

/** Puts the stretches of a text, placed in it and in order, together as if it had been checked at once. */
export function toCheckResult(
  stretches: readonly CheckedStretch[],
  { length, fallback }: WholeText,
  filter: IssueFilter = {},
): Omit<CheckResult, 'elapsedMs'> {
  const placed = stretches.flatMap(({ paragraphs }) => paragraphs);
  const failed = new Set(
    placed.flatMap(({ paragraph: { failedCheckers = [], missingLanguages = [] } }) => [
      ...failedCheckers,
      ...missingLanguages,
    ]),
  );
  return {
    language: mainLanguage(placed, fallback),
    issues: assembleDocument(placed, filter),
    languages: languageRuns(placed, length),
    engineVersion: engineVersion(stretches),
    ...(failed.size > 0 && { failedCheckers: [...failed] }),
  };
}

function engineVersion(stretches: readonly CheckedStretch[]): string {
  const versions = new Set(
    stretches.flatMap((stretch) =>
      Object.entries(stretch.versions).map(([language, version]) => `${language}:${version}`),
    ),
  );
  return `${CORE_VERSION}-${fingerprint([...versions].sort().join(' '))}`;
}

/** Line ends and blank paragraphs belong to the run before them. */
function languageRuns(
  placed: readonly PlacedParagraph[],
  length: number,
): CheckResult['languages'] {
  const runs: { start: number; end: number; language: Locale }[] = [];
  for (const { start, paragraph } of placed) {
    if (paragraph.text.trim() === '') continue;
    for (const span of paragraph.languages) {
      const last = runs.at(-1);
      if (last?.language === span.language) continue;
      if (last) last.end = start + span.start;
      runs.push({ start: last ? start + span.start : 0, end: length, language: span.language });
    }
  }
  return runs;
}
