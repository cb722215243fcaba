import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { packDictionary } from '../../scripts/pack-dictionary';
import { type Speller, createSpeller } from './speller';
import type { SpellingProfile } from './spelling-profile';

const PROFILE: SpellingProfile = {
  language: 'fr',
  keyboards: [['azertyuiop', 'qsdfghjklm', 'wxcvbn']],
  soundAlike: [['f', 'ph']],
  silentLetters: 'h',
  elisions: ["l'", "qu'", "j'"],
  enclitics: ['-moi', "'s"],
  withoutEnclitics: ['elle'],
  oneLetterWords: 'a',
  bareCapitals: true,
  prefixes: ['anti', 're'],
  lastParts: ['ols'],
  derivations: [
    { ending: 'ment', bases: [''] },
    { ending: 'arlo', bases: ['ar'], minimumStem: 1, regular: true },
  ],
  wellKnownNames: [],
};
const WORDS: Readonly<Record<string, number>> = {
  maison: 25,
  maisons: 22,
  arbre: 20,
  elle: 30,
  dites: 18,
  vent: 16,
  tres: 5,
  très: 29,
  ai: 28,
  a: 31,
  lot: 17,
  été: 24,
  Paris: 22,
  iPhone: 10,
  pouvoir: 25,
  lente: 18,
  cantar: 15,
  'bien sûr': 18,
  bien: 27,
  sûr: 20,
  lente2: 0,
  propre: 20,
  propreté: 18,
  écho: 14,
};
const entries = Object.entries(WORDS)
  .filter(([text]) => !/\d/u.test(text))
  .map(([text, frequency]) => ({ text, frequency, suggest: true }));
const dictionary = packDictionary([...entries, { text: 'zut', frequency: 20, suggest: false }]);
const speller: Speller = createSpeller(dictionary, PROFILE);

describe('what is known', () => {
  it.each([
    ['listed', 'maison'],
    ['at the start of a sentence', 'Maison'],
    ['in capitals', 'MAISON'],
    ['a name', 'Paris'],
    ['a name in capitals', 'PARIS'],
    ['with inner capitals', 'iPhone'],
    ['elided', "l'arbre"],
    ['elided with a typographic apostrophe', 'l’arbre'],
    ['elided with a capital', 'L’arbre'],
    ['elided before a name', "l'iPhone"],
    ['with something hung on', 'dites-moi'],
    ['a compound', 'arbre-maison'],
    ['a compound with a prefix', 'anti-vent'],
    ['a compound with an ending of its own', 'maison-ols'],
    ['prefixed', 'antivent'],
    ['derived', 'proprement'],
    ['inflected', 'cantarlo'],
    ['decomposed', 'e\u0301te\u0301'],
    ['with a bare capital', 'Ete'.replace('te', 'té')],
    ['never proposed', 'zut'],
  ])('%s', (_, word) => {
    expect(speller.isKnown(word)).toBe(true);
  });

  it.each([
    ['unlisted', 'maizon'],
    ['a name in small letters', 'paris'],
    ['capitals at random', 'mAison'],
    ['a wrong elision', "k'arbre"],
    ['nothing behind the elision', "l'"],
    ['a word that takes no ending', "elle's"],
    ['a compound with an unknown part', 'arbre-maizon'],
    ['a bare small letter', 'echo'],
    ['an empty word', ''],
  ])('but not %s', (_, word) => {
    expect(speller.isKnown(word)).toBe(false);
  });

  it('does not take a slip for a derivation', () => {
    const withSlip = createSpeller(
      packDictionary([
        { text: 'example', frequency: 20, suggest: true },
        { text: 'ample', frequency: 20, suggest: true },
        { text: 'maple', frequency: 20, suggest: true },
      ]),
      { ...PROFILE, prefixes: ['ex'] },
    );
    expect(withSlip.isKnown('exmaple')).toBe(false);
  });
});

describe('suggestions', () => {
  it.each([
    ['maizon', 'maison'],
    ['Maizon', 'Maison'],
    ['MAIZON', 'MAISON'],
    ['paris', 'Paris'],
    ['iphone', 'iPhone'],
    ['l’abre', 'l’arbre'],
    ["L'abre", "L'arbre"],
    ['jai', "j'ai"],
    ['larbre', "l'arbre"],
    ['alot', 'a lot'],
    ['biensur', 'bien sûr'],
    ['ditse-moi', 'dites-moi'],
    ['arbre-maizon', 'arbre-maison'],
    ['e\u0301t\u00E9e', 'été'],
  ])('for %s start with %s', (word, wanted) => {
    expect(speller.suggest(word)[0]).toBe(wanted);
  });

  it('prefer the frequent word at the same distance', () => {
    expect(speller.suggest('trés').slice(0, 2)).toEqual(['très', 'tres']);
  });

  it('leave out what is not to be proposed, and the word itself', () => {
    expect(speller.suggest('zutt')).not.toContain('zut');
    expect(speller.suggest('maison')).not.toContain('maison');
    expect(speller.suggest("l'erbre")).toContain("l'arbre");
    expect(speller.suggest("l'erent")).not.toContain("l'vent");
  });

  it('are as many as asked for', () => {
    expect(speller.suggest('maisn', 1)).toEqual(['maison']);
    expect(speller.suggest('qqqqqqqqqqqq')).toEqual([]);
    expect(speller.suggest('x'.repeat(500))).toEqual([]);
  });

  it('are known words or pairs of them, whatever is typed', () => {
    const typed = fc.string({ unit: fc.constantFrom(..."aeéilmnorstuv'-"), maxLength: 14 });
    fc.assert(
      fc.property(typed, (word) => {
        for (const text of speller.suggest(word))
          for (const part of text.split(' ')) expect(speller.isKnown(part)).toBe(true);
      }),
    );
  });

  it('survive any string', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (word) => {
        expect(Array.isArray(speller.suggest(word))).toBe(true);
        expect(typeof speller.isKnown(word)).toBe('boolean');
      }),
    );
  });
});

describe('frequency', () => {
  it('is that of the rarest part', () => {
    expect(speller.frequency('maison')).toBe(25);
    expect(speller.frequency("l'arbre")).toBe(20);
    expect(speller.frequency('arbre-maison')).toBe(20);
    expect(speller.frequency('inconnu')).toBe(0);
  });
});
