import type { Locale, Operation } from '@tercet/contracts';
import type { CheckResult, DocumentIssue } from '@tercet/proofreading-core';
import type { TextEdit } from '../edits/text-edit';
import { plainWordEdits } from './plain-words';

/** Operations that need no model, and which of the checker's findings each applies. */
const APPLIES = {
  improve: (issue: DocumentIssue) => issue.safe,
  grammar: (issue: DocumentIssue) => issue.safe || issue.level === 'error',
} as const satisfies Partial<Record<Operation, (issue: DocumentIssue) => boolean>>;

export type LocalOperation = keyof typeof APPLIES;

export function isLocalOperation(operation: Operation): operation is LocalOperation {
  return Object.hasOwn(APPLIES, operation);
}

/** What can be done to a text without a model: the checker's fixes, and for `improve` plain words. Sorted, without overlaps. */
export function localEdits(
  operation: LocalOperation,
  text: string,
  result: Pick<CheckResult, 'issues' | 'languages'>,
  reader: Locale,
): TextEdit[] {
  const fixes = result.issues.filter(APPLIES[operation]).flatMap((issue): TextEdit[] => {
    const { start, end, category, suggestions } = issue;
    const [replacement] = suggestions;
    if (replacement === undefined) return [];
    return [{ start, end, replacement, category, explanation: issue.explanation[reader] }];
  });
  if (operation === 'grammar') return fixes;
  const isFree = (edit: TextEdit) =>
    fixes.every((fix) => edit.end <= fix.start || edit.start >= fix.end);
  const plain = plainWordEdits(text, result.languages, reader).filter(isFree);
  return [...fixes, ...plain].sort((a, b) => a.start - b.start);
}
