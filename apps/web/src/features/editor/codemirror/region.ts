import { type EditorState, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';

/** Marks the stretch that the assistant works on, in UTF-16 code units. `null` ends it. */
export const showRegion = StateEffect.define<{ from: number; to: number } | null>();

const mark = Decoration.mark({ class: 'cm-region', inclusive: true });
const WHOLE = { class: 'cm-region-whole' };

/** The stretch that the assistant works on; it moves and grows with the text. */
export const regionField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(current, transaction) {
    let next = transaction.docChanged ? current.map(transaction.changes) : current;
    for (const effect of transaction.effects) {
      if (!effect.is(showRegion)) continue;
      const { from, to } = effect.value ?? { from: 0, to: 0 };
      next = from < to ? Decoration.set(mark.range(from, to)) : Decoration.none;
    }
    return next;
  },
  // A quiet background behind a part of the text; where it is all of it, a line beside it says the same more quietly.
  provide: (field) => [
    EditorView.decorations.from(field),
    EditorView.contentAttributes.from(field, (regions) => (view: EditorView) => {
      const region = boundsOf(regions);
      return region?.from === 0 && region.to === view.state.doc.length ? WHOLE : null;
    }),
  ],
});

function boundsOf(regions: DecorationSet) {
  const { value, from, to } = regions.iter();
  return value && { from, to };
}

/** Where the assistant works now, in UTF-16 code units. `null` where it does not. */
export const regionBounds = (state: EditorState) => boundsOf(state.field(regionField));
