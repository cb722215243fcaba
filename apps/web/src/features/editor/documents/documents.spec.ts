import 'fake-indexeddb/auto';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { deleteDB } from 'idb';
import { databaseName } from '../../../drafts/kept-names';
import { openEditorDatabase, type Database } from '../drafts/database';
import type { DraftSession } from '../drafts/draft-session';
import { createStore } from '../../../store';
import { storeIn, type Tab } from '../state/open-document';
import { MemoryStore, openTab } from '../testing/memory-drafts';
import { createDocumentStore } from './document-store';
import { createHistoryStore } from './history/history-store';
import { createDocuments } from './documents';

let database: Database;
let tab: Tab;

beforeAll(() => {
  globalThis.structuredClone ??= <T>(value: T) => JSON.parse(JSON.stringify(value)) as T;
});
beforeEach(async () => {
  database = await openEditorDatabase('ada', () => undefined);
  const open = () => Promise.resolve(database);
  tab = { accountId: 'ada', name: 'a', former: undefined, open };
  await keep('report', 'Report');
  await keep('letter', 'Dear Anna');
});
afterEach(async () => {
  database.close();
  await deleteDB(databaseName('ada'));
});

const keep = (id: string, text: string) =>
  storeIn(tab, id).save({ text, selection: { anchor: 0, head: 0 } }, 0);

/** With the letter on the sheet. */
function withLetter(saving: 'saved' | 'failed' = 'saved', drafts?: DraftSession) {
  const show = jest.fn<(id: string) => Promise<void>>(() => Promise.resolve());
  const flush = jest.fn<() => Promise<void>>(() => Promise.resolve());
  const changes = createStore(0);
  const documents = createDocuments({
    history: createHistoryStore(tab.open),
    tab,
    store: createDocumentStore(tab.open),
    changes,
    shownId: 'letter',
    drafts: drafts ?? { flush, state: createStore({ saving, conflict: null }) },
    show,
  });
  const ids = async () => (await documents.list()).map(({ id }) => id).toSorted();
  return { documents, show, flush, changes, ids };
}

describe('the documents', () => {
  it('take each other’s place once the present one is saved', async () => {
    const { documents, show, flush } = withLetter();
    await documents.show('report');
    expect(flush).toHaveBeenCalled();
    expect(show).toHaveBeenCalledWith('report');
    show.mockClear();
    await documents.show('letter');
    expect(show).not.toHaveBeenCalled();
    await documents.show();
    expect(show).toHaveBeenCalledWith(expect.not.stringMatching(/^(report|letter)$/));
  });

  it('stay where they are while the present one cannot be saved', async () => {
    const { documents, show, ids } = withLetter('failed');
    await expect(documents.show('report')).rejects.toThrow();
    await expect(documents.remove('letter')).rejects.toThrow();
    expect(show).not.toHaveBeenCalled();
    expect(await ids()).toEqual(['letter', 'report']);
  });

  it('stay where they are where a save that is under way fails', async () => {
    const browser = new MemoryStore();
    browser.latency = 20;
    const { session, write } = openTab(browser, 'a');
    write('Dear Anna, more');
    void session.flush();
    const { documents, show } = withLetter('saved', session);
    await Promise.resolve();
    const switching = documents.show('report');
    browser.broken = true;
    await expect(switching).rejects.toThrow();
    expect(show).not.toHaveBeenCalled();
    session.dispose();
  });

  it('leave the sheet to the next one when they are deleted', async () => {
    const { documents, show, ids, changes } = withLetter();
    const letter = (await documents.list()).filter(({ id }) => id === 'letter');
    await documents.remove('letter');
    expect(show).toHaveBeenCalledWith('report');
    expect(await ids()).toEqual(['report']);
    expect(changes.get()).toBe(1);
    for (const each of letter) await documents.restore(each);
    expect(await ids()).toEqual(['letter', 'report']);
    expect(changes.get()).toBe(2);
  });

  it('leave the sheet alone when it is another one’s', async () => {
    const { documents, show } = withLetter();
    await documents.remove('report');
    expect(show).not.toHaveBeenCalled();
  });

  it('leave an empty sheet when the last one is deleted', async () => {
    const { documents, show, ids } = withLetter();
    await documents.remove('report');
    await documents.remove('letter');
    expect(show).toHaveBeenCalledTimes(1);
    expect(await ids()).toEqual([]);
  });

  it('are added with their names', async () => {
    const { documents, ids } = withLetter();
    const id = await documents.add('The plan', 'plan');
    expect(await ids()).toEqual([id, 'letter', 'report'].toSorted());
    expect((await documents.list()).find((each) => each.id === id)).toMatchObject({
      name: 'plan',
      text: 'The plan',
    });
    await documents.rename('letter', 'Thanks');
    expect(await documents.nameOfShown()).toBe('Thanks');
  });
});
