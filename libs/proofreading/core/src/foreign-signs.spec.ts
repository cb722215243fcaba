import { expect, it } from '@jest/globals';
import { showsForeignSigns } from './foreign-signs';

it.each([
  'Guten Morgen!',
  'BUONGIORNO',
  'Grazie mille',
  'Wie geht’s?',
  'mår',
  'Co\u0301, proszę',
  'e\u0328',
])('a sign of another language: %s', (text) => expect(showsForeignSigns(text)).toBe(true));

it.each(['Morgen Freeman', 'guten free', 'Søren in Łódź', 'joyeux nöel', 'espãnol', 'Über', ''])(
  'none: %s',
  (text) => expect(showsForeignSigns(text)).toBe(false),
);
