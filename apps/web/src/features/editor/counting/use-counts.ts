import { startTransition, useEffect, useState } from 'react';
import { linesOf } from '../codemirror/lines';
import { useEditor } from '../state/editor-context';
import { createWordCounter, type TextCounts } from './word-counter';

/** From the last change to the count. Milliseconds. */
const COUNT_AFTER_MS = 250;

export interface Counts {
  readonly document: TextCounts | null;
  /** `null` without a selection. */
  readonly selection: TextCounts | null;
}

/** Counts of the document and of the selection, a moment after they change. Nothing is drawn before they are counted. */
export function useCounts(): Counts {
  const { view, document } = useEditor();
  const [counts, setCounts] = useState<Counts>({ document: null, selection: null });

  useEffect(() => {
    const wholeCounter = createWordCounter();
    const selectionCounter = createWordCounter();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let ended = false;

    const count = async () => {
      const { from, to } = document.get().selection;
      const [whole, part] = await Promise.all([
        wholeCounter.count(linesOf(view.state.doc)),
        from === to ? null : selectionCounter.count(view.state.sliceDoc(from, to).split('\n')),
      ]);
      // A newer count has begun where one of these is missing.
      if (ended || !whole || (from !== to && !part)) return;
      startTransition(() => setCounts({ document: whole, selection: part }));
    };
    const countSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void count(), COUNT_AFTER_MS);
    };
    countSoon();
    const unsubscribe = document.subscribe(countSoon);
    return () => {
      ended = true;
      clearTimeout(timer);
      unsubscribe();
    };
  }, [view, document]);

  return counts;
}
