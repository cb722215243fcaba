import 'fake-indexeddb/auto';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { deleteDB } from 'idb';
import { databaseName } from '../../../drafts/kept-names';
import { openEditorDatabase, type Database } from '../drafts/database';
import { createDraftStore } from '../drafts/draft-store';
import { createDocumentStore } from './document-store';

let database: Database;
let clock: number;

beforeAll(() => {
  globalThis.structuredClone ??= <T>(value: T) => JSON.parse(JSON.stringify(value)) as T;
});
beforeEach(async () => {
  clock = 1_000;
  database = await openEditorDatabase('ada', () => undefined);
});
afterEach(async () => {
  database.close();
  await deleteDB(databaseName('ada'));
});

const now = () => clock;
const open = () => Promise.resolve(database);
const documents = createDocumentStore(open, now);
const storeOf = (id: string, tab = 'a') => createDraftStore(open, tab, id, now);
const content = (text: string) => ({ text, selection: { anchor: 0, head: 0 } });

async function keep(id: string, text: string) {
  await storeOf(id).save(content(text), 0);
  clock += 1_000;
}

const ids = async () => (await documents.list()).map(({ id }) => id);

describe('the documents of a browser', () => {
  it('come with the last changed first', async () => {
    await keep('letter', 'Dear Anna');
    await keep('report', 'Report');
    await storeOf('letter').save(content('Dear Anna,'), 1);
    expect(await documents.list()).toEqual([
      { id: 'letter', text: 'Dear Anna,', createdAt: 1_000, changedAt: 3_000 },
      { id: 'report', text: 'Report', createdAt: 2_000, changedAt: 2_000 },
    ]);
    expect(await documents.find(undefined)).toBe('letter');
    expect(await documents.find('report')).toBe('report');
    expect(await documents.find('unknown')).toBe('letter');
  });

  it('keep apart what tabs write that are at different ones', async () => {
    await storeOf('letter', 'a').save(content('Dear Anna'), 0);
    expect(await storeOf('report', 'b').save(content('Report'), 0)).toMatchObject({ saved: true });
    expect(await storeOf('letter').load()).toMatchObject({
      current: { text: 'Dear Anna' },
      others: [],
    });
  });

  it('keep the name that a person gave them while they are written, until it is taken away', async () => {
    await keep('letter', 'Dear Anna');
    await documents.rename('letter', 'Thanks');
    await storeOf('letter').save(content('Dear Bo'), 1);
    expect(await documents.list()).toMatchObject([{ name: 'Thanks', text: 'Dear Bo' }]);
    await documents.rename('letter', undefined);
    expect((await documents.list())[0]).not.toHaveProperty('name');
  });

  it('are not changed by a new name', async () => {
    await keep('letter', 'Dear Anna');
    await keep('report', 'Report');
    await documents.rename('letter', 'Thanks');
    expect(await ids()).toEqual(['report', 'letter']);
  });

  it('come back when the deletion is undone', async () => {
    await keep('letter', 'Dear Anna');
    const before = await documents.list();
    await documents.remove('letter');
    expect(await ids()).toEqual([]);
    expect(await documents.find('letter')).toBeUndefined();
    for (const each of before) await documents.restore(each);
    await documents.purge('letter');
    expect(await documents.list()).toEqual(before);
  });

  it('come back also where another page has deleted them for good meanwhile', async () => {
    await keep('letter', 'Dear Anna');
    await documents.rename('letter', 'Thanks');
    const before = await documents.list();
    await documents.remove('letter');
    clock += 11 * 60_000;
    await documents.purgeOld();
    for (const each of before) await documents.restore(each);
    expect(await documents.list()).toEqual(before);
    expect(await storeOf('letter').save(content('Dear Bo'), 1)).toMatchObject({ saved: true });
  });

  it('are gone with all their versions once nobody can undo it', async () => {
    await keep('letter', 'Dear Anna');
    await storeOf('letter', 'b').save(content('Dear Bo'), 0);
    await keep('report', 'Report');
    await documents.remove('letter');
    await documents.purge('letter');
    expect(await ids()).toEqual(['report']);
    expect(await database.getAllKeys('texts')).toEqual([['report', 'current']]);
  });

  it('come back where another tab goes on writing them', async () => {
    await keep('letter', 'Dear Anna');
    await documents.remove('letter');
    await storeOf('letter', 'b').save(content('Dear Anna, more'), 1);
    await documents.purge('letter');
    expect(await documents.list()).toMatchObject([{ id: 'letter', text: 'Dear Anna, more' }]);
  });

  it('are deleted for good at a later visit where the page went while it could be undone', async () => {
    await keep('letter', 'Dear Anna');
    await documents.remove('letter');
    clock += 60_000;
    await documents.purgeOld();
    expect(await database.count('texts')).toBe(1);
    clock += 10 * 60_000;
    await documents.purgeOld();
    expect(await database.count('texts')).toBe(0);
    expect(await database.count('documents')).toBe(0);
  });

  it('are shown though their records are damaged', async () => {
    await keep('letter', 'Dear Anna');
    await database.put('documents', 'damaged' as never, 'letter');
    await keep('report', 'Report');
    await database.delete('documents', 'report');
    expect((await ids()).toSorted()).toEqual(['letter', 'report']);
  });

  it('show a version beside the draft where the draft cannot be read', async () => {
    await storeOf('letter', 'a').save(content('from a'), 0);
    await storeOf('letter', 'b').save(content('from b'), 0);
    await database.put('texts', { text: 5 } as never, ['letter', 'current']);
    expect(await documents.list()).toMatchObject([{ text: 'from b' }]);
  });
});
