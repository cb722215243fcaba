import { isRecord } from '@tercet/contracts';
import { journalPrefix } from '../../../drafts/kept-names';
import { FIRST_DOCUMENT } from './adopt-only-draft';
import type { DraftContent } from './draft-store';
import { readCount, readSelection, readTime } from './read-draft';

/** A text that a tab had not saved yet when it wrote this. */
export interface JournalEntry extends DraftContent {
  /** Names the tab that wrote it. */
  readonly tab: string;
  readonly document: string;
  /** Revision of the draft that the text goes back to. */
  readonly base: number;
  /** Milliseconds since 1970. */
  readonly writtenAt: number;
}

/** An entry under the name that it is kept by. */
export interface KeptEntry extends JournalEntry {
  readonly key: string;
}

/** Where a tab puts what is not saved yet of a document, at once: the database may not answer before the page is gone. */
export interface Journal {
  write(content: DraftContent, base: number): void;
  /** Everything is saved. */
  clear(): void;
}

function storage(): Storage | null {
  try {
    return localStorage;
  } catch {
    // The browser forbids it.
    return null;
  }
}

export function openJournal(
  accountId: string,
  tab: string,
  document: string,
  now: () => number = Date.now,
): Journal {
  const key = `${journalPrefix(accountId)}${tab}/${document}`;
  return {
    write({ text, selection }, base) {
      const written = { text, selection, tab, document, base };
      const entry: JournalEntry = { ...written, writtenAt: now() };
      try {
        storage()?.setItem(key, JSON.stringify(entry));
      } catch {
        // Full: the save that is due does without.
      }
    },
    clear: () => forgetEntry(key),
  };
}

/** What an entry holds is saved. */
export function forgetEntry(key: string): void {
  storage()?.removeItem(key);
}

/** What tabs of this account have left unsaved, the oldest first. */
export function readJournals(accountId: string): KeptEntry[] {
  const kept = storage();
  if (!kept) return [];
  return Object.keys(kept)
    .filter((key) => key.startsWith(journalPrefix(accountId)))
    .flatMap((key) => {
      const entry = parse(kept.getItem(key));
      return entry ? [{ ...entry, key }] : [];
    })
    .toSorted((a, b) => a.writtenAt - b.writtenAt);
}

function parse(value: string | null): JournalEntry | null {
  try {
    return read(JSON.parse(value ?? ''));
  } catch {
    return null;
  }
}

/**
 * Without the text there is nothing to take in, without the tab no telling whether its author is still there. Without a
 * document, it was written when there was but one.
 */
function read(value: unknown): JournalEntry | null {
  const entry: Partial<Record<keyof JournalEntry, unknown>> = isRecord(value) ? value : {};
  const { text, selection, tab, document, base, writtenAt } = entry;
  if (typeof text !== 'string' || typeof tab !== 'string') return null;
  return {
    text,
    selection: readSelection(selection),
    tab,
    document: typeof document === 'string' ? document : FIRST_DOCUMENT,
    base: readCount(base),
    writtenAt: readTime(writtenAt),
  };
}
