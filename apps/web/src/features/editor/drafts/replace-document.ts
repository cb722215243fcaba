import { plainText } from '@tercet/contracts';
import { isolateHistory } from '@codemirror/commands';
import type { EditorView } from '@codemirror/view';

const HALF_PAIR = /^[\uDC00-\uDFFF]/;

/** What is different of two texts, so that what stays keeps its place: in UTF-16 code units, no pair of them divided. */
function difference(before: string, after: string): { from: number; to: number; insert: string } {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from += 1;
  if (HALF_PAIR.test(before.slice(from)) || HALF_PAIR.test(after.slice(from))) from -= 1;
  let same = 0;
  while (same < shorter - from && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  if (same > 0 && HALF_PAIR.test(before.slice(before.length - same))) same -= 1;
  return { from, to: before.length - same, insert: after.slice(from, after.length - same) };
}

/** Puts another text in place of the present one, as a single step that undo takes back. */
export function replaceDocument(
  view: EditorView,
  text: string,
  selection: { readonly anchor: number; readonly head: number } = { anchor: 0, head: 0 },
): void {
  const normalized = view.state.toText(plainText(text));
  const clamp = (position: number) => Math.max(0, Math.min(position, normalized.length));
  view.dispatch({
    changes: difference(view.state.doc.toString(), normalized.toString()),
    selection: { anchor: clamp(selection.anchor), head: clamp(selection.head) },
    annotations: isolateHistory.of('full'),
    userEvent: 'input.replace',
  });
}
