import { useEffect, useState } from 'react';
import { createWordCounter } from '../../counting/word-counter';
import type { KeptVersion } from './history-store';

/** How many words each version has, once all are counted while the page goes on. */
export function useVersionWords(versions: readonly KeptVersion[]): readonly number[] {
  const [words, setWords] = useState<readonly number[]>([]);
  useEffect(() => {
    let isOver = false;
    const count = async () => {
      const counter = createWordCounter();
      const counted: number[] = [];
      for (const { text } of versions) {
        const { words: number = 0 } = (await counter.count(text.split('\n'))) ?? {};
        if (isOver) return;
        counted.push(number);
      }
      setWords(counted);
    };
    void count();
    return () => {
      isOver = true;
    };
  }, [versions]);
  return words;
}
