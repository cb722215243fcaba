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
const CODE = "t('title'); t(`home:words`, { count }); t(`codes.${code}`);";

const problems = (french: object | undefined, english: object = EN, code = CODE) =>
  translationProblems({ home: { en: english, fr: french } }, code);

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
  const english = { ...EN, old: 'Old' };
  const french = { ...FR, old: 'Vieux' };
  expect(problems(french, english)).toEqual(['unused   home.json: old']);
  expect(problems(french, english, `${CODE} t('auth:old')`)).toEqual(['unused   home.json: old']);
  expect(problems(french, english, `${CODE} t('home:old')`)).toEqual([]);
  expect(problems(FR, EN, "t('title'); t('words');")).toEqual(['unused   home.json: codes.LATE']);
});

it('takes no template for every key', () => {
  expect(problems(FR, EN, 't(`${namespace}:${key}`)')).toHaveLength(3);
});
