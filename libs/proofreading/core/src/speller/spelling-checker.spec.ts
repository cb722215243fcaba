import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { testModel } from '../../scripts/context/test-model';
import { packDictionary } from '../../scripts/pack-dictionary';
import type { Issue } from '../issue';
import { createPassage } from '../testing/create-passage';
import { createSpeller, type Speller } from './speller';
import { spellingChecker } from './spelling-checker';
import type { SpellingProfile } from './spelling-profile';

const PROFILE: SpellingProfile = {
  language: 'en',
  keyboards: [['qwertyuiop', 'asdfghjkl', 'zxcvbnm']],
  soundAlike: [],
  silentLetters: '',
  elisions: [],
  enclitics: ["'s"],
  withoutEnclitics: [],
  oneLetterWords: 'a',
  variantKey: (word) => word.replace('our', 'or'),
  bareCapitals: false,
  prefixes: [],
  derivations: [],
  wellKnownNames: [{ names: ['Lisbon'], reach: 120 }],
};
const WORDS =
  "the house of a man is big and he said that company will receive café don't in case hardly".split(
    ' ',
  );
const speller = createSpeller(
  packDictionary([
    ...WORDS.map((text) => ({ text, frequency: 25, suggest: true })),
    { text: 'color', frequency: 20, suggest: true, variants: 0b0001 },
    { text: 'colour', frequency: 20, suggest: true, variants: 0b1110 },
    { text: 'in case', frequency: 20, suggest: true },
    { text: 'Lisbon', frequency: 20, suggest: true },
  ]),
  PROFILE,
);
/** Knows the words of the dictionary and finds nothing near others. */
const PLAIN: Speller = {
  profile: PROFILE,
  isKnown: (word) => speller.isKnown(word),
  isWritable: () => true,
  frequency: () => 0,
  suggest: () => [],
  commonForm: () => undefined,
  candidates: () => [],
  variantsOf: () => 0xff,
  get shallow() {
    return PLAIN;
  },
};
const checker = spellingChecker(speller);
const check = (text: string, variant?: 'en-US' | 'en-GB'): readonly Issue[] =>
  checker.check(createPassage(text, 'en', variant)) as readonly Issue[];
const words = (text: string): string[] =>
  check(text).map(({ start, end }) => text.slice(start, end));

describe('the spelling checker', () => {
  it('answers at once', () => {
    expect(checker.wave).toBe(1);
    expect(checker.id).toBe('en/spelling');
  });

  it('reports unknown words of every sentence at their place', () => {
    expect(words('The hosue is big. 🙂 The mna said that.')).toEqual(['hosue', 'mna']);
  });

  it('proposes in the case and with the apostrophe of the text', () => {
    expect(check('Hosue is big.')[0]?.suggestions[0]).toBe('House');
    expect(check("He don't said. He dno't.")[0]?.suggestions[0]).toBe("don't");
    expect(check('He dno’t.')[0]?.suggestions[0]).toBe('don’t');
  });

  it.each([
    ['accent', 'The cafe is big.', 'accents'],
    ['capital', 'The house in lisbon.', 'usually written “Lisbon”'],
    ['space', 'He said that incase.', 'two words'],
    ['apostrophe', 'He dont.', 'apostrophe'],
    ['other', 'The hosue.', 'Did you mean “house”'],
    ['unknown', 'The mamamomimu.', 'not in the dictionary'],
  ])('names the slip: %s', (_, text, said) => {
    const [issue] = check(text);
    expect(issue?.message.en).toContain(said);
    for (const locale of ['en', 'fr', 'es'] as const) {
      expect(issue?.message[locale]).not.toBe('');
      expect(issue?.explanation[locale]).not.toBe('');
    }
  });

  it('carries no more suggestions than asked for', () => {
    const short = spellingChecker(speller, { suggestions: 1 });
    const [issue] = short.check(createPassage('The hosue.', 'en')) as readonly Issue[];
    expect(issue?.suggestions).toHaveLength(1);
  });

  it('looks through soft hyphens and typographic hyphens', () => {
    expect(words('The hou\u00ADse is big‑house.')).toEqual([]);
  });

  it('leaves alone what is no word of the language', () => {
    expect(words('The KPMG, x2, B2B, Ω, naïf’Ω, Κόσμος, мир, 漢字, R&D and §4.')).toEqual([]);
    expect(words('The theHouse, HouseBig, HoUse and 5 mg.')).toEqual([]);
    expect(words('The recÉive, receivE, hOuse, THe and HOuse.')).toEqual([
      'recÉive',
      'receivE',
      'hOuse',
      'THe',
      'HOuse',
    ]);
  });

  it('takes capitalised unknowns for names unless a frequent word is very near', () => {
    expect(words('He said that Kowalczyk is big.')).toEqual([]);
    expect(check('He said that Comapny is big.')).toMatchObject([{ maybeName: true, safe: false }]);
    expect(words('He said that Comapny Kowalczyk is big.')).toEqual(['Comapny']);
    expect(words('Xomqany Kowalczyk is big.')).toEqual([]);
  });

  it('leaves alone the name of a species, and what one speaks about, where nothing is near', () => {
    expect(words('He said that Xenops minutus is big.')).toEqual([]);
    expect(words('He said that the *grumbolash* is big.')).toEqual([]);
    expect(words('He said that the “hosue” is big.')).toEqual(['hosue']);
    expect(words('He said that the grumbolash is big.')).toEqual(['grumbolash']);
  });

  it('leaves alone the parts of words that one speaks about', () => {
    expect(words('He said that “réz-” and « -mnt » is big.')).toEqual([]);
    expect(words('He said that “hosue” and hosue- is big.')).toEqual(['hosue', 'hosue']);
  });

  it('leaves alone what stands on keys', () => {
    expect(words('Esc. He said that Esc is big.')).toEqual([]);
    expect(words('He said that esc is big.')).toEqual(['esc']);
  });

  it('leaves alone a quotation with the little words of another language', () => {
    expect(words('He said «Wir schaffen das» hardly.')).toEqual([]);
  });

  it('leaves alone abbreviations with their full stop, and only those', () => {
    expect(words('He said the misc. house is big.')).toEqual([]);
    expect(words('He said the misc house is big.')).toEqual(['misc']);
  });

  it.each([
    'git checkout -b newfoo origin',
    'x = foo(bar) + qux[0];',
    'He said that rerere.enabled is big.',
    'He said that --verbos is big.',
    'He said that npm instal is big.',
  ])('leaves code alone that nothing marks: %s', (text) => {
    expect(words(text)).toEqual([]);
  });

  it('takes no brackets of prose for code', () => {
    expect(words('The hosue(s) (and the hosue) is big.')).toEqual(['hosue', 'hosue']);
    expect(words('He said that; the hosue is big;')).toEqual(['hosue']);
  });

  it('knows a slip of a name that everybody writes', () => {
    expect(check('He said that Lisbno is big.')).toMatchObject([
      { suggestions: ['Lisbon'], category: 'spelling' },
    ]);
    expect(words('He said that Kowalczyk Lisbno is big.')).toEqual([]);
    expect(words('He said that Lorbin is big.')).toEqual([]);
  });

  it('leaves quotations in another language alone, single slips in a quotation not', () => {
    expect(words('He said “das ist gut so” and that.')).toEqual([]);
    expect(words('He said “the hosue is big” and that.')).toEqual(['hosue']);
    expect(words('He said “zeitgeist” and “hosue” and that.')).toEqual(['hosue']);
  });

  it('leaves no sentence out where somebody has said what language the text is in', () => {
    const text = 'Das ist gut denn so ist gut.';
    const flagged = (isChosen: boolean) =>
      spellingChecker(speller).check({ ...createPassage(text, 'en'), isChosen }) as Issue[];
    expect(flagged(false)).toEqual([]);
    expect(flagged(true).map(({ start, end }) => text.slice(start, end))).toContain('ist');
  });

  it('reports a quotation, or a whole sentence, that is only spelled badly', () => {
    expect(words('He said “teh hosue is bgi” and that.')).toEqual(['teh', 'hosue', 'bgi']);
    expect(words('Teh hosue fo teh mna.')).toEqual(['Teh', 'hosue', 'fo', 'teh', 'mna']);
    expect(words('He said “xylo teh qworm is bgi” and that.')).toEqual([]);
  });

  it('takes a little word of another language for a sign of it, however near the others are', () => {
    expect(words('He said “hosue und bgi mna” and that.')).toEqual([]);
  });

  it('checks sentences in capitals', () => {
    expect(words('THE HOSUE OF THE MAN IS BIG.')).toEqual(['HOSUE']);
    expect(words('The HOSUEQ of the man.')).toEqual([]);
  });

  it('takes the spellings of all variants unless one is chosen', () => {
    expect(check('The color and the colour.')).toEqual([]);
    expect(check('The color and the colour.', 'en-US')).toMatchObject([
      { ruleId: 'en/spelling-variant', level: 'suggestion', suggestions: ['color'], start: 18 },
    ]);
    expect(check('The color and the colour.', 'en-GB')).toMatchObject([
      { ruleId: 'en/spelling-variant', level: 'suggestion', suggestions: ['colour'], start: 4 },
    ]);
  });

  it('names the variant that was chosen', () => {
    const messages = (text: string, variant: 'en-US' | 'en-GB') => check(text, variant)[0]?.message;
    expect(messages('The colour.', 'en-US')).toEqual({
      en: '“colour” is spelled “color” in American English.',
      fr: '« colour » s’écrit « color » en anglais américain.',
      es: '«colour» se escribe «color» en inglés estadounidense.',
    });
    expect(messages('The color.', 'en-GB')?.en).toMatch(/ in British English\.$/);
  });

  it('looks less far once most of a passage is no language, and only then', () => {
    const searched = { full: 0, shallow: 0 };
    const counting = (depth: keyof typeof searched): Speller => ({
      ...PLAIN,
      candidates: () => {
        searched[depth] += 1;
        return [];
      },
      shallow: depth === 'full' ? counting('shallow') : PLAIN,
    });
    const search = (text: string) => {
      Object.assign(searched, { full: 0, shallow: 0 });
      return spellingChecker(counting('full')).check(createPassage(text, 'en')) as Issue[];
    };
    expect(search('The zqvq is zqwq and a zqxq he zqkq of the zqjq. '.repeat(8))).toHaveLength(40);
    expect(searched.full).toBeLessThan(40);
    expect(searched.shallow).toBeGreaterThan(40);
    search('The house is big and a man said that the man of the house is a zqwq. '.repeat(20));
    expect(searched.shallow).toBe(0);
  });

  it('survives any text, and reports only spans inside it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        for (const { start, end } of check(text)) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
        }
      }),
    );
  });
});

describe('suggestions in context', () => {
  const words = ['house', 'horse', 'the', 'ride', 'lived', 'in', 'slowly', 'big'].map((text) => ({
    text,
    frequency: text === 'house' ? 26 : 25,
    suggest: true,
  }));
  const animals = createSpeller(packDictionary(words), PROFILE);
  const context = testModel('en', { 'ride the horse slowly': 90, 'lived in the big house': 90 });
  const check = (text: string, options = {}) => {
    const passage = createPassage(text, 'en');
    return (spellingChecker(animals, options).check(passage) as readonly Issue[])[0];
  };

  it('come in the order of what fits between the neighbours', () => {
    expect(check('ride the hogse slowly')?.suggestions).toEqual(['house', 'horse']);
    expect(check('ride the hogse slowly', { context })?.suggestions).toEqual(['horse', 'house']);
    expect(check('lived in the big hogse', { context })?.suggestions).toEqual(['house', 'horse']);
  });

  it('are named in the message as they are ordered', () => {
    expect(check('ride the hogse slowly', { context })?.message.en).toContain('horse');
  });
});
