import 'fake-indexeddb/auto';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { deleteDB, openDB, type IDBPDatabase } from 'idb';
import { databaseName } from '../../../drafts/kept-names';
import { createDocumentStore } from '../documents/document-store';
import { createHistoryStore } from '../documents/history/history-store';
import { loadStartup, type Startup } from '../state/startup';
import { FIRST_DOCUMENT } from './adopt-only-draft';
import { openEditorDatabase } from './database';
import { createDraftStore } from './draft-store';

const NAME = databaseName('ada');
const selection = { anchor: 1, head: 2 };
const CURRENT = { text: 'Dear Anna', selection, savedAt: 1_000, tab: 'a', revision: 3 };
const BESIDE = { text: 'Dear Bo', selection, savedAt: 2_000, tab: 'b', revision: 3 };

const opened: { close(): void }[] = [];
const onHeld = jest.fn<(isHeld: boolean) => void>();

/** The database as it was when there was one draft. */
async function openBefore(onAsked: (database: IDBPDatabase) => void = (it) => it.close()) {
  const database: IDBPDatabase = await openDB(NAME, 1, {
    upgrade(fresh) {
      fresh.createObjectStore('drafts');
      fresh.createObjectStore('preferences');
    },
    blocking: () => onAsked(database),
  });
  opened.push(database);
  return database;
}

async function openNow() {
  const database = await openEditorDatabase('ada', () => undefined);
  opened.push(database);
  return database;
}

async function start(): Promise<Startup> {
  const startup = await loadStartup('ada', jest.fn(), onHeld);
  opened.push(startup);
  return startup;
}

beforeAll(() => {
  globalThis.structuredClone ??= <T>(value: T) => JSON.parse(JSON.stringify(value)) as T;
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  onHeld.mockClear();
});
afterEach(async () => {
  jest.useRealTimers();
  for (const each of opened.splice(0)) each.close();
  await deleteDB(NAME);
});

describe('the upgrade from one draft to documents', () => {
  it('makes the draft the first document, with the versions beside it and the preferences', async () => {
    const before = await openBefore();
    await before.put('drafts', CURRENT, 'current');
    await before.put('drafts', BESIDE, 'other:b');
    await before.put('preferences', ['Lovelace'], 'words');
    before.close();

    const database = await openNow();
    const open = () => Promise.resolve(database);
    expect(await createDraftStore(open, 'c', FIRST_DOCUMENT).load()).toEqual({
      current: CURRENT,
      others: [BESIDE],
    });
    expect(await createDocumentStore(open).list()).toEqual([
      { id: FIRST_DOCUMENT, text: 'Dear Anna', createdAt: 1_000, changedAt: 2_000 },
    ]);
    expect(await database.get('preferences', 'words')).toEqual(['Lovelace']);
  });

  it('carries over what it cannot read', async () => {
    const before = await openBefore();
    await before.put('drafts', { text: 5 }, 'current');
    await before.put('drafts', BESIDE, 'other:b');
    before.close();
    const database = await openNow();
    expect(await database.get('texts', [FIRST_DOCUMENT, 'current'])).toEqual({ text: 5 });
    expect((await start()).opened.drafts.mine?.text).toBe('Dear Bo');
  });

  it('makes no document where there was no draft', async () => {
    (await openBefore()).close();
    expect(await createDocumentStore(() => openNow()).list()).toEqual([]);
  });

  it('happens beside a tab of before, and what that one can no longer save is taken in', async () => {
    const before = await openBefore();
    await before.put('drafts', CURRENT, 'current');
    expect((await start()).opened.drafts.mine?.text).toBe('Dear Anna');
    await expect(openDB(NAME, 1)).rejects.toThrow();

    // As a tab of before does when it cannot save, and is then closed.
    const entry = { text: 'Dear Anna, dear Bo', selection, tab: 'a', base: 3, writtenAt: 3_000 };
    localStorage.setItem('tercet-unsaved-ada-a', JSON.stringify(entry));
    const { opened: document } = await start();
    expect(document.id).toBe(FIRST_DOCUMENT);
    expect(document.drafts.mine?.text).toBe('Dear Anna, dear Bo');
    expect(localStorage).toHaveLength(0);
  });

  it('waits for a tab of before that does not let go, says so, and goes on once it is closed', async () => {
    const before = await openBefore(() => undefined);
    await before.put('drafts', CURRENT, 'current');
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
    const starting = start();
    // The browser says at once that it waits, on a clock of its own.
    while (onHeld.mock.calls.length === 0) await jest.advanceTimersByTimeAsync(0);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(onHeld.mock.calls).toEqual([[true]]);

    jest.useRealTimers();
    before.close();
    expect(await starting).toMatchObject({
      canKeep: true,
      opened: { drafts: { mine: { text: 'Dear Anna' } } },
    });
    expect(onHeld.mock.calls).toEqual([[true], [false]]);
  });
});

describe('the upgrade to a history', () => {
  async function openSecond() {
    const database: IDBPDatabase = await openDB(NAME, 2, {
      upgrade(fresh) {
        for (const name of ['texts', 'documents', 'preferences']) fresh.createObjectStore(name);
      },
      blocking: () => database.close(),
    });
    opened.push(database);
    await database.put('texts', CURRENT, ['letter', 'current']);
    await database.put('texts', BESIDE, ['letter', 'other:b']);
    await database.put('documents', { createdAt: 1, changedAt: 2, name: 'Letter' }, 'letter');
    await database.put('preferences', ['Lovelace'], 'words');
    return database;
  }

  it('loses nothing, beside a tab of before that lets go', async () => {
    await openSecond();
    const database = await openNow();
    const open = () => Promise.resolve(database);
    expect(await createDraftStore(open, 'c', 'letter').load()).toEqual({
      current: CURRENT,
      others: [BESIDE],
    });
    expect(await createDocumentStore(open).list()).toEqual([
      { id: 'letter', name: 'Letter', text: 'Dear Anna', createdAt: 1, changedAt: 2 },
    ]);
    expect(await database.get('preferences', 'words')).toEqual(['Lovelace']);
    const history = createHistoryStore(open);
    expect(await history.list('letter')).toEqual([]);
    expect(await history.keep('letter', 'Dear Anna')).toBe(true);
  });
});
