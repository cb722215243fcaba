import type { EditorState } from '@codemirror/state';
import { isBlank } from '@tercet/contracts';

/** How much of the document an action works on. */
export const SCOPES = ['selection', 'paragraph', 'document'] as const;
export type Scope = (typeof SCOPES)[number];

/** A stretch of the document as it was when an action began. Empty where a text is to be written at the caret. */
export interface Target {
  /** In UTF-16 code units. */
  readonly from: number;
  readonly text: string;
}

/** The line of the caret, or the next one that is not blank, or the one before. */
function paragraphAt({ doc, selection }: EditorState) {
  const own = doc.lineAt(selection.main.head);
  let line = own;
  while (isBlank(line.text) && line.number < doc.lines) line = doc.line(line.number + 1);
  if (isBlank(line.text)) line = own;
  while (isBlank(line.text) && line.number > 1) line = doc.line(line.number - 1);
  return line;
}

/** What is selected, with the rest of the words that it begins or ends in. */
function wholeWords(state: EditorState): { from: number; to: number } {
  const { from, to, empty } = state.selection.main;
  if (empty) return { from, to };
  const [first, last] = [state.wordAt(from), state.wordAt(to)];
  return {
    from: first && first.from < from && first.to > from ? first.from : from,
    to: last && last.from < to && last.to > to ? last.to : to,
  };
}

/** UTF-16 code units of what an action would work on. */
export function sizeOf(state: EditorState, scope: Scope): number {
  if (scope === 'selection') {
    const { from, to } = wholeWords(state);
    return to - from;
  }
  return scope === 'paragraph' ? paragraphAt(state).length : state.doc.length;
}

/** Where nothing is selected, the whole document stands for the selection. */
export function targetOf(state: EditorState, scope: Scope): Target {
  if (scope === 'selection' && !state.selection.main.empty) {
    const { from, to } = wholeWords(state);
    return { from, text: state.sliceDoc(from, to) };
  }
  if (scope !== 'paragraph') return { from: 0, text: state.doc.toString() };
  const line = paragraphAt(state);
  return { from: line.from, text: line.text };
}

export const caretOf = ({ selection }: EditorState): Target => ({
  from: selection.main.head,
  text: '',
});
