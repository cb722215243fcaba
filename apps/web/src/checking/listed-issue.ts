import { isBlank } from '@tercet/contracts';
import type { DocumentIssue } from '@tercet/proofreading-core';

/** An issue together with what a list shows of it. */
export interface ListedIssue extends DocumentIssue {
  /** The words that it is about. */
  readonly text: string;
  /** What it touches on either side where it is about a space or a gap, which alone would say nothing. */
  readonly before: string;
  readonly after: string;
}

/** Characters looked at on either side. */
const NEAR = 16;

/** @param slice the text between two positions; the end of the text may be passed */
export function listedIssue(
  issue: DocumentIssue,
  slice: (from: number, to: number) => string,
): ListedIssue {
  const text = slice(issue.start, issue.end);
  if (!isBlank(text)) return { ...issue, text, before: '', after: '' };
  const before = /\S*$/u.exec(slice(Math.max(0, issue.start - NEAR), issue.start))?.[0] ?? '';
  const after = /^\S*/u.exec(slice(issue.end, issue.end + NEAR))?.[0] ?? '';
  return { ...issue, text, before, after };
}
