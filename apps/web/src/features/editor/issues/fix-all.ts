import type { ChangeSpec } from '@codemirror/state';
import type { DocumentIssue } from '@tercet/proofreading-core';
import { ofKind, type ShownKind } from '../../../issues/kinds';

export function safeIssues(issues: readonly DocumentIssue[], kind: ShownKind): DocumentIssue[] {
  return ofKind(issues, kind).filter((issue) => issue.safe && issue.suggestions.length > 0);
}

/** The first suggestion of every issue of a kind that is safe to apply unseen. */
export function safeFixes(issues: readonly DocumentIssue[], kind: ShownKind): ChangeSpec[] {
  return safeIssues(issues, kind).map(({ start, end, suggestions }) => ({
    from: start,
    to: end,
    insert: suggestions[0] ?? '',
  }));
}
