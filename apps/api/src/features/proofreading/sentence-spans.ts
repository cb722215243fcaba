import type { Locale } from '@tercet/contracts';
import { segment, splitParagraphs, type CheckResult, type Span } from '@tercet/proofreading-core';

function trimmed(text: string, { start, end }: Span): Span {
  const sentence = text.slice(start, end);
  const lead = sentence.length - sentence.trimStart().length;
  return { start: start + lead, end: start + sentence.trimEnd().length };
}

/** Sentences of a whole text, each cut by the rules of its paragraph's language, without the spaces around them. */
export function sentenceSpans(
  text: string,
  languages: CheckResult['languages'],
  fallback: Locale,
): readonly Span[] {
  let run = 0;
  return splitParagraphs(text).flatMap(({ start, end }) => {
    while (run < languages.length - 1 && (languages[run]?.end ?? 0) <= start) run += 1;
    const language = languages[run]?.language ?? fallback;
    return segment(text.slice(start, end), language)
      .map((span) => trimmed(text, { start: start + span.start, end: start + span.end }))
      .filter((span) => span.end > span.start);
  });
}
