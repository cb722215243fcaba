import type { Summary } from '@tercet/proofreading-core';
import type { TextToSummarize } from './protocol';

/** Asks for summaries; what a lost worker leaves open is answered with `null`. */
export function createSummaryRequests(ask: (number: number, text: TextToSummarize) => void) {
  const waiting = new Map<number, (summary: Summary | null) => void>();
  let asked = 0;
  return {
    of(text: TextToSummarize): Promise<Summary | null> {
      const number = ++asked;
      return new Promise((answer) => {
        waiting.set(number, answer);
        ask(number, text);
      });
    },
    answered(number: number, summary: Summary) {
      waiting.get(number)?.(summary);
      waiting.delete(number);
    },
    isWaiting: () => waiting.size > 0,
    abandon() {
      for (const answer of waiting.values()) answer(null);
      waiting.clear();
    },
  };
}
