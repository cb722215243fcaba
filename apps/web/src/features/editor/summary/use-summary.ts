import type { Locale } from '@tercet/contracts';
import type { Summary } from '@tercet/proofreading-core';
import { useEffect, useState } from 'react';
import { useEditor } from '../state/editor-context';
import { LENGTHS, type LengthName } from './lengths';

export interface SummaryAnswer {
  /** The last that came, while the next is made; undefined before the first, `null` where none could be made. */
  readonly summary: Summary | null | undefined;
  readonly retry: () => void;
}

/** The main sentences of the whole text as it is when asked for, found in the checker's worker. */
export function useSummary(locale: Locale, length: LengthName): SummaryAnswer {
  const { view, checks } = useEditor();
  const [summary, setSummary] = useState<Summary | null>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isOver = false;
    const text = view.state.doc.toString();
    void checks.summarize({ text, language: locale, length: LENGTHS[length] }).then((answer) => {
      if (!isOver) setSummary(answer);
    });
    return () => {
      isOver = true;
    };
  }, [view, checks, locale, length, tries]);
  const retry = () => {
    checks.retry();
    setSummary(undefined);
    setTries(tries + 1);
  };
  return { summary, retry };
}
