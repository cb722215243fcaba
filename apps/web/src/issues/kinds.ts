import type { Category, DocumentIssue } from '@tercet/proofreading-core';
import type { Kind } from './issue-kinds';

/** Which of them are looked at. */
export type ShownKind = Kind | 'all';

const KIND_OF: Readonly<Record<Category, Kind>> = {
  spelling: 'spelling',
  agreement: 'grammar',
  verb: 'grammar',
  confusion: 'grammar',
  grammar: 'grammar',
  repetition: 'grammar',
  capitalization: 'punctuation',
  punctuation: 'punctuation',
  typography: 'punctuation',
  style: 'style',
};

export function kindOf(issue: Pick<DocumentIssue, 'category' | 'level'>): Kind {
  return issue.level === 'style' ? 'style' : KIND_OF[issue.category];
}

/** The issues of a kind, the same array for all. */
export function ofKind<T extends DocumentIssue>(issues: readonly T[], kind: ShownKind) {
  return kind === 'all' ? issues : issues.filter((issue) => kindOf(issue) === kind);
}

export function countByKind(issues: readonly DocumentIssue[]): Readonly<Record<Kind, number>> {
  const counts: Record<Kind, number> = { spelling: 0, grammar: 0, punctuation: 0, style: 0 };
  for (const issue of issues) counts[kindOf(issue)] += 1;
  return counts;
}
