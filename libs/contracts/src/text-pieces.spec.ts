import { describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { LOCALES } from './locales';
import { textPieces } from './text-pieces';

const ORDINARY = {
  en: 'Mr. Brown met Dr. Lee on Jan. 5 at 3.30 p.m. “Really?” she asked. They paid $4.50, etc. and left… Did you? ',
  fr: 'M. Petit est parti à 8 h. « Vraiment ? » dit-il. Voir p. 12 et l’art. 5, etc. Oui… mais plus tard. Non ! ',
  es: 'El Sr. Gil llegó el día 3. ¿Vienes? ¡Claro! —Dijo que no. La pág. 5, etc., dice que sí… luego se fue. ',
};

/** What ends a sentence, what may follow its end, and what decides by standing behind that. */
const SIGNS = [
  ...['.', '?', '…', '。', '\n', '\r', '\u2028', '\u0085', ')', '"', '”', '»', "'", ' ', '\u00a0'],
  ...[',', ':', '-', '–', '_', 'A', 'é', 'a', 'я', '7', '3.5', 'ª', '\u0301', '\u00ad', '\u200d'],
  ...['👩‍🚀', '🇫🇷', '\ud83d', '\ude00', 'カ', 'א'],
];

const wordsOf = (text: string) => text.split(/(?<= )/u);

describe.each(['sentence', 'word'] as const)('pieces of a text, each a %s', (granularity) => {
  it.each(LOCALES)('are those of the whole, wherever windows end (%s)', (locale) => {
    const segmenter = new Intl.Segmenter(locale, { granularity });
    const units = fc.constantFrom(...wordsOf(ORDINARY[locale]), ...SIGNS);
    fc.assert(
      fc.property(fc.array(units, { maxLength: 120 }), fc.nat({ max: 60 }), (parts, more) => {
        const text = parts.join('');
        const whole = [...segmenter.segment(text)].map(({ input: _, ...piece }) => piece);
        expect([...textPieces(text, segmenter, more + 1)]).toEqual(whole);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['ends of lines', '\u2028'.repeat(10_000)],
    ['what has no end, then ends of lines', 'я'.repeat(9_000) + '\u2028'.repeat(7_000)],
  ])('take time that grows as the text does: %s', (_, text) => {
    const segmenter = new Intl.Segmenter('en', { granularity });
    let read = 0;
    // A segmenter goes over all that it was given for each piece that is taken from it.
    jest.spyOn(segmenter, 'segment').mockImplementation(function* (given: string) {
      for (const piece of Intl.Segmenter.prototype.segment.call(segmenter, given)) {
        read += given.length;
        yield piece;
      }
    } as unknown as Intl.Segmenter['segment']);
    const pieces = [...textPieces(text, segmenter)].map(({ segment }) => segment);
    expect(pieces.join('')).toBe(text);
    expect(read).toBeLessThan(text.length * 3_000);
  });
});
