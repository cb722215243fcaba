import { StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';
import { issueById, markedSpan } from './issue-field';

/** Marks one issue as the one looked at, from the list or by its card. `null` ends it. */
export const emphasize = StateEffect.define<string | null>();

const highlight = Decoration.mark({ class: 'cm-issue-active' });

/** The background behind the issue that a person is looking at. */
export const emphasisField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(current, transaction) {
    let next = transaction.docChanged ? current.map(transaction.changes) : current;
    for (const effect of transaction.effects) {
      if (!effect.is(emphasize)) continue;
      const issue = effect.value === null ? undefined : issueById(transaction.state, effect.value);
      const span = issue && markedSpan(issue, transaction.newDoc.length);
      next = span ? Decoration.set(highlight.range(span.start, span.end)) : Decoration.none;
    }
    return next;
  },
  provide: (field) => EditorView.decorations.from(field),
});
