import type { KeyboardEvent } from 'react';
import { runUndoKey } from '../codemirror/undo-keymap';
import { useEditor } from '../state/editor-context';

/** Undoing and redoing by the text's own keys where an issue was dealt with beside it. The focus stays, for the next one. */
export function useUndoKeys() {
  const { view } = useEditor();
  return (event: KeyboardEvent) => {
    if (runUndoKey(view, event.nativeEvent)) event.preventDefault();
  };
}
