import type { Action } from '../session/action';
import type { Version, Work } from '../session/assistant-state';

export interface Judged extends Pick<Version, 'engine' | 'warnings' | 'sent'> {
  readonly edits: Version['review']['edits'];
}

/** An answer, as this browser keeps it. */
export interface KeptResult {
  readonly id: string;
  /** When it came. Milliseconds since 1970. */
  readonly at: number;
  readonly action: Action;
  /** Where the text it was about stood, in UTF-16 code units; those that were kept earlier lack it. */
  readonly from?: number;
  /** The text it was about: the description, where one was written from it. */
  readonly source: string;
  readonly answer: string;
  /** It ended before it was whole. */
  readonly isUnfinished?: true;
  /** What it takes to judge its changes once more. */
  readonly judged?: Judged;
}

/** Results of one document that are kept. */
const AT_MOST = 20;
/** What they and the texts they are about may have together, in UTF-16 code units. */
const MAX_SIZE = 400_000;

/** What is to be kept of an answer; nothing where it changes nothing. */
export function resultOf({ id, action, target }: Work, text: string): KeptResult | null {
  const source = action.operation === 'generate' ? action.description : target.text;
  if (text === source) return null;
  return { id, at: Date.now(), action, from: target.from, source, answer: text };
}

/** Those that there is room for, the newest first: one that is too long leaves the room to the others. */
export function keptOf(results: Iterable<KeptResult>): KeptResult[] {
  let room = MAX_SIZE;
  return [...results]
    .toSorted((a, b) => b.at - a.at)
    .filter(({ source, answer }) => {
      const size = source.length + answer.length;
      const fits = size <= room;
      if (fits) room -= size;
      return fits;
    })
    .slice(0, AT_MOST);
}
