import { describe, expect, it } from '@jest/globals';
import type { Locale } from '@tercet/contracts';
import { tokenize } from '../tokenize';
import { unitsOf, unitsOfWord } from './context-units';

const units = (text: string, language: Locale) =>
  unitsOf(tokenize(text), language).map((unit) => unit.text);

describe('the units of running text', () => {
  it('are words in small letters, one sign for pauses, one for numbers and edges between sentences', () => {
    expect(units('In 1999, “The” dog (a Pug) ran; twice. It won!', 'en')).toEqual(
      'in # , the dog , a pug , ran , twice <s> it won <s>'.split(' '),
    );
  });

  it('name addresses and code by one sign', () => {
    expect(units('See https://example.org/x and `a.b()`', 'en')).toEqual(
      'see <x> and <x>'.split(' '),
    );
  });

  it('part French words after what is elided, and keep aujourd’hui and English words whole', () => {
    expect(units('L’homme n’a qu’aujourd’hui.', 'fr')).toEqual([
      "l'",
      'homme',
      "n'",
      'a',
      "qu'",
      "aujourd'",
      'hui',
      '<s>',
    ]);
    expect(unitsOfWord('Aujourd’hui', 'fr')).toEqual(["aujourd'hui"]);
    expect(units('They’re here', 'en')).toEqual(["they're", 'here']);
  });

  it('are the same for composed and decomposed letters, either apostrophe and soft hyphens', () => {
    expect(units('l’e\u0301te\u0301 tran\u00ADquille', 'fr')).toEqual(
      units("l'été tranquille", 'fr'),
    );
  });

  it('tell the token that they come from', () => {
    const found = unitsOf(tokenize('Oui, l’ami'), 'fr').map(({ text, token }) => [text, token]);
    expect(found).toEqual([
      ['oui', 0],
      [',', 1],
      ["l'", 3],
      ['ami', 3],
    ]);
  });

  it('part a suggestion of two words', () => {
    expect(unitsOfWord('a lot', 'en')).toEqual(['a', 'lot']);
  });
});
