import { isRecord } from '@tercet/contracts';
import type { SavedDraft } from './database';

type Unknown<T> = Partial<Record<keyof T, unknown>>;

/** A count or an offset, or 0 where what was kept is not one. */
export function readCount(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0;
}

/** Milliseconds since 1970; 1970 where what was kept is no time that can be shown. */
export function readTime(value: unknown): number {
  const time = readCount(value);
  return Number.isNaN(new Date(time).getTime()) ? 0 : time;
}

/** A caret at the beginning where what was kept is not a selection. */
export function readSelection(value: unknown): SavedDraft['selection'] {
  const { anchor, head }: Unknown<SavedDraft['selection']> = isRecord(value) ? value : {};
  return { anchor: readCount(anchor), head: readCount(head) };
}

/** The draft in what the browser kept, which may be damaged or another program's: nothing but the text is needed. */
export function readDraft(value: unknown): SavedDraft | undefined {
  const { text, selection, savedAt, tab, revision }: Unknown<SavedDraft> = isRecord(value)
    ? value
    : {};
  if (typeof text !== 'string') return undefined;
  return {
    text,
    selection: readSelection(selection),
    savedAt: readTime(savedAt),
    tab: typeof tab === 'string' ? tab : '',
    revision: readCount(revision),
  };
}
