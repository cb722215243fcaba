import 'fake-indexeddb/auto';
import { afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { deleteDB } from 'idb';
import { databaseName } from '../../../../drafts/kept-names';
import { openEditorDatabase, type Database } from '../../drafts/database';
import { createDraftStore } from '../../drafts/draft-store';
import { createDocumentStore } from '../document-store';
import { createHistoryStore } from './history-store';
import { MOST_VERSIONS, thinned } from './thinned';

let database: Database;
let clock: number;

beforeAll(() => {
  globalThis.structuredClone ??= <T>(value: T) => JSON.parse(JSON.stringify(value)) as T;
});
beforeEach(async () => {
  clock = 1_000;
  database = await openEditorDatabase('ada', () => undefined);
  for (const id of ['letter', 'letters', 'report'])
    await createDraftStore(open, 'a', id).save({ text: id, selection: { anchor: 0, head: 0 } }, 0);
});
afterEach(async () => {
  database.close();
  await deleteDB(databaseName('ada'));
});

const open = () => Promise.resolve(database);
const history = createHistoryStore(open, () => clock);
const texts = async (id: string) => (await history.list(id)).map(({ text }) => text);

it('keeps versions of each document apart, the latest first', async () => {
  await history.keep('letter', 'one');
  clock = 2_000;
  await history.keep('letter', 'two');
  await history.keep('letters', 'other');
  expect(await history.list('letter')).toEqual([
    { keptAt: 2_000, text: 'two' },
    { keptAt: 1_000, text: 'one' },
  ]);
});

it('keeps no version twice in a row, nor a blank one', async () => {
  expect(await history.keep('letter', 'one')).toBe(true);
  expect(await history.keep('letter', 'one')).toBe(false);
  expect(await history.keep('letter', ' \n')).toBe(false);
  expect(await texts('letter')).toEqual(['one']);
});

it('keeps the order where the clock was put back', async () => {
  await history.keep('letter', 'one');
  clock = 500;
  await history.keep('letter', 'two');
  expect(await texts('letter')).toEqual(['two', 'one']);
});

it('holds so many versions at most, the first and the latest among them', async () => {
  for (let index = 0; index < MOST_VERSIONS + 20; index += 1) {
    clock += 1_000;
    await history.keep('letter', `text ${index}`);
  }
  const kept = await texts('letter');
  expect(kept).toHaveLength(MOST_VERSIONS);
  expect(kept.at(-1)).toBe('text 0');
  expect(kept.slice(0, 10)).toEqual(
    Array.from({ length: 10 }, (_, index) => `text ${MOST_VERSIONS + 19 - index}`),
  );
});

it('leaves out what it cannot read', async () => {
  await history.keep('letter', 'one');
  await database.put('history', { text: 5 } as never, ['letter', 5]);
  expect(await texts('letter')).toEqual(['one']);
});

it('goes with the document', async () => {
  const documents = createDocumentStore(open);
  for (const id of ['letter', 'report']) await history.keep(id, id);
  await documents.remove('letter');
  expect(await texts('letter')).toEqual(['letter']);
  await documents.purge('letter');
  expect(await texts('letter')).toEqual([]);
  expect(await history.keep('letter', 'from a tab that still shows it')).toBe(false);
  expect(await texts('letter')).toEqual([]);
  expect(await texts('report')).toEqual(['report']);
});

it('goes at a later visit where it was left behind by a document', async () => {
  await database.put('history', { text: 'Dear Anna' }, ['gone', 1]);
  await history.keep('letter', 'one');
  await createDocumentStore(open).purgeOld();
  expect(await texts('gone')).toEqual([]);
  expect(await texts('letter')).toEqual(['one']);
});

it('lets those go that came shortly after another', () => {
  const times = Array.from({ length: MOST_VERSIONS + 1 }, (_, index) => index * 100);
  times[5] = 401;
  expect(thinned(times)).toEqual([401]);
  expect(thinned(times.slice(1))).toEqual([]);
});
