import type { Action } from '../session/action';
import type { Work } from '../session/assistant-state';

/** An answer, as this browser keeps it. */
export interface KeptResult {
  readonly id: string;
  /** When it came. Milliseconds since 1970. */
  readonly at: number;
  readonly action: Action;
  /** The text it was about: the description, where one was written from it. */
  readonly source: string;
  readonly answer: string;
  /** It ended before it was whole. */
  readonly isUnfinished?: true;
}

/** Results of one document that are kept. */
const AT_MOST = 20;
/** What they and the texts they are about may have together, in UTF-16 code units. */
const MAX_SIZE = 400_000;

/** What is to be kept of an answer; nothing where it changes nothing. */
export function resultOf({ id, action, target }: Work, text: string): KeptResult | null {
  const source = action.operation === 'generate' ? action.description : target.text;
  return text === source ? null : { id, at: Date.now(), action, source, answer: text };
}

/** Those that there is room for, the newest first. */
export function keptOf(results: Iterable<KeptResult>): KeptResult[] {
  let room = MAX_SIZE;
  return [...results]
    .toSorted((a, b) => b.at - a.at)
    .slice(0, AT_MOST)
    .filter(({ source, answer }) => {
      room -= source.length + answer.length;
      return room >= 0;
    });
}
