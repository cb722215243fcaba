import { isolateHistory } from '@codemirror/commands';
import { type ChangeDesc, ChangeSet, type ChangeSpec, MapMode, type Text } from '@codemirror/state';
import { openCard } from '../codemirror/card-field';
import type { EditorSession } from '../state/editor-session';

/** Changes that were made, and the way back. The way is followed until it is taken, left, or no longer there. */
export interface Applied {
  readonly count: number;
  /** Takes these changes back, once, except where their words were changed since. */
  readonly undo: () => void;
  /** Nobody will ask for the way back. */
  readonly leave: () => void;
  /** Called when the history has taken the step back: there is nothing left to undo. */
  onGone: (listener: () => void) => void;
}

/** Changes of a document, placed in what has become of it. Those whose place is gone are left out. */
function stillInPlace(changes: ChangeSet, since: ChangeDesc): ChangeSpec[] {
  const placed: ChangeSpec[] = [];
  changes.iterChanges((from, to, _fromB, _toB, insert: Text) => {
    if (from < to && since.touchesRange(from, to)) return;
    const start = since.mapPos(from, 1, MapMode.TrackDel);
    if (start !== null) placed.push({ from: start, to: start + (to - from), insert });
  }, true);
  return placed;
}

/** Applies changes as one step, and returns how to take them back. */
export function applyAsOneStep(
  { view, tracker }: Pick<EditorSession, 'view' | 'tracker'>,
  specs: readonly ChangeSpec[],
): Applied {
  const changes = ChangeSet.of([...specs], view.state.doc.length);
  const inverse = changes.invert(view.state.doc);
  let onGone: (() => void) | undefined;
  const step = tracker.step(() => {
    leave();
    onGone?.();
  });
  view.dispatch({
    changes,
    effects: [openCard.of(null), step.effect],
    annotations: isolateHistory.of('full'),
    userEvent: 'input.complete',
  });
  const log = tracker.since(view.state.doc);
  let isOpen = true;
  const leave = () => {
    isOpen = false;
    log.stop();
    step.stop();
  };
  return {
    count: specs.length,
    undo() {
      if (!isOpen) return;
      leave();
      view.dispatch({
        changes: stillInPlace(inverse, log.changes),
        annotations: isolateHistory.of('full'),
        userEvent: 'undo',
      });
    },
    leave,
    onGone(listener) {
      onGone = listener;
    },
  };
}
