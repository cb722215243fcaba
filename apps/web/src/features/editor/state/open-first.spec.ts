import 'fake-indexeddb/auto';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { deleteDB } from 'idb';
import { databaseName } from '../../../drafts/kept-names';
import { createDocumentStore } from '../documents/document-store';
import { openEditorDatabase, type Database, type SavedDraft } from '../drafts/database';
import { createDraftStore } from '../drafts/draft-store';
import { openJournal } from '../drafts/journal';
import { renameTab } from '../drafts/tab-life';
import { keepInTab, readInTab, TAB_KEYS } from '../../../session/storage';
import { openFirst } from './open-first';

const keepText = (text: string | null) => keepInTab(TAB_KEYS.checkedText, text);
const keptText = () => readInTab(TAB_KEYS.checkedText);
const alive = new Set<string>();
let database: Database;

beforeAll(() => {
  const query = () =>
    Promise.resolve({ held: [...alive].map((tab) => ({ name: `tercet-tab-${tab}` })) });
  Object.defineProperty(navigator, 'locks', { value: { query }, configurable: true });
  globalThis.structuredClone ??= <T>(value: T) => JSON.parse(JSON.stringify(value)) as T;
});
beforeEach(async () => {
  database = await openEditorDatabase('ada', () => undefined);
});
afterEach(async () => {
  alive.clear();
  localStorage.clear();
  sessionStorage.clear();
  database.close();
  await deleteDB(databaseName('ada'));
});

const content = (text: string) => ({ text, selection: { anchor: 1, head: 2 } });
const storeOf = (tab: string, document = 'letter') =>
  createDraftStore(() => Promise.resolve(database), tab, document);
const keep = (key: string, value: unknown) =>
  database.put('texts', value as SavedDraft, ['letter', key]);
const journalOf = (tab: string, accountId = 'ada') => openJournal(accountId, tab, 'letter');

async function openIn(name: string, open = () => Promise.resolve(database)) {
  const tab = { accountId: 'ada', name, former: renameTab('ada', name), open };
  const { opened, canKeep } = await openFirst(tab, createDocumentStore(open));
  return { ...opened.drafts, id: opened.id, canKeep };
}

describe('what a page begins with', () => {
  it('is what the tab before had typed last, though it was never saved', async () => {
    journalOf('a').write(content('Dear Anna'), 0);
    journalOf('g', 'grace').write(content('Dear Grace'), 0);
    expect(await openIn('a2')).toMatchObject({ mine: content('Dear Anna'), other: undefined });
    expect(Object.keys(localStorage)).toEqual(['tercet-unsaved-grace-g/letter']);
    expect((await storeOf('x').load()).current?.text).toBe('Dear Anna');
  });

  it('is not what a tab is typing that is still there', async () => {
    await storeOf('a').save(content('saved'), 0);
    alive.add('a');
    journalOf('a').write(content('saved, and more'), 1);
    expect(await openIn('b')).toMatchObject({ mine: { text: 'saved' }, other: undefined });
    expect(localStorage).toHaveLength(1);
  });

  it('is the draft of another tab, beside which what was unsaved is offered', async () => {
    await storeOf('b').save(content('from b'), 0);
    journalOf('a').write(content('from a'), 0);
    expect(await openIn('c')).toMatchObject({
      mine: { text: 'from b' },
      revision: 1,
      other: { text: 'from a' },
    });
  });

  it('is after a reload the version of this tab, and the draft is the other one', async () => {
    await storeOf('a').save(content('from a'), 0);
    await openIn('b');
    await storeOf('b').save(content('from b'), 0);
    expect(await openIn('b2')).toMatchObject({
      mine: { text: 'from b' },
      revision: 0,
      other: { text: 'from a' },
    });
    const result = await storeOf('b2').save(content('from b, more'), 0);
    expect(result).toMatchObject({ saved: false, theirs: { text: 'from a' } });
  });

  it('is never the version of a tab that was duplicated and is still there', async () => {
    await storeOf('a').save(content('from a'), 0);
    await openIn('b');
    await storeOf('b').save(content('from b'), 0);
    alive.add('b');
    expect(await openIn('b-twin')).toMatchObject({
      mine: { text: 'from a' },
      other: { text: 'from b', tab: 'b' },
    });
  });

  it('is what was unsaved where the database is blocked, and that is not thrown away', async () => {
    journalOf('a').write(content('Dear Anna'), 0);
    expect(await openIn('a2', () => Promise.reject(new Error('blocked')))).toMatchObject({
      mine: { text: 'Dear Anna' },
      canKeep: false,
    });
    expect(localStorage).toHaveLength(1);
  });

  it('is what was checked before, where the database is blocked, and that stays in the tab', async () => {
    keepText('Dear Anna');
    expect(await openIn('a', () => Promise.reject(new Error('blocked')))).toMatchObject({
      mine: { text: 'Dear Anna' },
      canKeep: false,
    });
    expect(keptText()).toBe('Dear Anna');
    keepText(null);
  });

  it.each<[what: string, kept: object]>([
    ['selection', { selection: null }],
    ['selection', { selection: { anchor: Number.NaN, head: -1 } }],
    ['count of writes', { revision: '1', savedAt: null, tab: 7 }],
  ])('is the draft though its %s is damaged, and can be saved again', async (_what, damage) => {
    await keep('current', { text: 'Dear Anna', savedAt: 1, tab: 'a', revision: 1, ...damage });
    const { mine, revision } = await openIn('b');
    expect(mine).toMatchObject({ text: 'Dear Anna', selection: { anchor: 0, head: 0 } });
    await storeOf('b').save(content('Dear Anna,'), revision);
    expect((await openIn('c')).mine?.text).toBe('Dear Anna,');
  });

  it('never offers a version with a time that no calendar has', async () => {
    await storeOf('a').save(content('from a'), 0);
    await keep('other:b', { ...content('from b'), tab: 'b', savedAt: Number.MAX_SAFE_INTEGER });
    expect((await openIn('c')).other).toMatchObject({ text: 'from b', savedAt: 0 });
  });

  it('is an empty sheet where the draft cannot be read, and that can be saved', async () => {
    await keep('current', { text: 5, selection: null });
    await keep('other:z', null);
    expect(await openIn('a')).toMatchObject({ mine: undefined, revision: 0, canKeep: true });
    expect(await storeOf('a').save(content('New'), 0)).toEqual({ saved: true, revision: 1 });
    expect((await openIn('b')).mine?.text).toBe('New');
  });

  it('is the latest other version where the draft cannot be read', async () => {
    await storeOf('a').save(content('from a'), 0);
    await storeOf('b').save(content('from b'), 0);
    await keep('current', { text: 5 });
    expect(await openIn('c')).toMatchObject({ mine: { text: 'from b' }, other: undefined });
    await storeOf('c').save(content('from b, more'), 0);
    expect(await storeOf('d').load()).toMatchObject({
      current: { text: 'from b, more' },
      others: [],
    });
  });

  it('is what was left unsaved though its selection is damaged', async () => {
    const entry = { text: 'Dear Anna', tab: 'a', selection: null };
    localStorage.setItem('tercet-unsaved-ada-a', JSON.stringify(entry));
    expect(await openIn('a2')).toMatchObject({
      mine: { text: 'Dear Anna', selection: { anchor: 0, head: 0 } },
    });
  });

  it('is an empty sheet where what was left is not readable', async () => {
    localStorage.setItem('tercet-unsaved-ada-a', '{"text":');
    localStorage.setItem('tercet-unsaved-ada-b', '{"text":1}');
    expect(await openIn('c')).toMatchObject({ mine: undefined, other: undefined, canKeep: true });
  });

  it('is the document that this tab showed, or else the one changed last', async () => {
    await storeOf('a', 'letter').save(content('Dear Anna'), 0);
    await openIn('a');
    await storeOf('b', 'report').save(content('Report'), 0);
    await database.put('documents', { createdAt: 1, changedAt: Date.now() + 1_000 }, 'report');
    expect(await openIn('a2')).toMatchObject({ id: 'letter', mine: { text: 'Dear Anna' } });
    sessionStorage.clear();
    expect(await openIn('c')).toMatchObject({ id: 'report', mine: { text: 'Report' } });
  });

  it('is the next document where the one that this tab showed was deleted', async () => {
    const documents = createDocumentStore(() => Promise.resolve(database));
    await storeOf('a', 'report').save(content('Report'), 0);
    await storeOf('a', 'letter').save(content('Dear Anna'), 0);
    sessionStorage.setItem('tercet-document-ada', 'letter');
    await documents.remove('letter');
    expect(await openIn('b')).toMatchObject({ id: 'report' });
  });

  it('takes what was unsaved into the document that it was written in', async () => {
    await storeOf('b', 'report').save(content('Report'), 0);
    sessionStorage.setItem('tercet-document-ada', 'report');
    openJournal('ada', 'gone', 'report').write(content('Report, at the last moment'), 1);
    journalOf('gone').write(content('Dear Anna'), 0);
    expect((await openIn('a')).mine?.text).toBe('Report, at the last moment');
    expect((await storeOf('x').load()).current?.text).toBe('Dear Anna');
    expect(localStorage).toHaveLength(0);
  });

  it('is what the tab wrote in the checker of a public page, where nothing was written here before', async () => {
    keepText('They was late.');
    await openIn('a', () => Promise.reject(new Error('blocked')));
    expect(keptText()).toBe('They was late.');
    const { id, mine } = await openIn('a2');
    expect(mine?.text).toBe('They was late.');
    expect(keptText()).toBeNull();
    expect(await openIn('a3')).toMatchObject({ id, mine: { text: 'They was late.' } });
    keepText('Another text.');
    expect(await openIn('a4')).toMatchObject({ id, mine: { text: 'They was late.' } });
    expect(keptText()).toBe('Another text.');
    keepText(null);
  });

  it('is not an empty sheet after a reload that could read nothing', async () => {
    await storeOf('a').save(content('Dear Anna'), 0);
    await openIn('a');
    await openIn('a2', () => Promise.reject(new Error('blocked')));
    await storeOf('b', 'report').save(content('Report'), 0);
    expect((await openIn('a3')).mine?.text).toBe('Dear Anna');
  });
});
