import { getSearchQuery, search, type SearchQuery } from '@codemirror/search';
import type { EditorState, Extension } from '@codemirror/state';
import type { EditorView, ViewUpdate } from '@codemirror/view';

/** The open panel: where it is drawn, and what it searches. */
export interface OpenSearch {
  readonly host: HTMLElement;
  readonly state: EditorState;
}

/** Matches counted at most: a letter that stands everywhere must not slow the typing. */
export const MOST_MATCHES = 1000;

export interface MatchCount {
  readonly total: number;
  /** Which of them is selected, from 1; 0 for none. */
  readonly current: number;
}

/** Searches for what is typed as it is typed, and gives the panel's place in the page; `null` when it closes. */
export function searchPanel(follow: (open: OpenSearch | null) => void): Extension {
  const createPanel = (view: EditorView) => {
    const host = document.createElement('div');
    const show = (state: EditorState) => follow({ host, state });
    return {
      dom: host,
      top: true,
      mount: () => show(view.state),
      update: ({ state, startState, docChanged, selectionSet }: ViewUpdate) => {
        const isOtherQuery = getSearchQuery(state) !== getSearchQuery(startState);
        if (docChanged || selectionSet || isOtherQuery) show(state);
      },
      destroy: () => follow(null),
    };
  };
  return search({ top: true, literal: true, createPanel });
}

/** How often the query occurs, up to `most`, and which occurrence is selected. */
export function countMatches(
  state: EditorState,
  query: SearchQuery,
  most = MOST_MATCHES,
): MatchCount {
  if (!query.valid) return { total: 0, current: 0 };
  const { from, to } = state.selection.main;
  const cursor = query.getCursor(state);
  let total = 0;
  let current = 0;
  for (let next = cursor.next(); !next.done && total < most; next = cursor.next()) {
    total += 1;
    if (next.value.from === from && next.value.to === to) current = total;
  }
  return { total, current };
}
