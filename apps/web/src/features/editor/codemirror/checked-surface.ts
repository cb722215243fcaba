import type { EditorView } from '@codemirror/view';
import type { CheckedSurface } from '../../../checking/check-session';
import { issuesIn, showIssues } from './issue-field';
import { showLanguages } from './language-field';
import { proseOf } from './lines';

/** The writing surface, as the checking sees it. */
export function checkedSurface(view: EditorView): CheckedSurface {
  return {
    paragraphs: () => proseOf(view.state.doc),
    visible() {
      const { from, to } = view.viewport;
      const { doc } = view.state;
      return { first: doc.lineAt(from).number - 1, last: doc.lineAt(to).number - 1 };
    },
    shown: () => issuesIn(view.state),
    slice: (from, to) => view.state.sliceDoc(from, Math.min(to, view.state.doc.length)),
    show: (issues) => view.dispatch({ effects: showIssues.of(issues) }),
    showLanguages: (paragraphs, main) => showLanguages(view, paragraphs, main),
  };
}
