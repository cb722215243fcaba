import { expect, it } from '@jest/globals';
import { translationProblems } from './translations.mjs';

const EN = {
  title: 'Check',
  words_one: '{{count}} word',
  words_other: '{{count}} words',
  codes: { LATE: 'Too late, {{name}}.' },
};
const FR = {
  title: 'Vérifier',
  words_one: 'un mot',
  words_many: '{{count}} de mots',
  words_other: '{{count}} mots',
  codes: { LATE: 'Trop tard, {{name}}.' },
};

const problems = (french: object | undefined, english: object = EN, unused?: string) =>
  translationProblems({ home: { en: english, fr: french } }, (_, key) => key !== unused);

it('finds nothing wrong where keys, forms and placeholders agree', () => {
  expect(problems(FR)).toEqual([]);
});

it('misses a file, a key and a plural form', () => {
  expect(problems(undefined)).toEqual(['unread   fr/home.json']);
  expect(problems({ ...FR, codes: {} })).toEqual(['missing  fr/home.json: codes.LATE']);
  const { words_many: _, ...withoutMany } = FR;
  expect(problems(withoutMany)).toEqual(['missing  fr/home.json: words_many']);
});

it('sees a key too many, an empty sentence and another placeholder', () => {
  expect(problems({ ...FR, more: 'Encore' })).toEqual(['extra    fr/home.json: more']);
  expect(problems({ ...FR, title: ' ' })).toEqual(['empty    fr/home.json: title']);
  expect(problems({ ...FR, codes: { LATE: 'Trop tard, {{nom}}.' } })).toEqual([
    'differs  fr/home.json: codes.LATE: {name} and {nom}',
  ]);
  expect(problems({ ...FR, title: '<b>Vérifier</b>' })).toEqual([
    'differs  fr/home.json: title: {} and {<b>}',
  ]);
});

it('finds what no code uses', () => {
  expect(problems(FR, EN, 'words')).toEqual(['unused   home.json: words']);
  expect(problems(FR, EN, 'codes.LATE')).toEqual(['unused   home.json: codes.LATE']);
});
