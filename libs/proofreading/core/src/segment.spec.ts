import { describe, expect, it, jest } from '@jest/globals';
import type { Locale } from '@tercet/contracts';
import fc from 'fast-check';
import { segment } from './segment';

/** Sentences parted by `|` in the example. */
const EXAMPLES: [Locale, string][] = [
  ['en', 'It rained. |We stayed in. |Did you?'],
  ['en', 'Mr. Brown met Dr. Lee on Jan. 5 at noon. |They talked.'],
  ['en', 'J. R. Smith wrote it. |Nobody read it.'],
  ['en', 'He said no. |Then he left.'],
  ['en', 'See No. 5 and fig. 2, e.g. the red line. |It is short.'],
  ['en', 'Apples, pears, etc. are cheap. |We bought pens, paper, etc. |Then we left.'],
  ['en', '“Really?” she asked. |“Yes!” |He nodded.'],
  ['en', 'It costs 3.50 a kilo. |That is fine.'],
  ['en', 'Well... maybe not. |Wait… what?'],
  ['en', '1. Open the box. |2. Read the note.'],
  ['en', 'Go to example.com. |It is free.'],
  ['en', 'See https://example.com/watch?v=abc&t=9!x for the rest. |It is long.'],
  ['en', 'Open www.example.com/a?b=c. |Then write `a ? b : c. D` there.'],
  ['en', 'The answer was I. |He was right.'],
  ['en', 'The U.S. Army and the U.N. met. |He stayed.'],
  ['en', '"It is late." |She left.'],
  ['fr', 'M. Petit est parti. |Mme Roux reste.'],
  ['fr', '« Bonjour ! » dit-il. |Elle sourit.'],
  ['fr', '« Vraiment ? » |Il hésita.'],
  ['fr', 'Voir p. 12 et art. 5. |Tout y est.'],
  ['fr', 'Du pain, du lait, etc. |Rien ne manque.'],
  ['fr', 'Oui… mais plus tard. |Non !'],
  ['es', 'El Sr. Gil y la Dra. Paz llegaron. |Nadie los vio.'],
  ['es', '¿Vienes? |¡Claro! |Espera.'],
  ['es', 'La pág. 5 dice que no. |Entonces paramos.'],
  ['es', 'Dijo que no. |Luego se fue.'],
  ['es', 'Pan, leche, etc. |No falta nada.'],
];

describe('segment', () => {
  it.each(EXAMPLES)('%s: %s', (locale, marked) => {
    const text = marked.replaceAll('|', '');
    const sentences = segment(text, locale).map(({ start, end }) => text.slice(start, end));
    expect(sentences.join('|')).toBe(marked);
  });

  it('parts an endless sentence at spaces', () => {
    const text = 'word '.repeat(2_000);
    const spans = segment(text, 'en');
    expect(spans.length).toBeGreaterThan(1);
    expect(Math.max(...spans.map(({ start, end }) => end - start))).toBeLessThanOrEqual(3_000);
    for (const { start, end } of spans) expect(text.slice(start, end)).toMatch(/^(?:word )+$/);
  });

  it.each([
    ['after signs', 'a/b,'.repeat(2_000), /^(?:a\/b,|a\/|b,|a\/b,a\/)*$/],
    ['between letters', 'aé'.repeat(4_000), /^(?:aé|é|a)+$/],
    ['between letters and their marks', 'ae\u0301'.repeat(3_000), /^\p{L}[\p{L}\p{M}]*$/u],
    ['between whole characters', '\u{1F600}'.repeat(4_000), /^\p{Extended_Pictographic}+$/u],
  ])('parts an endless sentence without spaces %s', (_, text, whole) => {
    const spans = segment(text, 'en');
    expect(Math.max(...spans.map(({ start, end }) => end - start))).toBeLessThanOrEqual(3_000);
    const parts = spans.map(({ start, end }) => text.slice(start, end));
    expect(parts.join('')).toBe(text);
    for (const part of parts) expect(part).toMatch(whole);
  });

  it('has no segmenter go over the whole of a long paragraph for each sentence', () => {
    const given = jest.spyOn(Intl.Segmenter.prototype, 'segment');
    const sentences = segment('“Why not?” She left. '.repeat(1_000), 'en');
    const longest = Math.max(...given.mock.calls.map(([text]) => text.length));
    given.mockRestore();
    expect(sentences).toHaveLength(2_000);
    expect(longest).toBeLessThanOrEqual(4_000);
  });

  it('covers any string without gaps', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom<Locale>('en', 'fr', 'es'),
        (text, locale) => {
          const spans = segment(text, locale);
          expect(spans.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
          for (const { start, end } of spans) expect(end).toBeGreaterThan(start);
        },
      ),
    );
  });
});
