/** @jest-environment node */
import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from '@jest/globals';
import { deleteDB } from 'idb';
import { resultsDatabaseName } from '../../../../drafts/kept-names';
import { createDocumentResults } from './document-results';
import { forgettingResults } from './forget-with-document';
import type { DocumentStore } from '../../documents/document-store';
import { openResultsDatabase } from './results-database';
import { createResultStore } from './result-store';
import type { KeptResult } from './kept-result';

const HOUR = 3_600_000;
const ACTION = { operation: 'improve' } as const;

const result = (id: string, at: number, size = 10): KeptResult => ({
  id,
  at,
  action: ACTION,
  source: 'They was late.',
  answer: 'x'.repeat(size),
});

const storeOf = (account: string, ...documents: string[]) =>
  createResultStore(account, () => Promise.resolve(new Set(documents)));
const idsOf = (results: readonly KeptResult[]) => results.map(({ id }) => id);

afterEach(async () => {
  for (const account of ['ada', 'grace']) await deleteDB(resultsDatabaseName(account));
});

describe('the earlier results of a document', () => {
  it('are found again, the newest first, by their account and with their document only', async () => {
    const store = storeOf('ada', 'letter', 'report');
    await store.put('letter', [result('old', 1), result('new', 2)]);
    const again = storeOf('ada', 'letter', 'report');
    expect(await again.list('letter')).toEqual([result('new', 2), result('old', 1)]);
    expect(await again.list('report')).toEqual([]);
    expect(await storeOf('grace', 'letter').list('letter')).toEqual([]);
  });

  it('are the last twenty', async () => {
    const store = storeOf('ada', 'letter');
    for (let at = 1; at <= 25; at++) await store.put('letter', [result(`${at}`, at)]);
    const kept = await store.list('letter');
    expect([kept.length, kept[0]?.id, kept.at(-1)?.id]).toEqual([20, '25', '6']);
  });

  it('are fewer where they are long', async () => {
    const store = storeOf('ada', 'letter');
    await store.put('letter', [result('a', 1, 150_000), result('b', 2, 150_000)]);
    await store.put('letter', [result('c', 3, 150_000)]);
    expect(idsOf(await store.list('letter'))).toEqual(['c', 'b']);
  });

  it('stay where one comes that is too long to be kept', async () => {
    const store = storeOf('ada', 'letter');
    const twenty = Array.from({ length: 20 }, (_, at) => result(`${at}`, at));
    await store.put('letter', twenty);
    await store.put('letter', [result('long', 20, 415_000)]);
    expect(await store.list('letter')).toEqual(twenty.toReversed());
  });

  it('are deleted one by one, or together', async () => {
    const store = storeOf('ada', 'letter', 'report');
    await store.put('letter', [result('a', 1), result('b', 2)]);
    await store.put('report', [result('c', 1)]);
    await store.remove('letter', ['a']);
    expect(idsOf(await store.list('letter'))).toEqual(['b']);
    await store.forget('letter');
    expect(await store.list('letter')).toEqual([]);
    expect(idsOf(await store.list('report'))).toEqual(['c']);
  });

  it('keep where they stood and what each of their changes is about, and pass over what is no such thing', async () => {
    const store = storeOf('ada', 'letter');
    const about = {
      category: 'STYLE',
      affects: 'NUMBER',
      source: 'MODEL',
      explanation: 'Thirteen came.',
    } as const;
    const edit = { start: 0, end: 4, replacement: '13' };
    const judged = { engine: 'MODEL', warnings: [], sent: 14 } as const;
    const damaged = {
      ...edit,
      category: 'odd',
      affects: 7,
      source: null,
    } as unknown as typeof edit;
    await store.put('letter', [
      { ...result('whole', 2), from: 7, judged: { ...judged, edits: [{ ...edit, ...about }] } },
      { ...result('damaged', 1), judged: { ...judged, edits: [damaged] } },
    ]);
    const kept = await store.list('letter');
    expect(kept.map((each) => each.judged?.edits)).toEqual([[{ ...edit, ...about }], [edit]]);
    expect(kept.map(({ from }) => from)).toEqual([7, undefined]);
  });

  it('are left out where they are damaged', async () => {
    const database = await openResultsDatabase('ada', () => undefined);
    const damaged = [{}, { ...result('x', 1), action: { operation: 'tone', tone: 'odd' } }, 'text'];
    for (const [index, value] of damaged.entries())
      await database.put('results', value as KeptResult, ['letter', `${index}`]);
    database.close();
    expect(await storeOf('ada', 'letter').list('letter')).toEqual([]);
  });
});

describe('a document that goes', () => {
  const documents = (there: string[]) =>
    ({
      purge: (id: string) => Promise.resolve(void there.splice(there.indexOf(id), 1)),
      find: (id: string) => Promise.resolve(there.includes(id) ? id : there[0]),
    }) as unknown as DocumentStore;

  it('takes its results along, and no others', async () => {
    const store = storeOf('ada', 'letter', 'report');
    await store.put('letter', [result('a', Date.now())]);
    await store.put('report', [result('b', Date.now())]);
    await forgettingResults(documents(['letter', 'report']), store).purge('letter');
    expect(await store.list('letter')).toEqual([]);
    expect(idsOf(await store.list('report'))).toEqual(['b']);
  });

  it('keeps them where it has come back', async () => {
    const store = storeOf('ada', 'letter');
    await store.put('letter', [result('a', Date.now())]);
    const there = { ...documents(['letter']), purge: () => Promise.resolve() };
    await forgettingResults(there, store).purge('letter');
    expect(idsOf(await store.list('letter'))).toEqual(['a']);
  });

  it('and has left some behind loses them at another visit; a new one has its time', async () => {
    const store = storeOf('ada', 'letter', 'gone', 'new');
    await store.put('letter', [result('a', 1)]);
    await store.put('gone', [result('b', Date.now() - 2 * HOUR)]);
    await store.put('new', [result('c', Date.now())]);
    const later = storeOf('ada', 'letter');
    expect(idsOf(await later.list('letter'))).toEqual(['a']);
    expect(await later.list('gone')).toEqual([]);
    expect(idsOf(await later.list('new'))).toEqual(['c']);
  });
});

describe('a browser that keeps nothing', () => {
  const blocked = () => Promise.reject(new Error('blocked'));
  const store = { list: blocked, put: blocked, remove: blocked, forget: blocked };

  it('has those of this visit, until they are deleted', async () => {
    const results = createDocumentResults(store, 'letter');
    results.add([result('a', 1)]);
    results.add([result('b', 2)]);
    await results.load();
    expect(idsOf(results.get())).toEqual(['b', 'a']);
    results.remove([result('b', 2)]);
    await results.load();
    expect(idsOf(results.get())).toEqual(['a']);
    results.add([result('b', 2)]);
    expect(idsOf(results.get())).toEqual(['b', 'a']);
  });
});

it('what another tab has kept is taken in beside what is new here', async () => {
  const store = storeOf('ada', 'letter');
  await store.put('letter', [result('theirs', 1)]);
  const results = createDocumentResults(store, 'letter');
  results.add([result('mine', 2)]);
  await results.load();
  expect(idsOf(results.get())).toEqual(['mine', 'theirs']);
});
