/** @jest-environment node */
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { deleteDB } from 'idb';
import { databaseName, openEditorDatabase, type Database } from './database';
import { createDraftStore } from './draft-store';

let database: Database;
beforeEach(async () => {
  database = await openEditorDatabase('ada', () => undefined);
});
afterEach(async () => {
  database.close();
  await deleteDB(databaseName('ada'));
});

const storeOf = (tab: string) =>
  createDraftStore(
    () => Promise.resolve(database),
    tab,
    () => 1000,
  );
const content = (text: string) => ({ text, selection: { anchor: 1, head: 2 } });

describe('the draft store', () => {
  it('gives back what was saved, with its selection', async () => {
    await storeOf('a').save(content('Dear Anna'), 0);
    expect(await storeOf('b').load()).toEqual({
      current: {
        text: 'Dear Anna',
        selection: { anchor: 1, head: 2 },
        savedAt: 1000,
        tab: 'a',
        revision: 1,
      },
      other: undefined,
    });
  });

  it('counts revisions up', async () => {
    const store = storeOf('a');
    await store.save(content('one'), 0);
    expect(await store.save(content('two'), 1)).toEqual({ saved: true, revision: 2 });
  });

  it('never writes over a text of another tab that it has not seen, and keeps both', async () => {
    await storeOf('a').save(content('from a'), 0);
    const result = await storeOf('b').save(content('from b'), 0);
    expect(result).toMatchObject({ saved: false, theirs: { text: 'from a' } });
    expect(await storeOf('c').load()).toMatchObject({
      current: { text: 'from a' },
      other: { text: 'from b' },
    });
  });

  it('writes over it once the person has chosen, and lets the other go', async () => {
    await storeOf('a').save(content('from a'), 0);
    await storeOf('b').save(content('from b'), 0);
    await storeOf('b').save(content('from b'), 0, true);
    expect(await storeOf('c').load()).toMatchObject({
      current: { text: 'from b', revision: 2 },
      other: undefined,
    });
  });

  it('sees no conflict in the same text', async () => {
    await storeOf('a').save(content('same'), 0);
    expect(await storeOf('b').save(content('same'), 0)).toEqual({ saved: true, revision: 2 });
  });

  it('lets exactly one of two tabs win that save at the same moment', async () => {
    const results = await Promise.all([
      storeOf('a').save(content('from a'), 0),
      storeOf('b').save(content('from b'), 0),
    ]);
    expect(results.map(({ saved }) => saved).toSorted()).toEqual([false, true]);
  });
});

describe('the database', () => {
  it('rejects, rather than throws, where the browser blocks its storage', async () => {
    const open = jest.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    await expect(openEditorDatabase('ada', () => undefined)).rejects.toThrow('blocked');
    open.mockRestore();
  });
});
