import { StateEffect, StateField } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  EditorView,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';

/** A word still being written is not wrong yet: its line waits this long after the last key. Milliseconds. */
const PAUSE_MS = 1200;

const rest = StateEffect.define<null>();
const hidden = Decoration.mark({ class: 'cm-word-in-progress' });

/** Covers the word before the caret while it is being typed, so that it is not underlined letter by letter. */
const wordInProgress = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(current, transaction) {
    if (transaction.effects.some((effect) => effect.is(rest))) return Decoration.none;
    if (!transaction.docChanged)
      return transaction.selection && current.size > 0 ? Decoration.none : current;
    if (!transaction.isUserEvent('input.type')) return Decoration.none;
    const { head } = transaction.newSelection.main;
    const line = transaction.newDoc.lineAt(head);
    const word = /[\p{L}\p{M}\p{N}'’-]+$/u.exec(line.text.slice(0, head - line.from))?.[0];
    return word ? Decoration.set(hidden.range(head - word.length, head)) : Decoration.none;
  },
  provide: (field) => EditorView.decorations.from(field),
});

const pauseTimer = ViewPlugin.fromClass(
  class {
    #timer: ReturnType<typeof setTimeout> | undefined;

    constructor(readonly view: EditorView) {}

    update(update: ViewUpdate) {
      if (!update.docChanged && !update.focusChanged) return;
      clearTimeout(this.#timer);
      if (update.state.field(wordInProgress).size === 0) return;
      this.#timer = setTimeout(
        () => this.view.dispatch({ effects: rest.of(null) }),
        update.view.hasFocus ? PAUSE_MS : 0,
      );
    }

    destroy() {
      clearTimeout(this.#timer);
    }
  },
);

export const quietWhileTyping = [wordInProgress, pauseTimer];
