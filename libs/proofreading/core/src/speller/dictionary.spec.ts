import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { packDictionary } from '../../scripts/pack-dictionary';
import { Dictionary } from './dictionary';
import { FORMAT_VERSION, HeaderField, foldWord } from './dictionary-format';

const entry = (text: string, frequency = 0, suggest = true, variants = 0xff) => ({
  text,
  frequency,
  suggest,
  variants,
});
const pack = (...words: string[]): Dictionary =>
  new Dictionary(packDictionary(words.map((word) => entry(word))));

describe('a packed dictionary', () => {
  const letters = fc.constantFrom(..."abcdeéñœ'- ");
  const anyWord = fc.array(letters, { minLength: 1, maxLength: 12 }).map((parts) => parts.join(''));

  it('knows every word that was packed, each with its own payload, and no other', () => {
    const words = fc.uniqueArray(
      fc.record({
        text: anyWord,
        frequency: fc.nat({ max: 31 }),
        suggest: fc.boolean(),
        variants: fc.constantFrom(0xff, 1, 6),
      }),
      { selector: ({ text }) => text, maxLength: 60 },
    );
    fc.assert(
      fc.property(words, fc.array(anyWord), (packed, others) => {
        const dictionary = new Dictionary(packDictionary(packed));
        const numbers = new Set<number>();
        for (const { text, frequency, suggest, variants } of packed) {
          const index = dictionary.find(text);
          numbers.add(index);
          expect(dictionary.frequency(index)).toBe(frequency);
          expect(dictionary.isSuggestible(index)).toBe(suggest);
          expect(dictionary.variantsOf(index)).toBe(variants);
        }
        expect(numbers).toEqual(new Set(packed.map((_, i) => i)));
        const texts = new Set(packed.map(({ text }) => text));
        for (const other of others) if (!texts.has(other)) expect(dictionary.find(other)).toBe(-1);
      }),
    );
  });

  it('gives back how a word is written', () => {
    const dictionary = pack('house', 'Paris', 'iPhone', 'NATO', 'Saint-Étienne');
    const spell = (word: string): string => dictionary.spell(dictionary.find(word), foldWord(word));
    expect(spell('HOUSE')).toBe('house');
    expect(spell('paris')).toBe('Paris');
    expect(spell('iphone')).toBe('iPhone');
    expect(spell('nato')).toBe('NATO');
    expect(spell('saint-étienne')).toBe('Saint-Étienne');
  });

  it('prefers the spelling with the least capitals where a word has several', () => {
    const dictionary = pack('May', 'may', 'MAY');
    expect(dictionary.size).toBe(1);
    expect(dictionary.spell(dictionary.find('may'), 'may')).toBe('may');
  });

  it('finds a word typed with combining marks or a typographic apostrophe', () => {
    const dictionary = pack("aujourd'hui", 'été');
    expect(dictionary.find('aujourd’hui')).toBeGreaterThanOrEqual(0);
    expect(dictionary.find('e\u0301te\u0301')).toBeGreaterThanOrEqual(0);
  });

  it('has the same bytes in whatever order the words come', () => {
    const words = ['tea', 'team', 'steam', 'Ea', 'eat'].map((word) => entry(word, word.length));
    expect(packDictionary(words.toReversed())).toEqual(packDictionary(words));
  });

  it('shares endings, so that a paradigm costs little more than one word', () => {
    const stems = ['parl', 'chant', 'mang', 'jou'];
    const endings = ['er', 'ez', 'ons', 'erai', 'erez', 'erons'];
    const paradigms = stems.flatMap((stem) => endings.map((ending) => stem + ending));
    const onlyOne = endings.map((ending) => `parl${ending}`);
    expect(pack(...paradigms).edges.length).toBeLessThan(pack(...onlyOne).edges.length + 16);
  });

  it('refuses bytes that are cut short, of another version or of another kind', () => {
    const bytes = packDictionary([entry('word', 3)]);
    expect(() => new Dictionary(bytes.subarray(0, 20))).toThrow('cut short');
    expect(() => new Dictionary(bytes.subarray(0, bytes.length - 2))).toThrow('cut short');
    const newer = bytes.slice();
    newer[HeaderField.Version * 4] = FORMAT_VERSION + 1;
    expect(() => new Dictionary(newer)).toThrow('not a dictionary');
    expect(() => new Dictionary(new Uint8Array(64))).toThrow('not a dictionary');
  });
});
