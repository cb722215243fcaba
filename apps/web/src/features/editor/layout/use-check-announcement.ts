import { useEffect, useEffectEvent, useRef } from 'react';
import { useEditor } from '../state/editor-context';
import { useStore } from '../state/use-store';
import { useWordsOfCheck } from './check-words';

/** How long a check must have nothing more to do before it is told of. Milliseconds. */
const SETTLED_AFTER_MS = 700;

/** How long it can be found by whoever reads through the page. Milliseconds. */
const TOLD_FOR_MS = 10_000;

/** Tells screen readers once what a text that came in one piece was found to hold. Of what is typed nothing is said. */
export function useCheckAnnouncement(): void {
  const { checks, document, announcement } = useEditor();
  const arrivals = useStore(document, (state) => state.arrivals);
  const isEmpty = useStore(document, (state) => state.isEmpty);
  const told = useRef(0);
  const wordsOf = useWordsOfCheck();
  const tell = useEffectEvent(() => {
    const { status, issues, missing, foreign } = checks.state.get();
    told.current = arrivals;
    // Who mends an issue before is told what is left.
    const isToldMeanwhile = announcement.get() !== '';
    if (status === 'idle' || isToldMeanwhile) return;
    const words = wordsOf({ status, missing, foreign, count: issues.length });
    announcement.set(words);
    // It is not so any more once one goes on writing, or reads in another language.
    setTimeout(() => announcement.get() === words && announcement.set(''), TOLD_FOR_MS);
  });

  // What was said of a text that is gone would still be found by whoever reads through the page.
  useEffect(() => {
    if (isEmpty) announcement.set('');
  }, [isEmpty, announcement]);

  useEffect(() => {
    if (told.current === arrivals) return;
    // Else the same words as the last time would not be read out.
    announcement.set('');
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      clearTimeout(timer);
      if (checks.state.get().status !== 'checking') timer = setTimeout(settle, SETTLED_AFTER_MS);
    };
    const unsubscribe = checks.state.subscribe(follow);
    const leave = () => {
      clearTimeout(timer);
      unsubscribe();
    };
    const settle = () => {
      leave();
      tell();
    };
    follow();
    return leave;
  }, [arrivals, checks, announcement]);
}
