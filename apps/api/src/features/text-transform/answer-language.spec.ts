import { describe, expect, it } from '@jest/globals';
import type { Locale, Operation } from '@tercet/contracts';
import { warningsOf } from './answer-language';

const SPANISH = 'Ayer fuimos al mercado con mi hermana y compramos manzanas para toda la semana.';
const GERMAN =
  'Gestern waren wir mit meiner Schwester auf dem Markt und kauften Äpfel für die Woche.';
const ENGLISH =
  'Yesterday we went to the market with my sister and bought apples for the whole week.';
const WARNED = ['answer-in-another-language'];

const warnings = (text: string, answer: string, operation: Operation, language?: Locale) =>
  warningsOf({ operation, text, language }, answer);
const ofTranslation = (text: string, targetLanguage: Locale, answer: string) =>
  warningsOf({ operation: 'translate', text, targetLanguage }, answer);

describe('warningsOf', () => {
  it.each<[string, string, string, Operation, Locale | undefined]>([
    ['German for Spanish', SPANISH, GERMAN, 'improve', undefined],
    ['English for Spanish', SPANISH, ENGLISH, 'summarize', 'es'],
    ['English for German', GERMAN, ENGLISH, 'improve', undefined],
    [
      'Spanish for a word of which only the person knows the language',
      'Market',
      SPANISH,
      'generate',
      'en',
    ],
  ])('tells of %s', async (_name, text, answer, operation, language) => {
    expect(await warnings(text, answer, operation, language)).toEqual(WARNED);
  });

  it.each<[string, string, Locale, string]>([
    ['the text as it was', SPANISH, 'en', SPANISH],
    ['yet another language', SPANISH, 'en', GERMAN],
    ['another of the three', ENGLISH, 'fr', SPANISH],
  ])('tells of a translation that is %s', async (_name, text, target, answer) => {
    expect(await ofTranslation(text, target, answer)).toEqual(WARNED);
  });

  it('has nothing to say of a translation into the language that was asked for', async () => {
    expect(await ofTranslation(SPANISH, 'en', ENGLISH)).toEqual([]);
    expect(await ofTranslation(GERMAN, 'es', SPANISH)).toEqual([]);
  });

  it('leaves the language of a text of its own to the wish', async () => {
    const request = { operation: 'generate', text: ENGLISH, language: 'en' } as const;
    expect(await warningsOf({ ...request, wish: 'in Spanish' }, SPANISH)).toEqual([]);
    expect(await warningsOf(request, SPANISH)).toEqual(WARNED);
    const described = { ...request, text: 'Write a Spanish poem about the market.' };
    expect(await warningsOf(described, SPANISH)).toEqual([]);
  });

  it.each<[string, string, string, Operation, Locale | undefined]>([
    ['the same language', SPANISH, SPANISH.replace('Ayer', 'Hoy'), 'improve', undefined],
    ['a language that is said wrongly', SPANISH, SPANISH, 'improve', 'en'],
    ['a language of others', GERMAN, GERMAN, 'improve', undefined],
    ['an answer that says too little', SPANISH, 'The apples are here.', 'shorter', 'es'],
    ['a text that says too little', 'Manzanas', ENGLISH, 'generate', undefined],
  ])('has nothing to say of %s', async (_name, text, answer, operation, language) => {
    expect(await warnings(text, answer, operation, language)).toEqual([]);
  });
});
