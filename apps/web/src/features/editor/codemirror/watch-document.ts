import { redoDepth, undoDepth } from '@codemirror/commands';
import type { EditorState, Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { createStore, type Store } from '../state/store';

export interface DocumentState {
  readonly isEmpty: boolean;
  /** Length in UTF-16 code units, as the limits count it. */
  readonly length: number;
  readonly selection: { readonly from: number; readonly to: number };
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Counts the versions of the text. */
  readonly version: number;
}

export interface WatchOptions {
  readonly onChanged: () => void;
  readonly onUpdate: (state: EditorState) => void;
}

export interface WatchedDocument {
  readonly extension: Extension;
  readonly store: Store<DocumentState>;
  read(state: EditorState): void;
}

/** Tells the page about the document in one small object that stays the same while nothing in it changes. */
export function watchDocument({ onChanged, onUpdate }: WatchOptions): WatchedDocument {
  const store = createStore<DocumentState>({
    isEmpty: true,
    length: 0,
    selection: { from: 0, to: 0 },
    canUndo: false,
    canRedo: false,
    version: 0,
  });
  const read = (state: EditorState, version = store.get().version) => {
    const { main } = state.selection;
    // A moving caret without a selection is nobody's business: the page would be drawn for nothing.
    const selection = main.empty ? { from: 0, to: 0 } : { from: main.from, to: main.to };
    store.update((before) => {
      const sameSelection =
        before.selection.from === selection.from && before.selection.to === selection.to;
      const next: DocumentState = {
        isEmpty: state.doc.length === 0,
        length: state.doc.length,
        selection: sameSelection ? before.selection : selection,
        canUndo: undoDepth(state) > 0,
        canRedo: redoDepth(state) > 0,
        version,
      };
      const changed = (Object.keys(next) as (keyof DocumentState)[]).some(
        (key) => next[key] !== before[key],
      );
      return changed ? next : before;
    });
  };
  return {
    store,
    read,
    extension: EditorView.updateListener.of((update) => {
      if (update.docChanged || update.selectionSet)
        read(update.state, store.get().version + (update.docChanged ? 1 : 0));
      onUpdate(update.state);
      if (update.docChanged) onChanged();
    }),
  };
}
