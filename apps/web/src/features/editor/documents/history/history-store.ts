import { isBlank, isRecord } from '@tercet/contracts';
import type { Database, VersionKey } from '../../drafts/database';
import { versionsOf } from '../../drafts/draft-store';
import { thinned } from './thinned';

/** A document as it was. */
export interface KeptVersion {
  /** Milliseconds since 1970. */
  readonly keptAt: number;
  readonly text: string;
}

export interface HistoryStore {
  /** The versions of a document, the latest first. */
  list(document: string): Promise<KeptVersion[]>;
  /** Keeps a version, unless it is blank or the same as the latest one, or its document is gone for good. Returns whether it is kept. */
  keep(document: string, text: string): Promise<boolean>;
}

const textOf = (value: unknown) =>
  isRecord(value) && typeof value['text'] === 'string' ? value['text'] : undefined;

/** The versions of documents in this browser. */
export function createHistoryStore(
  open: () => Promise<Database>,
  now: () => number = Date.now,
): HistoryStore {
  return {
    async list(document) {
      const { store } = (await open()).transaction('history');
      const range = versionsOf(document);
      const [keys, values] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
      return keys
        .flatMap(([, keptAt], index) => {
          const text = textOf(values[index]);
          return text === undefined ? [] : [{ keptAt, text }];
        })
        .toReversed();
    },
    async keep(document, text) {
      if (isBlank(text)) return false;
      const transaction = (await open()).transaction(
        ['documents', 'texts', 'history'],
        'readwrite',
      );
      const store = transaction.objectStore('history');
      const keys = await store.getAllKeys(versionsOf(document));
      const last = keys.at(-1);
      const isThere =
        (await transaction.objectStore('documents').count(document)) > 0 ||
        (await transaction.objectStore('texts').count(versionsOf(document))) > 0;
      const isNew = last === undefined || textOf(await store.get(last)) !== text;
      const isKept = isThere && isNew;
      if (isKept) {
        // The clock may have been put back.
        const keptAt = Math.max(now(), (last?.[1] ?? 0) + 1);
        await store.put({ text }, [document, keptAt]);
        const times = [...keys.map(([, time]) => time), keptAt];
        const gone: VersionKey[] = thinned(times).map((time) => [document, time]);
        for (const key of gone) await store.delete(key);
      }
      await transaction.done;
      return isKept;
    },
  };
}
