import type { Locale } from '@tercet/contracts';
import {
  addCounts,
  countText,
  NO_TEXT,
  textStatistics,
  type TextStatistics,
} from '@tercet/proofreading-core';
import { useEffect, useState } from 'react';
import { linesOf } from '../codemirror/lines';
import { useEditor } from '../state/editor-context';
import { breathe } from './breathe';
import { createWordCounter, type TextCounts } from './word-counter';

/** Longest time spent counting before the page gets its turn. Milliseconds. */
const SLICE_MS = 8;

/** Words and characters as the line below the text counts them, and what else there is to say. */
export type EditorStatistics = Omit<TextStatistics, keyof TextCounts> & TextCounts;

async function count(
  lines: readonly string[],
  locale: Locale,
  isOver: () => boolean,
): Promise<EditorStatistics | null> {
  const shown = await createWordCounter().count(lines);
  if (!shown || isOver()) return null;
  let counts = NO_TEXT;
  let deadline = performance.now() + SLICE_MS;
  for (const line of lines) {
    counts = addCounts(counts, countText(line, locale));
    if (performance.now() < deadline) continue;
    await breathe();
    if (isOver()) return null;
    deadline = performance.now() + SLICE_MS;
  }
  return { ...textStatistics(counts, locale), ...shown };
}

/** Of the selection where there is one, else of the whole text, as they are when first asked for; null until counted. */
export function useStatistics(locale: Locale): EditorStatistics | null {
  const { view } = useEditor();
  const [statistics, setStatistics] = useState<EditorStatistics | null>(null);
  useEffect(() => {
    let isOver = false;
    const { from, to, empty } = view.state.selection.main;
    const lines = empty ? linesOf(view.state.doc) : view.state.sliceDoc(from, to).split('\n');
    void count(lines, locale, () => isOver).then((counted) => {
      if (!isOver) setStatistics(counted);
    });
    return () => {
      isOver = true;
    };
  }, [view, locale]);
  return statistics;
}
