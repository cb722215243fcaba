import { EditorView } from '@codemirror/view';
import { SearchCursor } from '@codemirror/search';

/** Selects the first place where a word stands and brings it into view. Does nothing where there is none any more. */
export function visitWord(view: EditorView, word: string): void {
  const { done, value } = new SearchCursor(view.state.doc, word).next();
  if (done) return;
  view.dispatch({
    selection: { anchor: value.from, head: value.to },
    effects: EditorView.scrollIntoView(value.from, { y: 'center' }),
  });
  view.focus();
}
