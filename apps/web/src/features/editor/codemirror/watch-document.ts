import { redoDepth, undoDepth } from '@codemirror/commands';
import type { EditorState, Extension, Transaction } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { createStore, type Store } from '../../../store';

export interface DocumentState {
  readonly isEmpty: boolean;
  /** Length in UTF-16 code units, as the limits count it. */
  readonly length: number;
  readonly selection: { readonly from: number; readonly to: number };
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Counts the versions of the text. */
  readonly version: number;
  /** Counts the texts that came in one piece: the first one, what was pasted, and all that nobody types so fast. */
  readonly arrivals: number;
}

/** Nobody types as much at once. UTF-16 code units. */
const PIECE = 100;

function isArrival(transaction: Transaction): boolean {
  if (!transaction.docChanged) return false;
  if (transaction.isUserEvent('input.paste') || transaction.isUserEvent('input.drop')) return true;
  let inserted = 0;
  transaction.changes.iterChanges((_fromA, _toA, from, to) => (inserted += to - from));
  return inserted >= PIECE;
}

export interface WatchOptions {
  readonly onChanged: () => void;
  readonly onUpdate: (state: EditorState) => void;
}

export interface WatchedDocument {
  readonly extension: Extension;
  readonly store: Store<DocumentState>;
  /** With the document that is opened. */
  begin(state: EditorState): void;
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
    arrivals: 0,
  });
  const read = (state: EditorState, transactions: readonly Transaction[] = []) => {
    const { main } = state.selection;
    // A moving caret without a selection is nobody's business: the page would be drawn for nothing.
    const selection = main.empty ? { from: 0, to: 0 } : { from: main.from, to: main.to };
    const isOther = transactions.some(({ docChanged }) => docChanged);
    const hasArrived = transactions.some(isArrival);
    store.update((before) => {
      const sameSelection =
        before.selection.from === selection.from && before.selection.to === selection.to;
      const next: DocumentState = {
        isEmpty: state.doc.length === 0,
        length: state.doc.length,
        selection: sameSelection ? before.selection : selection,
        canUndo: undoDepth(state) > 0,
        canRedo: redoDepth(state) > 0,
        version: before.version + (isOther ? 1 : 0),
        arrivals: before.arrivals + (hasArrived ? 1 : 0),
      };
      const changed = (Object.keys(next) as (keyof DocumentState)[]).some(
        (key) => next[key] !== before[key],
      );
      return changed ? next : before;
    });
  };
  let begun = false;
  return {
    store,
    begin(state) {
      begun = true;
      read(state);
      if (state.doc.length > 0) store.update((now) => ({ ...now, arrivals: 1 }));
    },
    extension: EditorView.updateListener.of((update) => {
      if (!begun) return;
      if (update.docChanged || update.selectionSet) read(update.state, update.transactions);
      onUpdate(update.state);
      if (update.docChanged) onChanged();
    }),
  };
}
