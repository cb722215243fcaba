import { startTransition, useEffect, useRef, useState } from 'react';
import { createWordCounter } from '../counting/word-counter';
import type { KeptDocument } from './document-store';

type Counts = ReadonlyMap<string, number>;

/** Of a document in one state of its text. */
const keyOf = ({ id, changedAt }: KeptDocument) => `${id} ${changedAt}`;

/** How many words the given documents have, one after the other while the page goes on. `undefined` until counted. */
export function useWordCounts(documents: readonly KeptDocument[]) {
  const [counts, setCounts] = useState<Counts>(new Map());
  const known = useRef(new Map<string, number>());
  useEffect(() => {
    let isOver = false;
    const count = async () => {
      const counter = createWordCounter();
      for (const document of documents) {
        const key = keyOf(document);
        if (known.current.has(key)) continue;
        const { words = 0 } = (await counter.count(document.text.split('\n'))) ?? {};
        if (isOver) return;
        known.current.set(key, words);
      }
      startTransition(() => setCounts(new Map(known.current)));
    };
    void count();
    return () => {
      isOver = true;
    };
  }, [documents]);
  return (document: KeptDocument) => counts.get(keyOf(document));
}
