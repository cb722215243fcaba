/** @jest-environment node */
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { deleteDB } from 'idb';
import { databaseName } from '../../../drafts/kept-names';
import { openEditorDatabase, type Database } from './database';
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
    'letter',
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
      others: [],
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
      others: [{ text: 'from b', tab: 'b' }],
    });
  });

  it('keeps a version for each tab that wrote at the same time', async () => {
    await storeOf('a').save(content('from a'), 0);
    await storeOf('b').save(content('from b'), 0);
    await storeOf('c').save(content('from c'), 0);
    await storeOf('b').save(content('more from b'), 0);
    const { current, others } = await storeOf('d').load();
    expect(current?.text).toBe('from a');
    expect(others.map(({ text }) => text).toSorted()).toEqual(['from c', 'more from b']);
  });

  it('writes over it once the person has chosen, and lets the other go', async () => {
    await storeOf('a').save(content('from a'), 0);
    await storeOf('b').save(content('from b'), 0);
    expect(await storeOf('b').settle(content('from b'), content('from a'))).toBe(2);
    expect(await storeOf('c').load()).toMatchObject({
      current: { text: 'from b', revision: 2 },
      others: [],
    });
  });

  it('keeps what the person had not seen when they chose', async () => {
    await storeOf('a').save(content('from a'), 0);
    await storeOf('b').save(content('from b'), 0);
    await storeOf('c').save(content('from c'), 0);
    await storeOf('a').save(content('from a, later'), 1);
    await storeOf('b').settle(content('from b'), content('from a'));
    const { current, others } = await storeOf('d').load();
    expect(current?.text).toBe('from b');
    expect(others.map(({ text }) => text).toSorted()).toEqual(['from a, later', 'from c']);
  });

  it('gives a tab that was loaded again its own version back', async () => {
    await storeOf('a').save(content('from a'), 0);
    await storeOf('b').save(content('from b'), 0);
    expect(await storeOf('b2').claim('b')).toMatchObject({ text: 'from b', tab: 'b2' });
    expect(await storeOf('b2').claim('b')).toBeUndefined();
    expect((await storeOf('c').load()).others).toMatchObject([{ text: 'from b', tab: 'b2' }]);
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

describe('what a tab that is gone had not saved', () => {
  const unsaved = (text: string, base: number, writtenAt = 2000) => ({
    ...content(text),
    tab: 'gone',
    document: 'letter',
    base,
    writtenAt,
  });

  it('becomes the draft where nobody wrote since', async () => {
    await storeOf('a').recover(unsaved('first words', 0));
    expect((await storeOf('a').load()).current).toMatchObject({ text: 'first words', revision: 1 });
    await storeOf('a').recover(unsaved('first words and more', 1));
    expect((await storeOf('a').load()).current).toMatchObject({ text: 'first words and more' });
  });

  it('becomes the draft too where only the same tab has saved, unless it saved later', async () => {
    await storeOf('gone').save(content('half'), 0);
    await storeOf('a').recover(unsaved('half and half', 0));
    expect((await storeOf('a').load()).current?.text).toBe('half and half');
    await storeOf('a').recover(unsaved('older', 0, 500));
    expect((await storeOf('a').load()).current?.text).toBe('half and half');
  });

  it('is kept beside the draft of another tab', async () => {
    await storeOf('b').save(content('from b'), 0);
    await storeOf('a').recover(unsaved('from the one that is gone', 0));
    await storeOf('a').recover(unsaved(' ', 0, 3000));
    expect(await storeOf('a').load()).toMatchObject({
      current: { text: 'from b' },
      others: [{ text: 'from the one that is gone' }],
    });
  });

  it('is nothing new where the same text stands', async () => {
    await storeOf('b').save(content('same'), 0);
    await storeOf('a').recover(unsaved('same', 0));
    expect(await storeOf('a').load()).toMatchObject({ current: { revision: 1 }, others: [] });
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
