import { isRecord } from '@tercet/contracts';
import { journalPrefix } from '../../../drafts/kept-names';
import type { DraftContent } from './draft-store';
import { readCount, readSelection, readTime } from './read-draft';

/** A text that a tab had not saved yet when it wrote this. */
export interface JournalEntry extends DraftContent {
  /** Names the tab that wrote it. */
  readonly tab: string;
  /** Revision of the draft that the text goes back to. */
  readonly base: number;
  /** Milliseconds since 1970. */
  readonly writtenAt: number;
}

/** Where a tab puts what is not saved yet, at once: the database may not answer before the page is gone. */
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

export function openJournal(accountId: string, tab: string, now: () => number = Date.now): Journal {
  const key = journalPrefix(accountId) + tab;
  return {
    write({ text, selection }, base) {
      const entry: JournalEntry = { text, selection, tab, base, writtenAt: now() };
      try {
        storage()?.setItem(key, JSON.stringify(entry));
      } catch {
        // Full: the save that is due does without.
      }
    },
    clear: () => storage()?.removeItem(key),
  };
}

/** What tabs of this account have left unsaved, the oldest first. */
export function readJournals(accountId: string): JournalEntry[] {
  const kept = storage();
  if (!kept) return [];
  return Object.keys(kept)
    .filter((key) => key.startsWith(journalPrefix(accountId)))
    .map((key) => parse(kept.getItem(key)))
    .filter((entry) => entry !== null)
    .toSorted((a, b) => a.writtenAt - b.writtenAt);
}

function parse(value: string | null): JournalEntry | null {
  try {
    return read(JSON.parse(value ?? ''));
  } catch {
    return null;
  }
}

/** Without the text there is nothing to take in, without the tab no telling whether its author is still there. */
function read(value: unknown): JournalEntry | null {
  const { text, selection, tab, base, writtenAt }: Partial<Record<keyof JournalEntry, unknown>> =
    isRecord(value) ? value : {};
  if (typeof text !== 'string' || typeof tab !== 'string') return null;
  return {
    text,
    selection: readSelection(selection),
    tab,
    base: readCount(base),
    writtenAt: readTime(writtenAt),
  };
}
