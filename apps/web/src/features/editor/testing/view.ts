import { history } from '@codemirror/commands';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { DocumentIssue } from '@tercet/proofreading-core';
import { cardField } from '../codemirror/card-field';
import { changeTracker } from '../codemirror/change-tracker';
import { issueField, showIssues } from '../codemirror/issue-field';
import { regionField } from '../codemirror/region';
import { undoKeymap } from '../codemirror/undo-keymap';

/** A writing surface without a page around it, for tests. */
export function testView(
  doc: string,
  issues: readonly DocumentIssue[] = [],
  extension: Extension = [],
) {
  const tracker = changeTracker();
  const view = new EditorView({
    doc,
    extensions: [
      history(),
      issueField,
      cardField,
      regionField,
      tracker.extension,
      undoKeymap,
      extension,
    ],
  });
  view.dispatch({ effects: showIssues.of(issues) });
  const write = (from: number, insert: string, to = from) =>
    view.dispatch({ changes: { from, to, insert }, userEvent: 'input.type' });
  return { view, tracker, write, text: () => view.state.doc.toString() };
}
