import { findNext, getSearchQuery, type SearchQuery } from '@codemirror/search';
import { EditorView } from '@codemirror/view';

interface Match {
  readonly from: number;
  readonly to: number;
  /** False where a match begins or ends within a character, as in a ligature. */
  readonly precise?: boolean;
}

const CAPITAL = /^\p{Lu}/u;

/** What stands for a match: where capitals do not matter, it begins with one as the match does. */
function replacementFor({ search, replace, caseSensitive }: SearchQuery, found: string): string {
  if (caseSensitive || found === search || !CAPITAL.test(found)) return replace;
  const [first = '', ...rest] = replace;
  return first.toUpperCase() + rest.join('');
}

function replacing({ state }: EditorView, query: SearchQuery, { from, to }: Match) {
  return { from, to, insert: state.toText(replacementFor(query, state.sliceDoc(from, to))) };
}

/** Replaces every match as one step. Returns how many there were. */
export function replaceEvery(view: EditorView): number {
  const query = getSearchQuery(view.state);
  if (!query.valid) return 0;
  const changes: ReturnType<typeof replacing>[] = [];
  const cursor: Iterator<Match> = query.getCursor(view.state);
  for (let next = cursor.next(); !next.done; next = cursor.next())
    if (next.value.precise !== false) changes.push(replacing(view, query, next.value));
  if (changes.length === 0) return 0;
  const words = view.state.phrase('replaced $ matches', changes.length);
  view.dispatch({
    changes,
    effects: EditorView.announce.of(`${words}.`),
    userEvent: 'input.replace.all',
  });
  return changes.length;
}

/** Replaces the match that is selected, if one is, and goes to the next. */
export function replaceOne(view: EditorView): void {
  const { state } = view;
  const query = getSearchQuery(state);
  if (!query.valid) return;
  const { from, to } = state.selection.main;
  const cursor: Iterator<Match> = query.getCursor(state, from, to);
  const next = cursor.next();
  const match: Match | undefined = next.done ? undefined : next.value;
  if (match?.from === from && match.to === to && match.precise !== false) {
    const change = replacing(view, query, match);
    const words = state.phrase('replaced match on line $', state.doc.lineAt(from).number);
    view.dispatch({
      changes: change,
      selection: { anchor: from + change.insert.length },
      effects: EditorView.announce.of(`${words}.`),
      userEvent: 'input.replace',
    });
  }
  findNext(view);
}
