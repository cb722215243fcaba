/** @jest-environment node */
/// <reference types="node" />
import { expect, it, jest } from '@jest/globals';
import { lexer, type Token, type Tokens } from 'marked';
import { readFileSync } from 'node:fs';
import { marksIn } from './testing/marks-in';

// Compiling 16 MB of WebAssembly takes its time on a busy machine.
jest.setTimeout(120_000);

const NOTICES = readFileSync(new URL('../../../NOTICE.md', import.meta.url), 'utf8');

/** What others call their works, and what linguists call theirs. */
const NAMES: readonly string[] = [
  ...['Dictionnaires', 'orthographiques', 'français', 'entreprise', 'gestes', 'climat'],
  ...['Automattic', 'docx', 'pdfmake', 'fontkit', 'linebreak', 'Roboto'],
  ...['treebank', 'treebanks'],
];

const isTable = (token: Token): token is Tokens.Table => token.type === 'table';
const textOf = (token: Token): string => ('text' in token ? String(token.text) : '');

/** Headings, paragraphs and the cells of tables. */
const texts = lexer(NOTICES).flatMap((token) =>
  isTable(token) ? [token.header, ...token.rows].flat().map(({ text }) => text) : [textOf(token)],
);

it('says where things come from in words that the checker does not mark', async () => {
  const marked: string[] = [];
  // A paragraph is one line on the page.
  for (const text of texts)
    marked.push(...(await marksIn(text.replaceAll('\n', ' '), 'en', NAMES)));
  expect(marked).toEqual([]);
});

it('excuses no name that is not there', () => {
  expect(NAMES.filter((name) => !NOTICES.includes(name))).toEqual([]);
});
