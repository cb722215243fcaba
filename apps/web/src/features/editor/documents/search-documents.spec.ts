import { expect, it } from '@jest/globals';
import { searchDocuments } from './search-documents';

const document = (id: string, text: string, name?: string) => ({
  ...{ id, text, createdAt: 0, changedAt: 0 },
  ...(name !== undefined && { name }),
});
const ALL = [
  document('letter', 'Dear Anna,\nthe café is closed.', 'Thanks'),
  document('report', 'Report\nNothing was thankless.'),
];

it.each([
  ['', ['letter', 'report']],
  [' thank ', ['letter', 'report']],
  ['CAFE anna', ['letter']],
  ['café', ['letter']],
  ['report cafe', []],
])('finds the documents that hold every word of “%s”', (query, ids) => {
  expect(searchDocuments(ALL, query).map(({ id }) => id)).toEqual(ids);
});
