import type { Locale, LocalOperation } from '@tercet/contracts';
import type { ServerCheckResult } from '../../proofreading/checker-task';
import { checkerFixes } from '../edits/checker-fixes';
import type { TextEdit } from '../edits/text-edit';
import { extractEdits } from './extract';
import { plainWordEdits } from './plain-words';

/** Which share of the text an operation may keep. */
const KEEPS = { summarize: 0.25, shorter: 0.65 } as const satisfies Partial<
  Record<LocalOperation, number>
>;

/**
 * What can be done to a text without a model: the checker's fixes, for `improve` plain words, and for the two that
 * shorten sentences to leave out. Sorted, without overlaps.
 */
export function localEdits(
  operation: LocalOperation,
  text: string,
  result: Pick<ServerCheckResult, 'issues' | 'languages' | 'sentences'>,
  reader: Locale,
): TextEdit[] {
  if (operation === 'summarize' || operation === 'shorter') {
    return extractEdits(text, result.sentences, KEEPS[operation]);
  }
  // Without a model nothing else mends them.
  const fixes = checkerFixes('grammar', result.issues, reader);
  if (operation === 'grammar') return fixes;
  const isFree = (edit: TextEdit) =>
    fixes.every((fix) => edit.end <= fix.start || edit.start >= fix.end);
  const plain = plainWordEdits(text, result.languages, result.sentences, reader).filter(isFree);
  return [...fixes, ...plain].sort((a, b) => a.start - b.start);
}
