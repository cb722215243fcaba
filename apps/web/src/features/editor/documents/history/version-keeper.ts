import { EditorView, type ViewUpdate } from '@codemirror/view';
import type { Extension } from '@codemirror/state';
import type { HistoryStore } from './history-store';

/** From one version to the next while somebody writes. Milliseconds. */
const EVERY_MS = 5 * 60_000;
/** What is much of a text: this many characters, or this share of it where that is not next to nothing. */
const MANY_CHARACTERS = 1_000;
const SHARE = 0.2;
const NEXT_TO_NOTHING = 20;

export interface VersionKeeper {
  /** Follows the writing. */
  readonly extension: Extension;
  /** Keeps the present text. Resolves also where the browser does not let it: versions are no reason to stop anybody. */
  keep(): Promise<void>;
}

export interface VersionKeeperOptions {
  readonly history: Pick<HistoryStore, 'keep'>;
  readonly documentId: string;
  readonly text: () => string;
  readonly now?: () => number;
}

function replacesMuch({ changes, startState }: ViewUpdate): boolean {
  let replaced = 0;
  changes.iterChangedRanges((from, to) => (replaced += to - from));
  if (replaced >= MANY_CHARACTERS) return true;
  return replaced >= NEXT_TO_NOTHING && replaced >= startState.doc.length * SHARE;
}

/** Keeps versions of a document: as it was opened, before much of it is replaced, and now and then while somebody writes. */
export function createVersionKeeper(options: VersionKeeperOptions): VersionKeeper {
  const { history, documentId, now = Date.now } = options;
  let keptAt: number | undefined;

  const keep = async (text: string) => {
    keptAt = now();
    await history.keep(documentId, text).catch(() => undefined);
  };
  return {
    keep: () => keep(options.text()),
    extension: EditorView.updateListener.of((update) => {
      if (!update.docChanged) return;
      const isFirst = keptAt === undefined;
      const isDue = now() - (keptAt ?? 0) >= EVERY_MS;
      if (isFirst || isDue || replacesMuch(update)) void keep(update.startState.doc.toString());
    }),
  };
}
