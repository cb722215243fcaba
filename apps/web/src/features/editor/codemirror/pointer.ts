import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { cardField, openCard } from './card-field';
import { issueAt, issueById } from './issue-field';

/** How long the pointer rests on a line before its card opens, and how long the card then waits for it. Milliseconds. */
const OPEN_AFTER_MS = 350;
const CLOSE_AFTER_MS = 300;

export interface HoverIntent {
  readonly extension: Extension;
  /** The pointer has reached the card: it stays. */
  keep(): void;
  /** The pointer has left the card. */
  release(view: EditorView): void;
}

function issueIdOf(event: Event): string | undefined {
  const { target } = event;
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLElement>('[data-issue]')?.dataset.issue;
}

/** Opens the card on a click at once, on hovering after a moment. */
export function hoverIntent(): HoverIntent {
  let opening: ReturnType<typeof setTimeout> | undefined;
  let closing: ReturnType<typeof setTimeout> | undefined;

  const keep = () => clearTimeout(closing);
  const release = (view: EditorView) => {
    clearTimeout(opening);
    clearTimeout(closing);
    closing = setTimeout(() => {
      if (view.state.field(cardField)?.origin === 'hover')
        view.dispatch({ effects: openCard.of(null) });
    }, CLOSE_AFTER_MS);
  };

  const extension = EditorView.domEventHandlers({
    pointerover(event, view) {
      const id = issueIdOf(event);
      if (id === undefined || event.pointerType !== 'mouse' || event.buttons > 0) return;
      const open = view.state.field(cardField);
      if (open?.id === id) return keep();
      if (open && open.origin !== 'hover') return;
      clearTimeout(opening);
      opening = setTimeout(() => {
        keep();
        if (issueById(view.state, id))
          view.dispatch({ effects: openCard.of({ id, origin: 'hover' }) });
      }, OPEN_AFTER_MS);
    },
    pointerout(event, view) {
      if (issueIdOf(event) !== undefined && event.pointerType === 'mouse') release(view);
    },
    pointerdown() {
      clearTimeout(opening);
    },
    click(event, view) {
      const id = issueIdOf(event);
      const dragged = !view.state.selection.main.empty;
      const next = id !== undefined && !dragged ? { id, origin: 'pointer' as const } : null;
      if (next || view.state.field(cardField)) view.dispatch({ effects: openCard.of(next) });
    },
    keydown(event, view) {
      clearTimeout(opening);
      if (event.key !== 'Escape' || !view.state.field(cardField)) return false;
      view.dispatch({ effects: openCard.of(null) });
      return true;
    },
  });

  return { extension, keep, release };
}

/** The issue at the caret, for opening its card by keyboard. */
export function issueAtCaret(view: EditorView) {
  return issueAt(view.state, view.state.selection.main.head);
}
