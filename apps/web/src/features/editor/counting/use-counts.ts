import { useEffect, useState } from 'react';
import { linesOf } from '../codemirror/lines';
import { useEditor } from '../state/editor-context';
import { useStore } from '../state/use-store';
import { createWordCounter, type TextCounts, type WordCounter } from './word-counter';

/** From the last change to the count. Milliseconds. */
const COUNT_AFTER_MS = 250;

interface Counters {
  readonly document: WordCounter;
  readonly selection: WordCounter;
}

export interface Counts {
  readonly document: TextCounts | null;
  /** `null` without a selection. */
  readonly selection: TextCounts | null;
}

/** Counts of the document and of the selection, a moment after they change. */
export function useCounts(): Counts {
  const { view, document } = useEditor();
  const version = useStore(document, (state) => state.version);
  const { from, to } = useStore(document, (state) => state.selection);
  const [counters] = useState<Counters>(() => ({
    document: createWordCounter(),
    selection: createWordCounter(),
  }));
  const [whole, setWhole] = useState<TextCounts | null>(null);
  const [part, setPart] = useState<TextCounts | null>(null);

  useEffect(() => {
    const timer = setTimeout(() => {
      void counters.document
        .count(linesOf(view.state.doc))
        .then((counts) => counts && setWhole(counts));
    }, COUNT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [counters, view, version]);

  useEffect(() => {
    if (from === to) return;
    const timer = setTimeout(() => {
      void counters.selection
        .count(view.state.sliceDoc(from, to).split('\n'))
        .then((counts) => counts && setPart(counts));
    }, COUNT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [counters, view, version, from, to]);

  return { document: whole, selection: from === to ? null : part };
}
