import type { ChangeSpec } from '@codemirror/state';
import type { DocumentIssue } from '@tercet/proofreading-core';

export function safeIssues(issues: readonly DocumentIssue[]): DocumentIssue[] {
  return issues.filter((issue) => issue.safe && issue.suggestions.length > 0);
}

/** The first suggestion of every issue that is safe to apply unseen. */
export function safeFixes(issues: readonly DocumentIssue[]): ChangeSpec[] {
  return safeIssues(issues).map(({ start, end, suggestions }) => ({
    from: start,
    to: end,
    insert: suggestions[0] ?? '',
  }));
}
