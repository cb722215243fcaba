import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { createSpeller } from '@tercet/proofreading-core';
import { Dictionary, findMisspellings } from '@tercet/proofreading-core/testing';
import { IRREGULAR_SLIPS } from './irregular-slips';
import { ENGLISH_SPELLING } from './spelling-profile';

const file = join(import.meta.dirname, '..', 'data', 'en.dict.bin');
const speller = createSpeller(readFileSync(file), ENGLISH_SPELLING);
const flagged = (text: string): string[] => findMisspellings(speller, text).map((i) => i.word);
const first = (word: string): string | undefined => speller.suggest(word)[0];

describe('English words', () => {
  it.each([
    'half-hearted',
    'nephrectomy',
    'hydronephrosis',
    'encodings',
    'workability',
    'proteinuria',
    'afterparty',
    'house',
    'House',
    'HOUSE',
    'don’t',
    "don't",
    'we’ve',
    'dog’s',
    'Paris',
    'PARIS',
    'NATO',
    'naïve',
    'nai\u0308ve',
    'colour',
    'color',
    'organise',
    'organize',
    'well-known',
    'anti-inflation',
    'neurosurgery',
    'podcast',
    'wifi',
    'nine-year-olds',
    'go-getters',
    'add-ons',
    'look-alikes',
    'tercet',
    'sestet',
  ])('knows %s', (word) => {
    expect(speller.isKnown(word)).toBe(true);
  });

  it.each(['potatos', 'dependance', 'compability', 'supposingly', 'configer', 'informations'])(
    'does not derive %s',
    (word) => {
      expect(speller.isKnown(word)).toBe(false);
    },
  );

  it.each([
    'hosue',
    'paris',
    'monday',
    'dont',
    'her’s',
    'exmaple',
    'supermarked',
    'alot',
    'iNdeed',
    'nnie-year-olds',
    'olds',
  ])('does not know %s', (word) => {
    expect(speller.isKnown(word)).toBe(false);
  });

  it.each([
    ['teh', 'the'],
    ['recieve', 'receive'],
    ['definately', 'definitely'],
    ['tommorow', 'tomorrow'],
    ['seperate', 'separate'],
    ['accomodate', 'accommodate'],
    ['goverment', 'government'],
    ['fone', 'phone'],
    ['rythm', 'rhythm'],
    ['untill', 'until'],
    ['alot', 'a lot'],
    ['incase', 'in case'],
    ['dont', "don't"],
    ['doesnt', "doesn't"],
    ['Thsi', 'This'],
    ['ACHEIVE', 'ACHIEVE'],
    ['wednesday', 'Wednesday'],
    ['neihgbour’s', 'neighbour’s'],
    ['well-knwon', 'well-known'],
    ['goed', 'went'],
    ['teached', 'taught'],
    ['runned', 'ran'],
    ['buyed', 'bought'],
    ['understanded', 'understood'],
    ['childs', 'children'],
    ['tooths', 'teeth'],
    ['rooves', 'roofs'],
  ])('mends %s to %s', (word, wanted) => {
    expect(first(word)).toBe(wanted);
  });

  it('keeps the straight apostrophe of the word', () => {
    expect(first("did'nt")).toBe("didn't");
    expect(first('did’nt')).toBe('didn’t');
  });

  it('never proposes vulgar words, but accepts them', () => {
    expect(speller.isKnown('shit')).toBe(true);
    expect(speller.suggest('shiit', 8)).not.toContain('shit');
    expect(speller.suggest('fuk', 8)).not.toContain('fuck');
  });

  it('gives the frequent word a higher rank', () => {
    expect(speller.frequency('the')).toBe(31);
    expect(speller.frequency('zoology')).toBeLessThan(speller.frequency('house'));
    expect(speller.frequency('zzxxq')).toBe(0);
  });
});

describe('irregular forms', () => {
  it('take nothing for a slip that is a word, but a rare one', () => {
    const dictionary = new Dictionary(readFileSync(file));
    const words = Object.keys(IRREGULAR_SLIPS).filter((slip) => dictionary.find(slip) >= 0);
    expect(words).toEqual(['hided']);
  });
});

describe('English text', () => {
  it('reports the words that are wrong, where they are', () => {
    const text = '🙂 I beleive that teh goverment is right.';
    expect(flagged(text)).toEqual(['beleive', 'teh', 'goverment']);
    expect(findMisspellings(speller, text)[0]).toMatchObject({
      ruleId: 'en/spelling',
      category: 'spelling',
      level: 'error',
      start: text.indexOf('beleive'),
    });
  });

  it.each([
    'We met Siobhan Kowalczyk and Ndugu from the Yacuiba office.',
    'The KPMG and QZRT reports of the MP3 players cost 30k.',
    'See https://exmaple.org, mail teh@exmaple.org or ask @recieve about #definately.',
    'He shouted “nous allons manger des gâteaux” and left.',
    'Run `npm isntall` in the GitHub repository.',
    'Chapter xiv describes Louis XIVth and the al-Qahtani family.',
    'The NGOs and PDFs of the iPhones.',
    'She trained in “kung fu” and quoted “summa cum laude” twice.',
    'A cube of 3 dm holds 27 litres.',
    'The gamers, a podcaster and a vlogger met my nan.',
    'It is not wrong per se, but an ad hominem attack, and sine qua non.',
    'Bowie, Spielberg and Knausgård spoke.',
    'Esc closes the list, and the prefix “réz-” stays.',
  ])('is silent on: %s', (text) => {
    expect(flagged(text)).toEqual([]);
  });

  it.each([
    ['They said “thay wer hapy” and left.', ['thay', 'wer', 'hapy']],
    ['She wrote “teh hosue was verry big” on it.', ['teh', 'hosue', 'verry']],
    [
      'Thay wer hapy and thay wnet hom erly.',
      ['Thay', 'wer', 'hapy', 'thay', 'wnet', 'hom', 'erly'],
    ],
    ['A civill answer, a vivd picture, an illl man.', ['civill', 'vivd', 'illl']],
  ])('reports what only looks like another language or a numeral: %s', (text, found) => {
    expect(flagged(text)).toEqual(found);
  });

  it('asks about a capitalised word only when a frequent word is very near', () => {
    expect(findMisspellings(speller, 'They live in Lodnon, near the sea.')).toEqual([]);
    expect(findMisspellings(speller, 'All of our Compnay staff agreed.')).toMatchObject([
      { word: 'Compnay', maybeName: true, safe: false },
    ]);
    expect(findMisspellings(speller, 'Additonally, we agreed.')).toMatchObject([
      { word: 'Additonally', suggestions: expect.arrayContaining(['Additionally']) },
    ]);
  });

  it.each([
    ['Febuary', 'February'],
    ['Wensday', 'Wednesday'],
    ['Saterday', 'Saturday'],
    ['Germny', 'Germany'],
    ['Enlgish', 'English'],
    ['Portugese', 'Portuguese'],
  ])('takes %s for %s and not for a name', (word, wanted) => {
    expect(findMisspellings(speller, `We know that ${word} is hard.`)).toMatchObject([
      { word, suggestions: expect.arrayContaining([wanted]) },
    ]);
  });

  it('marks as safe only what leaves no doubt', () => {
    const safe = (word: string) => findMisspellings(speller, `It was ${word} then.`)[0]?.safe;
    expect(safe('neccessary')).toBe(true);
    for (const word of ['recieved', 'seperate', 'untill', 'occured', 'goverment'])
      expect([word, safe(word)]).toEqual([word, true]);
    for (const word of ['linux', 'isnot', 'encodings'])
      expect([word, safe(word) ?? false]).toEqual([word, false]);
    expect(safe('wierd')).toBe(false);
    expect(safe('stange')).toBe(false);
  });

  it('follows the variant that was chosen, and only advises', () => {
    const british = findMisspellings(speller, 'The color of the theatre.', 'en-GB');
    expect(british).toMatchObject([
      {
        word: 'color',
        ruleId: 'en/spelling-variant',
        level: 'suggestion',
        suggestions: ['colour'],
      },
    ]);
    expect(findMisspellings(speller, 'The colour of the theatre.', 'en-GB')).toEqual([]);
    expect(findMisspellings(speller, 'The colour.', 'en-US')).toMatchObject([
      { word: 'colour', suggestions: ['color'] },
    ]);
    expect(findMisspellings(speller, 'The color and the colour.')).toEqual([]);
  });

  it('knows the spellings of each variant by their pairs, and leaves other words alone', () => {
    const words = (text: string, variant: 'en-US' | 'en-GB' | 'en-AU') =>
      findMisspellings(speller, text, variant).map(({ word, suggestions }) => [
        word,
        suggestions[0],
      ]);
    expect(words('We realised that the catalogue of defence was travelling.', 'en-US')).toEqual([
      ['realised', 'realized'],
      ['defence', 'defense'],
      ['travelling', 'traveling'],
    ]);
    expect(words('We analyzed the theater of our neighbors.', 'en-GB')).toEqual([
      ['analyzed', 'analysed'],
      ['theater', 'theatre'],
      ['neighbors', 'neighbours'],
    ]);
    expect(words('The programme, and the boffin at the barbie.', 'en-AU')).toEqual([
      ['programme', 'program'],
    ]);
    expect(words('The boffin and the bloke had a whinge.', 'en-US')).toEqual([]);
  });
});

describe('what English readers never mean', () => {
  const fixes = (text: string) =>
    findMisspellings(speller, text).map(({ word, suggestions, safe }) => [
      word,
      suggestions[0],
      safe,
    ]);

  it('is mended unseen, contractions without their apostrophe among it', () => {
    expect(fixes('Im sure shes here. Hes late, thats all. Whats up, I dont know.')).toEqual([
      ['Im', "I'm", true],
      ['shes', "she's", true],
      ['Hes', "He's", true],
      ['thats', "that's", true],
      ['Whats', "What's", true],
      ['dont', "don't", true],
    ]);
    expect(fixes('Definatly probly alot, untill wensday, wich arives.')).toEqual([
      ['Definatly', 'Definitely', true],
      ['probly', 'probably', true],
      ['alot', 'a lot', true],
      ['untill', 'until', true],
      ['wensday', 'Wednesday', true],
      ['wich', 'which', true],
      ['arives', 'arrives', true],
    ]);
  });

  it('has no prefix that belongs to other words', () => {
    expect(fixes('It is unpossible.')).toEqual([['unpossible', 'impossible', true]]);
  });

  it('is a suggestion where it is a word all the same', () => {
    expect(findMisspellings(speller, 'I cant stay.')).toMatchObject([
      { word: 'cant', level: 'suggestion', suggestions: ["can't"], safe: false },
    ]);
  });

  it('leaves acronyms and names', () => {
    expect(fixes('Send me an IM about Sir Jony Ive Smith.')).toEqual([]);
  });

  it('is not a word of another language that keeps its accents', () => {
    expect(fixes('We say mañana to every développeur.')).toEqual([]);
    expect(fixes('The présentation went well.')).toEqual([['présentation', 'presentation', true]]);
  });
});

describe('British English', () => {
  it('has Oxford’s -ize beside -ise, and -yse alone', () => {
    const text = 'We realize that the organization of urbanization is analyzed here.';
    expect(findMisspellings(speller, text, 'en-GB').map(({ word }) => word)).toEqual(['analyzed']);
    expect(findMisspellings(speller, 'They realise it.', 'en-GB')).toEqual([]);
    expect(findMisspellings(speller, 'They realise it.', 'en-US')).toHaveLength(1);
  });
});

describe('everyday words and names', () => {
  it.each(['mentees', 'IDEA-conformant', 'upvoted', 'Tomás', 'Zoë', 'María'])('know %s', (word) => {
    expect(speller.isKnown(word)).toBe(true);
  });
});
