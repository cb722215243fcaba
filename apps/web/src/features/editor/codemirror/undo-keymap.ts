import { historyKeymap, redo, undo } from '@codemirror/commands';
import type { Extension } from '@codemirror/state';
import { type EditorView, keymap, runScopeHandlers } from '@codemirror/view';

/** Of the keys that count beside the text, too. */
const BESIDE = 'beside-text';

/** Keys that undo and redo. */
export const undoKeymap: Extension = keymap.of(
  historyKeymap.map((binding) =>
    binding.run === undo || binding.run === redo
      ? { ...binding, scope: `editor ${BESIDE}` }
      : binding,
  ),
);

/** Undoes or redoes in the text by a key that was pressed beside it. False when it is none of those keys. */
export function runUndoKey(view: EditorView, event: KeyboardEvent): boolean {
  return runScopeHandlers(view, event, BESIDE);
}
