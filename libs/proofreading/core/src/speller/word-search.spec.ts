import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { packDictionary } from '../../scripts/pack-dictionary';
import { Dictionary } from './dictionary';
import { EditCost, buildEditCosts } from './edit-costs';
import type { SpellingProfile } from './spelling-profile';
import { MAX_TYPED, WordSearch } from './word-search';

const PROFILE: SpellingProfile = {
  language: 'en',
  keyboards: [['qwertyuiop', 'asdfghjkl', 'zxcvbnm']],
  soundAlike: [
    ['f', 'ph'],
    ['b', 'v'],
    ['shun', 'tion', 60],
  ],
  silentLetters: 'h',
  elisions: [],
  enclitics: [],
  withoutEnclitics: [],
  oneLetterWords: 'a',
  bareCapitals: false,
  prefixes: [],
  derivations: [],
  wellKnownNames: [],
};

function searchIn(
  words: readonly string[],
): (typed: string, reach?: number) => Map<string, number> {
  const entries = words.map((text) => ({ text, frequency: 0, suggest: true }));
  const dictionary = new Dictionary(packDictionary(entries));
  const search = new WordSearch(dictionary, buildEditCosts(PROFILE, dictionary));
  return (typed, reach = 200) => {
    search.prepare(typed);
    return new Map(search.within(reach).map(({ folded, cost }) => [folded, cost]));
  };
}

const costOf = (typed: string, wanted: string): number | undefined =>
  searchIn([wanted, 'zzzzzz', 'abcdefghijklmnopqrstuvwxyzéñ'])(typed).get(wanted);

describe('the cost of a slip', () => {
  it.each([
    ['nothing', 'word', 'word', 0],
    ['a missing accent', 'cafe', 'café', EditCost.Accent],
    ['an accent too many', 'lamé', 'lame', EditCost.ExtraAccent],
    ['a doubled letter missing', 'adress', 'address', EditCost.DoubledLetter],
    ['a letter doubled', 'untill', 'until', EditCost.DoubledLetter],
    ['two letters swapped', 'freind', 'friend', EditCost.Swap],
    ['two letters swapped at the end', 'pasls', 'passl', EditCost.Swap],
    ['one letter for a sound-alike', 'habe', 'have', EditCost.SoundAlike],
    ['a group for a letter', 'telefone', 'telephone', EditCost.SoundAlike],
    ['a letter for a group', 'phace', 'face', EditCost.SoundAlike],
    ['a group for a group of the same length', 'nashun', 'nation', 60],
    ['a neighbouring key', 'worf', 'word', EditCost.NearKey],
    ['a silent letter forgotten', 'rytm', 'rythm', EditCost.SilentLetter],
    ['another vowel', 'calander', 'calender', EditCost.Vowel],
    ['any other letter', 'worp', 'word', EditCost.OtherLetter],
    ['a letter missing', 'goverment', 'government', EditCost.MissingLetter],
    ['a letter too many', 'worqd', 'word', EditCost.ExtraLetter],
    ['a letter too many from a neighbouring key', 'worfd', 'word', EditCost.NearKey],
    ['a space missing', 'alot', 'a lot', EditCost.Separator],
    ['an apostrophe missing', 'dont', "don't", EditCost.Separator],
    ['the first letter wrong', 'pord', 'word', EditCost.OtherLetter + EditCost.FirstLetter],
    ['the first letter missing', 'ord', 'word', EditCost.MissingLetter + EditCost.FirstLetter],
    ['two slips', 'freinnd', 'friend', EditCost.Swap + EditCost.DoubledLetter],
  ])('is right for %s', (_, typed, wanted, cost) => {
    expect(costOf(typed, wanted)).toBe(cost);
  });
});

describe('a search', () => {
  it('finds nothing beyond its reach', () => {
    const search = searchIn(['word', 'sword', 'world']);
    expect(search('word', 0)).toEqual(new Map([['word', 0]]));
    expect([...search('word', 110).keys()].sort()).toEqual(['word', 'world']);
  });

  it('finds all that a plain comparison of all words finds, whatever the reach', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abehfptv'), minLength: 1, maxLength: 7 });
    const words = fc.uniqueArray(word, { minLength: 1, maxLength: 25 });
    fc.assert(
      fc.property(words, word, fc.integer({ min: 0, max: 250 }), (all, typed, reach) => {
        const everything = searchIn(all)(typed, 5000);
        expect(everything.size).toBe(all.length);
        const near = [...everything].filter(([, cost]) => cost <= reach).sort();
        expect([...searchIn(all)(typed, reach)].sort()).toEqual(near);
      }),
    );
  });

  it('carries nothing over from the word before', () => {
    const search = searchIn(['telephone', 'nation', 'address']);
    const fresh = searchIn(['telephone', 'nation', 'address'])('adress');
    search('telefonee');
    search('nashun');
    expect(search('adress')).toEqual(fresh);
  });

  it('takes letters that no word holds as wrong ones', () => {
    expect(searchIn(['word'])('wørd').get('word')).toBe(EditCost.OtherLetter);
  });

  it('declines words of absurd length', () => {
    const dictionary = new Dictionary(packDictionary([{ text: 'a', frequency: 0, suggest: true }]));
    const search = new WordSearch(dictionary, buildEditCosts(PROFILE, dictionary));
    expect(search.prepare('a'.repeat(MAX_TYPED))).toBe(true);
    expect(search.prepare('a'.repeat(MAX_TYPED + 1))).toBe(false);
  });
});
