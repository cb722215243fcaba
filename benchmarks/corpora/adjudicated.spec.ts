import { describe, expect, it } from '@jest/globals';
import { LOCALES } from '@tercet/contracts';
import { readFileSync } from 'node:fs';
import { adjudicated } from './adjudicated';

const listOf = (language: string) =>
  JSON.parse(readFileSync(new URL(`adjudicated/${language}.json`, import.meta.url), 'utf8')) as {
    id: string;
    start: number;
    found: string;
    fix: string;
  }[];

describe.each(LOCALES)('errors read in running text (%s)', (language) => {
  const [first] = listOf(language);
  if (!first) throw new Error('The list is empty.');
  const { id, start, found } = first;
  const text = ' '.repeat(start) + found;
  const sentence = { id, lang: language, source: 'any', text };
  const end = start + found.length;

  it('are known by their sentence and place', () => {
    const isRight = adjudicated(language);
    const issue = { start, end, suggestions: [] };
    expect(isRight(sentence, issue)).toBe(true);
    expect(isRight({ ...sentence, id: 'other' }, issue)).toBe(false);
    expect(isRight(sentence, { start: end + 2, end: end + 3, suggestions: [] })).toBe(false);
  });

  it('are listed once each, with another wording', () => {
    const places = listOf(language).map((one) => `${one.id} ${one.start}`);
    expect(new Set(places).size).toBe(places.length);
    expect(listOf(language).filter((one) => one.fix === one.found)).toEqual([]);
  });
});
