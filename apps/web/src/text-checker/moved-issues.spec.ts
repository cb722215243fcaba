import { expect, it } from '@jest/globals';
import { movedIssues } from './moved-issues';

const at = (text: string, words: string) => {
  const start = text.indexOf(words);
  return { start, end: start + words.length, words };
};
const TEXT = 'teh cat and a dgo';
const ISSUES = [at(TEXT, 'teh'), at(TEXT, 'dgo')];
const wordsIn = (text: string) =>
  movedIssues(ISSUES, TEXT, text).map(({ start, end }) => text.slice(start, end));

it.each([
  ['nothing is changed', TEXT, ['teh', 'dgo']],
  ['something is written between them', 'teh fat cat and a dgo', ['teh', 'dgo']],
  ['something is deleted between them', 'teh and a dgo', ['teh', 'dgo']],
  ['something is written at the end', 'teh cat and a dgo!', ['teh', 'dgo']],
  ['something is written at the beginning', 'Then teh cat and a dgo', ['teh', 'dgo']],
  ['one is mended', 'the cat and a dgo', ['dgo']],
  ['one is written into', 'teh cat and a dxgo', ['teh']],
  ['all is replaced', 'Hello', []],
])('keeps issues on their words when %s', (_, text, expected) => {
  expect(wordsIn(text)).toEqual(expected);
});
