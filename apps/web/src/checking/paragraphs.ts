import type { CheckedParagraph, DocumentIssue } from '@tercet/proofreading-core';
import { isBlank, type Locale } from '@tercet/contracts';

/** Distinct texts still to be checked: those in view first, then what follows, then what stands before. */
export function inOrderOfNeed(
  paragraphs: readonly string[],
  visible: { readonly first: number; readonly last: number },
  isKnown: (text: string) => boolean,
): string[] {
  const ordered = [...paragraphs.slice(visible.first), ...paragraphs.slice(0, visible.first)];
  return [...new Set(ordered)].filter((text) => !isBlank(text) && !isKnown(text));
}

/**
 * Issues that stay in sight while their paragraph waits for its new answer: the present ones, as if they were an answer.
 * `from` is the paragraph's position in the document.
 */
export function interimParagraph(
  text: string,
  from: number,
  shown: readonly DocumentIssue[],
  language: Locale,
): CheckedParagraph {
  const to = from + text.length;
  const issues = (isBlank(text) ? [] : shown)
    .filter((issue) => issue.start >= from && issue.end <= to)
    .map((issue) => ({ ...issue, start: issue.start - from, end: issue.end - from }));
  return { text, language, languages: [], issues, complete: false };
}
