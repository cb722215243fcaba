import type { SavedDraft } from './database';
import type { DraftContent } from './draft-store';

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

const prefixOf = (accountId: string) => `tercet-unsaved-${accountId}-`;

function storage(): Storage | null {
  try {
    return localStorage;
  } catch {
    // The browser forbids it.
    return null;
  }
}

export function openJournal(accountId: string, tab: string, now: () => number = Date.now): Journal {
  const key = prefixOf(accountId) + tab;
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
    .filter((key) => key.startsWith(prefixOf(accountId)))
    .map((key) => parse(kept.getItem(key)))
    .filter((entry) => entry !== null)
    .toSorted((a, b) => a.writtenAt - b.writtenAt);
}

function parse(value: string | null): JournalEntry | null {
  try {
    const entry: unknown = JSON.parse(value ?? '');
    return isEntry(entry) ? entry : null;
  } catch {
    return null;
  }
}

function isEntry(value: unknown): value is JournalEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { text, tab, base, writtenAt, selection } = value as Partial<
    Record<keyof JournalEntry, unknown>
  >;
  return (
    typeof text === 'string' &&
    typeof tab === 'string' &&
    [base, writtenAt].every((number) => typeof number === 'number') &&
    isSelection(selection)
  );
}

function isSelection(value: unknown): value is SavedDraft['selection'] {
  if (typeof value !== 'object' || value === null) return false;
  const { anchor, head } = value as Partial<SavedDraft['selection']>;
  return typeof anchor === 'number' && typeof head === 'number';
}
