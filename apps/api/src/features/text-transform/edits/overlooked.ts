import { withAffected } from './protected-spans';
import type { TextEdit } from './text-edit';

/** Where a fix of a result stands in the source; undefined where an edit has changed something in it. */
function placedInSource(fix: TextEdit, edits: readonly TextEdit[]): TextEdit | undefined {
  let shift = 0;
  // Of what is put in where an edit begins or ends nobody knows which comes first.
  const isInsertion = fix.start === fix.end;
  for (const { start, end, replacement } of edits) {
    const from = start + shift;
    const to = from + replacement.length;
    if (isInsertion && (from === fix.start || to === fix.start)) return undefined;
    if (to > fix.start) {
      if (fix.end > from) return undefined;
      break;
    }
    shift += replacement.length - (end - start);
  }
  return { ...fix, start: fix.start - shift, end: fix.end - shift };
}

/**
 * A model's edits with the checker's fixes of what they lead to: what the model has overlooked. Where a fix falls into an
 * edit the model's wins, as it was made with the whole sentence in view. What the model was told to leave as it is, such
 * as quotations, it has not overlooked.
 * @param edits of the source, sorted by place, without overlaps
 * @param result the source with these edits
 * @param fixes of the result, sorted by place, without overlaps
 */
export function withOverlooked(
  edits: readonly TextEdit[],
  result: string,
  fixes: readonly TextEdit[],
): TextEdit[] {
  const added = withAffected('grammar', result, fixes)
    .filter(({ affects }) => affects === undefined)
    .flatMap((fix) => placedInSource(fix, edits) ?? []);
  return [...edits, ...added].sort((a, b) => a.start - b.start || a.end - b.end);
}
