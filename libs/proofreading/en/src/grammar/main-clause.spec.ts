import { describe, expect, it } from '@jest/globals';
import { analyserFromDisk, analyseText } from '@tercet/proofreading-core/testing';
import { ENGLISH_ANALYSIS } from '../analysis/profile';
import { isMainClause } from './main-clause';
import { nounPhraseAt } from './noun-phrase';
import { subjectsOf } from './subject';

const analyser = await analyserFromDisk(
  'en',
  ENGLISH_ANALYSIS,
  new URL('../../data/', import.meta.url),
);
const analyse = (text: string) => analyseText(analyser, text, 'en');

describe('isMainClause', () => {
  it.each([
    ['I like my new school', true],
    ['The rain was cold', true],
    ['When it rained', false],
    ['In the morning', false],
    ['He knows that she left', false],
  ])('“%s”: %s', (text, expected) => {
    const words = analyse(text);
    expect(isMainClause(words, 0, words.length)).toBe(expected);
  });
});

describe('nounPhraseAt', () => {
  it.each([
    ['The old dogs bark.', 'dogs', 'pl'],
    ['The price of milk is high.', 'price', 'sg'],
    ['My brother’s friends are here.', 'friends', 'pl'],
    ['The family is here.', 'family', undefined],
    ['These two books are old.', 'books', 'pl'],
  ])('finds the head of “%s”', (text, head, number) => {
    const phrase = nounPhraseAt(analyse(text), 0);
    expect([phrase?.head.norm, phrase?.number]).toEqual([head, number]);
  });
});

describe('subjectsOf', () => {
  it.each([
    ['The results of the test was good.', ['pl', 'was']],
    ['The cat and the dog are here.', ['pl', 'are']],
    ['Your idea, for example, is good.', ['sg', 'is']],
    ['We left because the roads are closed.', ['pl', 'are']],
  ])('finds number and verb in “%s”', (text, expected) => {
    const words = analyse(text);
    const subject = subjectsOf(words)[0];
    expect([subject?.number, words[subject?.verbAt ?? -1]?.norm]).toEqual(expected);
  });
});
