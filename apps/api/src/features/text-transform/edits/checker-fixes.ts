import type { Locale, LocalOperation } from '@tercet/contracts';
import type { DocumentIssue } from '@tercet/proofreading-core';
import type { TextEdit } from './text-edit';

/**
 * Rules whose findings a person should look at: in correct text too many of their first suggestions were wrong ("did you
 * guys see it", "they're house sitting", "under current law").
 * @internal For its test.
 */
export const NEEDS_A_LOOK: ReadonlySet<string> = new Set([
  'en/harper-disjoint-prefixes',
  'en/harper-its-possessive',
  'en/harper-pronoun-inflection-be',
  'en/harper-pronoun-verb-agreement',
  'en/harper-then-than',
  'en/harper-theyre-to-their',
  'en/repeated-word',
  'es/opening-exclamation-mark',
  'es/opening-question-mark',
  'es/repeated-word',
  'fr/repeated-word',
]);

/** An unknown word may be a name or a term, and of several remedies the first may be the wrong one. */
const hasOneRemedy = ({ category, ruleId, suggestions }: DocumentIssue) =>
  category !== 'spelling' && suggestions.length === 1 && !NEEDS_A_LOOK.has(ruleId);

const APPLIES = {
  improve: (issue: DocumentIssue) => issue.safe,
  grammar: (issue: DocumentIssue) => issue.safe || (issue.level === 'error' && hasOneRemedy(issue)),
} as const satisfies Partial<Record<LocalOperation, (issue: DocumentIssue) => boolean>>;

/** Which of the checker's findings an operation applies, each with its first suggestion. */
export function checkerFixes(
  operation: keyof typeof APPLIES,
  issues: readonly DocumentIssue[],
  reader: Locale,
): TextEdit[] {
  return issues.filter(APPLIES[operation]).flatMap((issue): TextEdit[] => {
    const { start, end, category, suggestions } = issue;
    const [replacement] = suggestions;
    if (replacement === undefined) return [];
    const explanation = issue.explanation[reader];
    return [{ start, end, replacement, category, explanation, source: 'checker' }];
  });
}
