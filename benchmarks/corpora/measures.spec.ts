import { describe, expect, it } from '@jest/globals';
import type { FoundIssue } from './line-checker';
import {
  falseAlarms,
  liesOn,
  quantile,
  rankOfCorrection,
  recall,
  withFirstSuggestions,
  wordLevel,
} from './measures';
import type { Sentence } from './sets';

const issue = (start: number, end: number, ...suggestions: string[]): FoundIssue => ({
  start,
  end,
  suggestions,
});
const sentence = (text: string, ...errors: [number, number, string][]): Sentence => ({
  id: text,
  lang: 'en',
  source: 'here',
  text,
  errors: errors.map(([start, end, by]) => ({ start, end, corrections: [by] })),
});

describe('an issue lies on an error', () => {
  it.each([
    ['where they share a letter', issue(0, 3), { start: 2, end: 5 }, true],
    ['not where they only touch', issue(0, 3), { start: 3, end: 5 }, false],
    ['where it inserts at its edge', issue(3, 3), { start: 3, end: 5 }, true],
  ])('%s', (_, found, error, expected) => {
    expect(liesOn(found, error)).toBe(expected);
  });
});

describe('the rank of a correction', () => {
  const text = 'I has an apple.';
  const error = { start: 2, end: 5, corrections: ['have'] };

  it('is that of the first suggestion that gives the right text, whatever its span', () => {
    expect(rankOfCorrection(text, error, [issue(2, 5, 'had', 'have')])).toBe(2);
    expect(rankOfCorrection(text, error, [issue(0, 8, 'I have an')])).toBe(1);
    expect(rankOfCorrection(text, error, [issue(2, 5, 'had')])).toBe(Infinity);
  });

  it('disregards quotes, spaces and the case of the first letter', () => {
    const quoted = { start: 0, end: 5, corrections: ['don’t'] };
    expect(rankOfCorrection('dont  go', quoted, [issue(0, 5, "Don't ")])).toBe(1);
  });
});

it('tells the shares of errors found and mended', () => {
  const set = [sentence('I has it.', [2, 5, 'have']), sentence('He go it.', [3, 5, 'goes'])];
  const found = { 'I has it.': [issue(2, 5, 'had', 'have')], 'He go it.': [] };
  const issuesOf = ({ id }: Sentence) => found[id as keyof typeof found];
  expect(recall(set, issuesOf)).toEqual({ errors: 2, detection: 0.5, correct1: 0, correct3: 0.5 });
});

it('counts flags by words, which hold a letter', () => {
  const set = [sentence('It’s 5 o’clock – really.')];
  const issues = () => [issue(0, 2), issue(3, 4)];
  const counts = { words: 3, alarms: 2, perThousand: 2_000 / 3 };
  expect(falseAlarms(set, issues)).toEqual({ ...counts, right: 0 });
  const isRight = (_: Sentence, { start }: { start: number }) => start === 3;
  expect(falseAlarms(set, issues, isRight)).toEqual({ ...counts, right: 1 });
});

it('judges each word by whether it is wrong and whether it is flagged', () => {
  const set = [sentence('one twoo three fourr', [4, 8, 'two'], [15, 20, 'four'])];
  const issues = [issue(0, 3), issue(4, 8)];
  expect(wordLevel(set, () => issues)).toEqual({
    words: 4,
    accuracy: 0.5,
    precision: 0.5,
    recall: 0.5,
  });
});

it('puts first suggestions in, of overlapping issues the first', () => {
  const issues = [
    issue(6, 8, 'is'),
    issue(0, 4, 'This', 'That'),
    issue(2, 8, 'x'),
    issue(9, 9, 'so '),
  ];
  expect(withFirstSuggestions('Thsi  si good', issues)).toBe('This  is so good');
  expect(withFirstSuggestions('Nothing', [issue(0, 7)])).toBe('Nothing');
});

it('finds quantiles among what was timed', () => {
  expect(quantile([3, NaN, 1, 2, 4], 0.5)).toBe(2);
  expect(quantile([3, 1, 2, 4], 0.95)).toBe(4);
});
