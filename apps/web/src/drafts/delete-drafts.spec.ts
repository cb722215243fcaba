import 'fake-indexeddb/auto';
import { expect, it } from '@jest/globals';
import { openDB } from 'idb';
import { deleteDrafts } from './delete-drafts';
import { databaseName, journalPrefix, resultsDatabaseName } from './kept-names';

// jsdom has none; the texts are plain.
globalThis.structuredClone ??= <T>(value: T) => JSON.parse(JSON.stringify(value)) as T;

async function keepText(accountId: string) {
  const database = await openDB(databaseName(accountId), 1, {
    upgrade: (opened) => void opened.createObjectStore('drafts'),
  });
  await database.put('drafts', 'A text', 'current');
  database.close();
  (await openDB(resultsDatabaseName(accountId), 1)).close();
  localStorage.setItem(`${journalPrefix(accountId)}tab`, 'A text');
}

const databases = async () => (await indexedDB.databases()).map(({ name }) => name);

it('deletes the texts of one account, and what a tab saves while it leaves', async () => {
  await keepText('u1');
  await keepText('u2');
  const deleting = deleteDrafts('u1');
  setTimeout(() => void keepText('u1'), 200);
  await deleting;
  expect(await databases()).toEqual([databaseName('u2'), resultsDatabaseName('u2')]);
  expect(Object.keys(localStorage)).toEqual([`${journalPrefix('u2')}tab`]);
});
