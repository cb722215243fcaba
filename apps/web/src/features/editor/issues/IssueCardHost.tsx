import { EditorView } from '@codemirror/view';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { openCard } from '../codemirror/card-field';
import { emphasize } from '../codemirror/emphasis';
import { issueById } from '../codemirror/issue-field';
import { useIsRoomy } from '../layout/use-is-wide';
import { useEditor } from '../state/editor-context';
import { useStore } from '../state/use-store';
import { IssueCard } from './IssueCard';

/** Pixels left above the words when a sheet covers the lower half of the screen. */
const SHEET_MARGIN = 96;

/** Draws the open card beside its words, or at the bottom edge of a phone. */
export function IssueCardHost() {
  const { view, card: cardStore, cardHost, hover } = useEditor();
  const card = useStore(cardStore);
  const host = useStore(cardHost);
  const isRoomy = useIsRoomy();
  const id = card?.id ?? null;

  useEffect(() => {
    view.dispatch({ effects: emphasize.of(id) });
  }, [view, id]);
  const coveredFrom = isRoomy || !card ? null : card.from;
  useEffect(() => {
    if (coveredFrom === null) return;
    // The sheet takes the lower half: the words come up into what is left.
    const yMargin = Math.min(view.scrollDOM.clientHeight * 0.4, SHEET_MARGIN);
    view.dispatch({ effects: EditorView.scrollIntoView(coveredFrom, { y: 'start', yMargin }) });
  }, [view, coveredFrom]);

  const issue = id === null ? undefined : issueById(view.state, id);
  if (!card || !issue || (isRoomy && !host)) return null;

  const isByKeyboard = card.origin === 'keyboard';
  // On a phone, whoever has tapped the words would have its keyboard opened.
  const backToText = () => {
    if (isRoomy || isByKeyboard) view.focus();
  };
  const close = () => {
    view.dispatch({ effects: openCard.of(null) });
    backToText();
  };
  const focus = !isRoomy ? 'card' : isByKeyboard ? 'first' : 'none';
  const body = (
    <IssueCard key={issue.id} issue={issue} focus={focus} onClose={close} onAccepted={backToText} />
  );
  if (!isRoomy)
    return createPortal(
      <div className="fixed inset-x-0 bottom-0 z-bar max-h-[60dvh] overflow-y-auto rounded-t-lg border-t border-line bg-surface shadow-2 print:hidden [--card-inset:env(safe-area-inset-bottom)]">
        {body}
      </div>,
      document.body,
    );
  if (!host) return null;
  return createPortal(
    <div
      onPointerEnter={hover.keep}
      onPointerLeave={() => hover.release(view)}
      className="max-h-full w-[min(22rem,92vw)] overflow-y-auto low:w-[min(34rem,92vw)] rounded-lg border border-line bg-surface font-sans text-ink shadow-2"
    >
      {body}
    </div>,
    host,
  );
}
