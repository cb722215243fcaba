import { describe, expect, it } from '@jest/globals';
import { LOCALES } from '@tercet/contracts';
import fc from 'fast-check';
import { PLAIN_TEXTS } from '../testing/plain-texts';
import { candidateSentences } from './candidate-sentences';
import { summarize, type Summary } from './summarize';

const textsOf = ({ sentences }: Summary) => sentences.map(({ text }) => text);
const startsWithOneOf = (starts: readonly string[]) => (text: string) =>
  starts.some((start) => text.startsWith(start));

describe.each(LOCALES)('the summary of a plain text (%s)', (locale) => {
  const { text, central, aside } = PLAIN_TEXTS[locale];

  it('says what the text is about and leaves out what surrounds it', () => {
    const all = candidateSentences(text, locale).length;
    const medium = textsOf(summarize(text, locale, { sentences: 4 }));
    for (const start of central) expect(medium.some(startsWithOneOf([start]))).toBe(true);
    const long = textsOf(summarize(text, locale, { sentences: all - aside.length }));
    expect(long.filter(startsWithOneOf(aside))).toEqual([]);
  });

  it('takes no heading, quotation, code or fragment', () => {
    const { sentences } = summarize(text, locale, {});
    const shown = textsOf({ sentences }).join('\n');
    expect(shown).not.toMatch(/[#>`]|^- /m);
    expect(sentences.every(({ start }) => start < text.indexOf('```'))).toBe(true);
    // The item that is a sentence, without its mark.
    const item = text.indexOf('\n- ', text.indexOf('\n- ') + 1) + 3;
    expect(sentences.some(({ start }) => start === item)).toBe(true);
  });

  it('is the same in other codings of accents and line ends', () => {
    const lengths = [{ sentences: 3 }, { share: 0.4 }, {}];
    const variants = [text.normalize('NFD'), text.replaceAll('\n', '\r\n')];
    for (const length of lengths) {
      const expected = textsOf(summarize(text, locale, length));
      for (const variant of variants) {
        const found = textsOf(summarize(variant, locale, length));
        expect(found.map((sentence) => sentence.normalize('NFC'))).toEqual(expected);
      }
    }
  });
});

describe('a summary', () => {
  const WORDS = 'harbour ship captain storm island sailor anchor lantern rope wind'.split(' ');
  const sentence = fc
    .array(fc.constantFrom(...WORDS), { minLength: 3, maxLength: 9 })
    .map((words) => `The ${words.join(' and ')}.`);
  const separator = fc.constantFrom(' ', '\n', '\n\n', '\r\n');
  const document = fc
    .array(fc.tuple(sentence, separator), { maxLength: 40 })
    .map((parts) => parts.flat().join(''));
  const length = fc.record(
    {
      sentences: fc.integer({ min: 1, max: 12 }),
      share: fc.double({ min: 0.05, max: 1, noNaN: true }),
    },
    { requiredKeys: [] },
  );

  it('holds sentences of the text, in order, none twice, within its length', () => {
    fc.assert(
      fc.property(document, length, (text, most) => {
        const { sentences, lack } = summarize(text, 'en', most);
        expect(lack === undefined).toBe(sentences.length > 0);
        let from = 0;
        for (const { start, end, text: read } of sentences) {
          expect(start).toBeGreaterThanOrEqual(from);
          expect(text.slice(start, end)).toBe(read);
          from = end;
        }
        expect(new Set(sentences.map(({ text: read }) => read)).size).toBe(sentences.length);
        if (sentences.length < 2) return;
        expect(sentences.length).toBeLessThanOrEqual(most.sentences ?? Infinity);
        const characters = sentences.reduce((sum, { text: read }) => sum + read.length, 0);
        expect(characters).toBeLessThanOrEqual((most.share ?? 1) * text.length);
      }),
    );
  });

  it('has one of the sentences that say the same', () => {
    const same = [
      'The red ship left the harbour at night.',
      'At night the red ships left the harbour.',
    ];
    const others =
      'The captain lost an anchor. A lantern hung over the rope. Sailors fear strong wind.';
    const found = textsOf(summarize([...same, others].join(' '), 'en', {}));
    expect(found.filter((text) => same.includes(text))).toHaveLength(1);
    expect(found).toHaveLength(4);
  });

  it('takes no one else’s words', () => {
    const spoken =
      '“The ships of the harbour are old and slow.” « Les bateaux du port sont vieux. »';
    expect(
      candidateSentences(`${spoken} The captain calls the ship “old and slow”.`, 'en'),
    ).toEqual([expect.objectContaining({ text: 'The captain calls the ship “old and slow”.' })]);
  });

  it('says why there is none', () => {
    expect(summarize('', 'en', {})).toEqual({ sentences: [], lack: 'no-sentences' });
    expect(summarize('# Milk\n- eggs\n- bread\n', 'en', {}).lack).toBe('no-sentences');
    expect(summarize('Who left the old harbour at night? '.repeat(9), 'en', {}).lack).toBe(
      'no-sentences',
    );
    expect(summarize('The ship left the old harbour. '.repeat(4), 'en', {}).lack).toBe('too-short');
  });

  it('has one sentence where none fits its length', () => {
    const text = PLAIN_TEXTS.en.text;
    expect(summarize(text, 'en', { share: 0.001 }).sentences).toHaveLength(1);
  });

  it('joins lines that were broken at a margin', () => {
    const text = PLAIN_TEXTS.es.text;
    const broken = text.replace(/(?<=\n\n)[^#>`-].*/g, (paragraph) =>
      paragraph.replace(/(.{50,70}) /g, '$1\n'),
    );
    expect(broken).not.toBe(text);
    const found = textsOf(summarize(broken, 'es', { sentences: 4 }));
    expect(found).toEqual(textsOf(summarize(text, 'es', { sentences: 4 })));
  });

  it('takes the first of equals, and its time for endless texts is bounded', () => {
    const text = 'The cat sat on the mat. A dog ran home fast. Big birds fly south. ';
    const { sentences } = summarize(text.repeat(4_000), 'en', { sentences: 3 });
    expect(sentences.length).toBeGreaterThan(0);
    expect(sentences.every(({ end }) => end < text.length)).toBe(true);
  });

  it('of 50,000 characters takes less than 300 ms', () => {
    const numbered = (index: number) =>
      `The ${WORDS[index % 10]} of ship ${index} met ${WORDS[(index * 7) % 9]} and storms near island ${index % 60}. `;
    const text = Array.from({ length: 900 }, (_, index) => numbered(index)).join('');
    expect(text.length).toBeGreaterThan(50_000);
    const times = [1, 2, 3].map(() => {
      const started = performance.now();
      summarize(text, 'en', { sentences: 8 });
      return performance.now() - started;
    });
    expect(Math.min(...times)).toBeLessThan(300);
  });
});
