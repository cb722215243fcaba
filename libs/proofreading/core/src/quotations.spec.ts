import { describe, expect, it } from '@jest/globals';
import type { Locale } from '@tercet/contracts';
import type { Passage } from './language-pack';
import { createProofreader, type ProofreaderOptions } from './proofreader';
import { findQuotations, withoutQuotations } from './quotations';
import { testIssue } from './testing/test-issue';

const WORDS: Readonly<Record<Locale, string>> = {
  en: `my grandmother always said see you soon later to be or not that is the question i will love thanks for
    update hola name tom city lyon job a long time ago she went on`,
  fr: `il m'a répondu question or elle dit en partant tom city lyon job développeur`,
  es: 'más vale tarde que nunca me dijo y se fue muchas gracias nos vemos mañana hola',
};

/** Packs that report every word of their passages that they do not know. */
function packs(): ProofreaderOptions['packs'] {
  const pack = (language: Locale) => () => {
    const known = new Set(WORDS[language].split(/\s+/u));
    const knows = (word: string) => known.has(word.toLowerCase().replace('’', "'"));
    const check = ({ sentences }: Passage) =>
      sentences
        .flatMap(({ tokens }) => tokens)
        .filter(({ kind, text }) => kind === 'word' && !knows(text))
        .map(({ start, end }) => testIssue({ start, end }, { ruleId: `${language}/unknown` }));
    return Promise.resolve({
      language,
      version: '1',
      knows,
      checkers: [{ id: 'words', wave: 1 as const, check }],
    });
  };
  return { en: pack('en'), fr: pack('fr'), es: pack('es') };
}

const read = async (text: string, fallback: Locale = 'en') => {
  const proofreader = createProofreader({ packs: packs() });
  const { languages, issues } = await proofreader.check(text, { language: 'auto', fallback });
  expect(languages.map(({ start, end }) => text.slice(start, end)).join('')).toBe(text);
  return {
    languages: languages.map(({ start, end, language }) => `${language} ${text.slice(start, end)}`),
    reported: issues.map(({ start, end }) => text.slice(start, end)),
  };
};

describe('quotations', () => {
  it('are found between marks of any kind, two words or more', () => {
    const text = 'A “b c” d «e f » g ‹h i› "j k," l "m" 5" and 6" „n o“ “p';
    const found = findQuotations(text).map(({ start, end }) => text.slice(start, end));
    expect(found).toEqual(['b c', 'e f', 'h i', 'j k,', 'n o']);
  });

  it('do not decide the language of a text that says something else', () => {
    expect(withoutQuotations('He said “no es nada”.')).toBe('He said “          ”.');
    expect(withoutQuotations('“No es nada.”')).toBe('“No es nada.”');
  });

  it('are read in their own language, and what is around them in its own', async () => {
    const letter = 'My grandmother always said: “Más vale tarde que nunca.”';
    expect(await read(letter)).toEqual({
      languages: ['en My grandmother always said: “', 'es Más vale tarde que nunca.', 'en ”'],
      reported: [],
    });
    const french = await read(
      'Il m’a répondu : « To be or not to be, that is the question. »',
      'fr',
    );
    expect(french.languages[1]).toBe('en To be or not to be, that is the question.');
    expect(french.reported).toEqual([]);
    const spanish = await read('Me dijo: «I will always love you» y se fue.', 'es');
    expect(spanish.languages[1]).toBe('en I will always love you');
    expect(spanish.reported).toEqual([]);
  });

  it('stay in the language around them where their words belong to it', async () => {
    const { languages, reported } = await read('She said "a long tiem ago" and went on.');
    expect(languages).toHaveLength(1);
    expect(reported).toEqual(['tiem', 'and']);
  });
});

describe('short sentences and lines', () => {
  it('are in the language that all their words belong to', async () => {
    const { languages, reported } = await read('Thanks for the update. Nos vemos mañana. See you.');
    expect(languages[1]).toBe('es Nos vemos mañana. ');
    expect(reported).toEqual([]);
  });

  it('stay in the language of the document where another one knows no more of them', async () => {
    const { languages } = await read('Name: Tom\nCity: Lyon\nJob: développeur');
    expect(languages).toEqual(['en Name: Tom\nCity: Lyon\nJob: développeur']);
  });
});
