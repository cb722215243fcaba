import type { CheckedParagraph, LanguageChoice } from './check';
import type { Issue, Span } from './issue';
import type { Checker, OnPartError } from './language-pack';
import { paragraphLanguage, toPassages, type PlacedPassage } from './passages';
import type { LanguageTools } from './stretch-language';
import { withFrenchTypography } from './typeset-french';

export interface ParagraphTools extends LanguageTools {
  readonly onError: OnPartError;
  readonly onFirstWave: (paragraph: CheckedParagraph) => void;
}

type Found = CheckedParagraph['issues'][number];

/**
 * Checks one paragraph, wave by wave. Issues come in the order of their checkers, which is their precedence.
 * @returns the paragraph, and whether every checker answered
 */
export async function checkParagraphOnce(
  text: string,
  choice: LanguageChoice,
  tools: ParagraphTools,
): Promise<{ paragraph: CheckedParagraph; sound: boolean }> {
  const own = await paragraphLanguage(text, choice, tools);
  const { passages, unchecked, ...languages } = await toPassages(text, own, choice, tools);
  const read = { text, ...languages, ...(unchecked.length > 0 && { unchecked }) };
  const { work, missingLanguages } = await loadPacks(passages, tools);
  const failed = new Set<string>();
  const onPartError: OnPartError = (error, part) => {
    if (!failed.has(part)) tools.onError(error, part);
    failed.add(part);
  };
  const issues: Found[] = [];
  for (const wave of [1, 2] as const) {
    for (const { placed, pack } of work) {
      for (const checker of pack.checkers) {
        if (checker.wave !== wave) continue;
        issues.push(...(await runChecker(checker, placed, onPartError)));
      }
    }
    const waits = wave === 1 && work.some(({ pack }) => pack.checkers.some((c) => c.wave === 2));
    if (waits) tools.onFirstWave({ ...read, issues: [...issues], complete: false });
  }
  const paragraph = {
    ...read,
    issues,
    complete: true,
    ...(failed.size > 0 && { failedCheckers: [...failed] }),
    ...(missingLanguages.length > 0 && { missingLanguages }),
  };
  return { paragraph, sound: failed.size === 0 && missingLanguages.length === 0 };
}

/** The passages with their languages. Rejects where none of these could be loaded. */
async function loadPacks(passages: readonly PlacedPassage[], { loadPack }: ParagraphTools) {
  const loaded = await Promise.allSettled(
    passages.map(async (placed) => ({ placed, pack: await loadPack(placed.passage.language) })),
  );
  const work = loaded.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const failure = loaded.find((one) => one.status === 'rejected');
  if (failure && work.length === 0) throw failure.reason;
  const missing = passages.filter((_, index) => loaded[index]?.status === 'rejected');
  return { work, missingLanguages: [...new Set(missing.map(({ passage }) => passage.language))] };
}

/** A checker that throws, or reports outside its passage, costs only its own issues. */
async function runChecker(
  checker: Checker,
  { start, passage, quoted }: PlacedPassage,
  onPartError: OnPartError,
): Promise<Found[]> {
  try {
    const issues = await checker.check(passage, onPartError);
    const own = issues.filter(
      (issue) =>
        isInside(issue, passage.text.length) && !quoted.some((span) => overlaps(issue, span)),
    );
    return own.map((issue) => ({
      ...issue,
      message: withFrenchTypography(issue.message),
      explanation: withFrenchTypography(issue.explanation),
      language: passage.language,
      start: issue.start + start,
      end: issue.end + start,
    }));
  } catch (error) {
    onPartError(error, checker.id);
    return [];
  }
}

const isInside = ({ start, end }: Issue, length: number): boolean =>
  start >= 0 && start <= end && end <= length;

const overlaps = (issue: Issue, { start, end }: Span): boolean =>
  issue.start < end && issue.end > start;
