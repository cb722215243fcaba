import type { Locale } from '@tercet/contracts';
import type { Category, DocumentIssue } from '@tercet/proofreading-core';
import { isWordRespelled } from './part-changes';
import type { TextEdit } from './text-edit';

/** What an edit is about, where that shows in its characters. */
function visibleCategory(before: string, after: string): Category | undefined {
  if (before.toLowerCase() === after.toLowerCase()) return 'capitalization';
  const bare = (text: string) => text.replace(/\s/g, '');
  if (bare(before) === bare(after)) return 'typography';
  const words = (text: string) => text.replace(/[\s\p{P}]/gu, '');
  if (words(before) === words(after)) return 'punctuation';
  return isWordRespelled(before, after) ? 'spelling' : undefined;
}

/**
 * Says of each of a model's edits what it is about, where the checker found the same or the edit itself shows it, and who
 * found it.
 */
export function explainEdits(
  source: string,
  edits: readonly TextEdit[],
  issues: readonly DocumentIssue[],
  reader: Locale,
): TextEdit[] {
  const byStart = new Map(issues.map((issue) => [issue.start, issue]));
  return edits.map((edit) => {
    const issue = byStart.get(edit.start);
    if (issue?.end === edit.end && issue.suggestions.includes(edit.replacement)) {
      return {
        ...edit,
        category: issue.category,
        explanation: issue.explanation[reader],
        source: 'checker',
      };
    }
    const category = visibleCategory(source.slice(edit.start, edit.end), edit.replacement);
    return { ...edit, ...(category && { category }), source: 'model' };
  });
}
