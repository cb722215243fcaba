import { isolateHistory } from '@codemirror/commands';
import type { EditorView } from '@codemirror/view';
import { plainText } from '../codemirror/plain-text';

/** Puts another text in place of the present one, as a single step that undo takes back. */
export function replaceDocument(
  view: EditorView,
  text: string,
  selection: { readonly anchor: number; readonly head: number } = { anchor: 0, head: 0 },
): void {
  const normalized = view.state.toText(plainText(text));
  const clamp = (position: number) => Math.max(0, Math.min(position, normalized.length));
  view.dispatch({
    changes: { from: 0, to: view.state.doc.length, insert: normalized },
    selection: { anchor: clamp(selection.anchor), head: clamp(selection.head) },
    annotations: isolateHistory.of('full'),
    userEvent: 'input.replace',
  });
}
