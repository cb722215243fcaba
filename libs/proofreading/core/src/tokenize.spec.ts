import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { TokenKind } from './sentence';
import { tokenize } from './tokenize';

const kinds = (text: string) =>
  tokenize(text)
    .filter(({ kind }) => kind !== 'space')
    .map(({ kind, text: token }) => [kind, token]);

const only = (text: string, kind: TokenKind) =>
  tokenize(text)
    .filter((token) => token.kind === kind)
    .map((token) => token.text);

const PIECES = [
  ...[
    'a',
    'é',
    'e\u0301',
    ' ',
    '.',
    ',',
    "'",
    '’',
    '-',
    '`',
    '<',
    '>',
    '@',
    '#',
    '/',
    '1',
    '\n',
    '«',
  ],
  ...['…', '😀', '_', ':', 'www.', 'http://', '\uD83D', '\uDE00', '\u0000', '\u202E', '.com', 'v1'],
];
const awkward = fc
  .array(fc.constantFrom(...PIECES), { maxLength: 60 })
  .map((parts) => parts.join(''));

describe('tokenize', () => {
  it.each([
    [
      'words written as one',
      "Don't l’homme aujourd'hui a-t-il R&D",
      ["Don't", 'l’homme', "aujourd'hui", 'a-t-il', 'R&D'],
    ],
    ['letters with combining marks', 'cafe\u0301 nin\u0303o', ['cafe\u0301', 'nin\u0303o']],
    ['dotted abbreviations', 'the U.S. and e.g. this', ['the', 'U.S.', 'and', 'e.g.', 'this']],
    ['inclusive writing', 'les étudiant·e·s', ['les', 'étudiant·e·s']],
    ['words against brackets and dashes', '(one)—two/three', ['one', 'two', 'three']],
  ])('keeps %s together', (_, text, words) => {
    expect(only(text, 'word')).toEqual(words);
  });

  it('leaves a closing apostrophe and quotes outside the word', () => {
    expect(kinds("the 'dogs' “bark”")).toEqual([
      ['word', 'the'],
      ['punctuation', "'"],
      ['word', 'dogs'],
      ['punctuation', "'"],
      ['punctuation', '“'],
      ['word', 'bark'],
      ['punctuation', '”'],
    ]);
  });

  it.each([
    'https://example.com/a_b?x=1&y=2#top',
    'http://localhost:3000/',
    'www.example.org',
    'example.com',
    'mailto:ann@example.com',
    'ann.lee+list@mail.example.co.uk',
    '@ann_lee',
    '#writing',
    'report_final.docx',
    '.pdf',
    '.env',
    'index.html',
    './src/main.ts',
    'src/main.rs',
    'lib/utils/index.spec.ts',
    '/usr/local/bin',
    'C:\\Users\\ann',
    '`let x = 1`',
    '<strong class="x">',
    '&nbsp;',
    '{{name}}',
    'snake_case_name',
    'open()',
    'v2.10.0',
    '1.4.2-beta.1',
  ])('takes %s for a literal', (literal) => {
    expect(only(`See ${literal}, please.`, 'literal')).toEqual([literal]);
  });

  it('takes a run of letters too long for a word for a literal', () => {
    expect(kinds('x'.repeat(101))).toEqual([['literal', 'x'.repeat(101)]]);
    expect(kinds('x'.repeat(100))).toEqual([['word', 'x'.repeat(100)]]);
  });

  it('takes a fenced block for one literal', () => {
    expect(only('```js\nlet a = `b`;\n``` done', 'literal')).toEqual(['```js\nlet a = `b`;\n```']);
  });

  it.each([
    'Wait…no.Yes',
    'and/or',
    'mid-2020s',
    'Let us go.There we are',
    '3 < 4 and 5 > 2',
    'he/she',
    'It ended .then we left',
    '50 %',
  ])('finds no literal in %s', (text) => {
    expect(only(text, 'literal')).toEqual([]);
  });

  it.each([
    '3.14',
    '1,000,000',
    '1.234,56',
    '12\u202F500',
    '10:30',
    '10h30',
    '2nd',
    '1er',
    '1.º',
    '2024-05-12',
    '5km',
  ])('takes %s for a number', (number) => {
    expect(kinds(`${number} x`)[0]).toEqual(['number', number]);
  });

  it('keeps runs of signs together', () => {
    expect(only('What?! Well... no -- yes…', 'punctuation')).toEqual(['?!', '...', '--', '…']);
  });

  it('keeps an emoji sequence and an emoticon together', () => {
    expect(only('Yes 👩‍👩‍👧 🇫🇷 ok :-)', 'symbol')).toEqual(['👩‍👩‍👧', '🇫🇷', ':-)']);
  });

  it('counts positions from the offset, in UTF-16 code units', () => {
    expect(tokenize('😀 go', 10).map(({ start, end }) => [start, end])).toEqual([
      [10, 12],
      [12, 13],
      [13, 15],
    ]);
  });

  it.each([
    ['any string', fc.string({ unit: 'binary', maxLength: 80 })],
    ['awkward strings', awkward],
  ])('covers %s without gaps', (_, strings) => {
    fc.assert(
      fc.property(strings, (text) => {
        let position = 0;
        for (const token of tokenize(text)) {
          expect(token.start).toBe(position);
          expect(token.text).toBe(text.slice(token.start, token.end));
          expect(token.end).toBeGreaterThan(token.start);
          position = token.end;
        }
        expect(position).toBe(text.length);
      }),
      { numRuns: 500 },
    );
  });
});
