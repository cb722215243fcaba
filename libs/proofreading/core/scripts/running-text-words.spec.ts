import { describe, expect, it } from '@jest/globals';
import type { Counts, WordCount } from './count-words';
import { findWords, frequentPairs } from './running-text-words';

const count = (total: number, sources: number, inside = total, perMillion = total): WordCount => ({
  perMillion,
  inside,
  total,
  sources,
});
const counts = (words: Record<string, WordCount>, pairs: Record<string, number> = {}): Counts => ({
  words: new Map(Object.entries(words)),
  pairs: new Map(Object.entries(pairs)),
});
const NOBODY: ReadonlySet<string> = new Set();

describe('words that running text vouches for', () => {
  it('are names when they are capitalised inside sentences and come more than once', () => {
    const text = counts({ Kowalski: count(5, 2), Onlyonce: count(1, 1), First: count(9, 3, 0) });
    expect(findWords('en', text, NOBODY, NOBODY, NOBODY).names).toEqual(['Kowalski']);
  });

  it('are new words when several collections have them', () => {
    const text = counts({ webinar: count(9, 3), gibberesh: count(9, 1) });
    expect(findWords('en', text, NOBODY, NOBODY, NOBODY).words).toEqual(['webinar']);
  });

  it('are not taken over when they look like a slip for a frequent word', () => {
    const text = counts({ recieve: count(9, 3), receive: count(900, 9) });
    const known = new Set(['receive']);
    expect(findWords('en', text, known, NOBODY, NOBODY).words).toEqual([]);
  });

  it('are not taken over when only accents are missing', () => {
    const text = counts({ despues: count(20, 5), después: count(30, 5), Peru: count(20, 5) });
    const known = new Set(['después', 'perú']);
    expect(findWords('es', text, known, NOBODY, NOBODY)).toEqual({ names: [], words: [] });
  });

  it('are not taken from English into another language', () => {
    const text = counts({ workflow: count(50, 9) });
    expect(findWords('fr', text, NOBODY, new Set(['workflow']), NOBODY).words).toEqual([]);
  });

  it('stand in the other number too, in French and Spanish', () => {
    const words = ['rojiblancos', 'bola', 'virguería', 'blanquiazules', 'jonrones'];
    const text = counts(Object.fromEntries(words.map((word) => [word, count(9, 3)])));
    const known = new Set(['lunes']);
    expect(findWords('es', text, known, NOBODY, NOBODY).words).toEqual([
      ...words,
      'rojiblanco',
      'virguerías',
      'blanquiazul',
      'jonrón',
    ]);
    expect(findWords('en', text, known, NOBODY, NOBODY).words).toEqual(words);
  });

  it('include the nouns of the lexicon', () => {
    const found = findWords('en', counts({}), new Set(['cat']), NOBODY, new Set(['cat', 'lemur']));
    expect(found.words).toEqual(['lemur']);
  });
});

describe('frequent pairs', () => {
  it('are two known words, most frequent first, that do not make up a word together', () => {
    const text = counts({}, { 'a lot': 90, 'of course': 95, 'in side': 80, 'xx lot': 70 });
    const known = new Set(['a', 'lot', 'of', 'course', 'in', 'side', 'inside']);
    expect(frequentPairs(text, known, 10)).toEqual([
      ['of course', 95],
      ['a lot', 90],
    ]);
    expect(frequentPairs(text, known, 1)).toEqual([['of course', 95]]);
  });
});
