import { Prec, type Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { openCard } from './card-field';
import { neighbourIssue } from './issue-field';
import { issueAtCaret } from './pointer';

/** Puts the caret at an issue, brings it into view and opens its card for the keyboard. */
export function visitIssue(view: EditorView, issue: { id: string; start: number; end: number }) {
  view.dispatch({
    selection: { anchor: issue.end },
    effects: [
      EditorView.scrollIntoView(issue.start, { y: 'center' }),
      openCard.of({ id: issue.id, origin: 'keyboard' }),
    ],
  });
}

function go(direction: 'next' | 'previous') {
  return (view: EditorView) => {
    const issue = neighbourIssue(view.state, view.state.selection.main.head, direction);
    if (issue) visitIssue(view, issue);
    return true;
  };
}

function openHere(view: EditorView): boolean {
  const issue = issueAtCaret(view);
  if (!issue) return go('next')(view);
  visitIssue(view, issue);
  return true;
}

/** F7 and Shift-F7 as in word processors; Ctrl/Cmd-full stop as in code editors. */
export const issueKeymap: Extension = Prec.high(
  keymap.of([
    { key: 'F7', run: go('next'), shift: go('previous'), preventDefault: true },
    { key: 'Mod-.', run: openHere, preventDefault: true },
  ]),
);
