import { expect, it } from '@jest/globals';
import { loadDetector } from './detect';

const GERMAN = 'Das Wetter ist heute in ganz Deutschland sehr schön.';

it.each([
  ['Hur mår du?', 'Idag är det fint väder och vi går till stranden.', true],
  ['Wie geht es dir?', GERMAN, true],
  ['Gud mornig.', GERMAN, false],
  ['How are you?', GERMAN, false],
  ['Wie geht es dir?', 'The weather is very nice in all of the country.', false],
  // Long enough to be told by itself.
  [GERMAN, GERMAN, false],
])('%s is rather of the language of: %s', async (sentence, foreign, expected) => {
  const isOfRest = (await loadDetector()).shortSentencesOf(foreign);
  expect(isOfRest(sentence)).toBe(expected);
});
