import { describe, expect, it } from '@jest/globals';
import { analyserFromDisk, createPassage, runRules } from '@tercet/proofreading-core/testing';
import { ENGLISH_ANALYSIS } from './analysis/profile';
import { type PatternRule } from './grammar/define-patterns';
import type { Pattern } from './grammar/pattern';
import { RULES } from './rules';

const analyser = await analyserFromDisk(
  'en',
  ENGLISH_ANALYSIS,
  new URL('../data/', import.meta.url),
);
const LISTS = RULES.filter((rule): rule is PatternRule => 'patterns' in rule);
/** That a comma is missing says nothing of the words. */
const JUDGES = LISTS.filter(({ category }) => category !== 'punctuation');

interface Sample {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Phrases that a pattern of plain words describes: enough of them for each of its words to stand in one. */
function samples([match]: Pattern): Sample[] {
  const parts = match
    .replace(/\|\$$| \$$/, '')
    .split(' ')
    .filter((part) => !/^(?:\^+|!.*)$/.test(part));
  if (match.includes('@') || parts.some((part) => /^\[?\|/.test(part))) return [];
  let isMarked = false;
  const slots = parts.map((part) => {
    if (part.startsWith('[')) isMarked = true;
    const slot = { isMarked, words: part.replace(/[[\]]|(?<=.)\?(?=\]?$)|~/g, '').split('|') };
    if (part.endsWith(']')) isMarked = false;
    return slot;
  });
  const count = Math.max(...slots.map(({ words }) => words.length));
  return Array.from({ length: count }, (_, index) => {
    let [text, start, end] = ['', 0, 0];
    for (const slot of slots) {
      const word = slot.words[index % slot.words.length] ?? '';
      const gap = text === '' || /^[,.:?’]/.test(word) ? '' : ' ';
      const from = text.length + gap.length;
      text += gap + word;
      if (slot.isMarked) [start, end] = [end === 0 ? from : start, text.length];
    }
    return { text: text.replace(/\.?$/, '.'), start, end };
  });
}

const find = (rules: readonly PatternRule[], text: string) =>
  runRules(rules, createPassage(text, 'en'), analyser);

describe.each(LISTS.map((rule) => ({ id: rule.id, rule })))('$id', ({ rule }) => {
  const lines = rule.patterns.flatMap((pattern) =>
    samples(pattern).map((sample) => ({ line: pattern[0], ...sample })),
  );
  const isFound = ({ text, start, end }: Sample) =>
    find([rule], text).some((issue) => issue.start <= start && issue.end >= end);

  it('finds what each line describes', () => {
    expect(lines.filter((sample) => !isFound(sample))).toEqual([]);
  });

  it('has no line twice', () => {
    const all = lines.map(({ text, start, end }) => `${start}-${end} ${text}`);
    expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([]);
  });

  it('finds nothing in what it proposes', () => {
    const flagged = lines.flatMap(({ text }) =>
      find([rule], text).flatMap(({ start, end, suggestions }) => {
        const mended = text.slice(0, start) + (suggestions[0] ?? '') + text.slice(end);
        const until = end + mended.length - text.length;
        return find(JUDGES, mended)
          .filter((issue) => issue.start <= start && issue.end >= until)
          .map(({ ruleId }) => `${text} → ${mended} (${ruleId})`);
      }),
    );
    expect(flagged).toEqual([]);
  });
});
