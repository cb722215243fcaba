import { describe, expect, it } from '@jest/globals';
import { isRomanNumeral } from './roman-numeral';

describe('isRomanNumeral', () => {
  it.each(['i', 'iv', 'ix', 'xii', 'xiv', 'xl', 'lxxxviii', 'xcix', 'cdxliv', 'mcmxcix', 'mmxxvi'])(
    'knows %s',
    (word) => expect(isRomanNumeral(word)).toBe(true),
  );

  it.each(['XIVe', 'IIème', 'Ier', 'Ire', 'XXIst', 'XIXth', 'XVIIes'])(
    'knows the ordinal %s',
    (word) => expect(isRomanNumeral(word)).toBe(true),
  );

  it.each([
    '',
    'civill',
    'vivd',
    'illl',
    'iiii',
    'vv',
    'ivi',
    'ic',
    'mmmm',
    'IIIIe',
    'the',
    'e',
    'th',
  ])('refuses %s', (word) => expect(isRomanNumeral(word)).toBe(false));
});
