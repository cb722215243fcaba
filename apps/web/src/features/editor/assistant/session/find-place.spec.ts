import { Text } from '@codemirror/state';
import { expect, it } from '@jest/globals';
import { findPlace } from './find-place';

const THRICE = 'Dear all.\nDear all.\nDear all.';

it.each([
  ['the only place', 'One. Two.', 'Two.', 0, 5],
  ['the third of three', THRICE, 'Dear all.', 20, 20],
  ['the nearest, where something was written before', `So. ${THRICE}`, 'Dear all.', 20, 24],
  ['words, and not what is within longer ones', 'A party of art.', 'art', 0, 11],
  ['words next to marks', 'l’art', 'art', undefined, 2],
  ['no place where there is none', 'A party.', 'art', 3, null],
  ['no place where two are as near', 'No. Or. No.', 'No.', 4, null],
  ['no place where it is not known which', THRICE, 'Dear all.', undefined, null],
  ['no place for nothing', 'One.', '', 0, null],
])('finds %s', (_what, doc, text, stood, place) => {
  expect(findPlace(Text.of(doc.split('\n')), text, stood)).toBe(place);
});
