import type { Locale } from '@tercet/contracts';
import type { CheckedParagraph, LanguageChoice } from './check';
import type { Detector } from './detect';
import type { Issue } from './issue';
import type { Checker, LanguagePack } from './language-pack';
import { paragraphLanguage, toPassages, type PlacedPassage } from './passages';
import { withFrenchTypography } from './typeset-french';

export interface ParagraphTools {
  readonly detector: Detector | undefined;
  readonly loadPack: (language: Locale) => Promise<LanguagePack>;
  readonly onError: (error: unknown, checkerId: string) => void;
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
  const own = await paragraphLanguage(text, choice, tools.detector, tools.loadPack);
  const { passages, ...languages } = toPassages(text, own, choice, tools.detector);
  const work = await Promise.all(
    passages.map(async (placed) => ({
      placed,
      pack: await tools.loadPack(placed.passage.language),
    })),
  );
  const failed = new Set<string>();
  const issues: Found[] = [];
  for (const wave of [1, 2] as const) {
    for (const { placed, pack } of work) {
      for (const checker of pack.checkers) {
        if (checker.wave !== wave) continue;
        const found = await runChecker(checker, placed, tools);
        if (found) issues.push(...found);
        else failed.add(checker.id);
      }
    }
    const waits = wave === 1 && work.some(({ pack }) => pack.checkers.some((c) => c.wave === 2));
    if (waits) tools.onFirstWave({ text, ...languages, issues: [...issues], complete: false });
  }
  const sound = failed.size === 0;
  const missing = sound ? {} : { failedCheckers: [...failed] };
  return { paragraph: { text, ...languages, issues, complete: true, ...missing }, sound };
}

/** A checker that throws, or reports outside its passage, costs only its own issues. */
async function runChecker(
  checker: Checker,
  { start, passage }: PlacedPassage,
  tools: ParagraphTools,
): Promise<Found[] | undefined> {
  try {
    const issues = await checker.check(passage);
    return issues.filter(isInside(passage.text.length)).map((issue) => ({
      ...issue,
      message: withFrenchTypography(issue.message),
      explanation: withFrenchTypography(issue.explanation),
      language: passage.language,
      start: issue.start + start,
      end: issue.end + start,
    }));
  } catch (error) {
    tools.onError(error, checker.id);
    return undefined;
  }
}

const isInside = (length: number) => (issue: Issue) =>
  issue.start >= 0 && issue.start <= issue.end && issue.end <= length;
