import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { Rule } from '@tercet/proofreading-core';
import { analyserFromDisk, createPassage, runRules } from '@tercet/proofreading-core/testing';
import { FRENCH_ANALYSIS } from '../analysis/profile';
import { phraseTable } from '../grammar/phrase-table';
import { RULES } from '../rules';
import { ACCENTS } from './accents';
import { ANGLICISMS } from './anglicisms';
import { COMPOUND_NUMBERS } from './compound-plurals';
import { DEFORMED_PHRASES } from './deformed-phrases';
import { FUNCTION_WORDS } from './function-words';
import { HALVES } from './halves';
import { HOMOPHONES } from './homophones';
import { HYPHENS } from './hyphens';
import { LOOSE_TURNS } from './loose-turns';
import { NO_HYPHENS } from './no-hyphens';
import { PARONYMS } from './paronyms';
import { PLACES } from './places';
import { FIXED_NUMBERS } from './plurals';
import { REDUNDANCIES } from './redundancies';
import { REDUNDANT_VERBS } from './redundant-verbs';
import { REGIONALISMS } from './regionalisms';
import { FAULTY_TURNS } from './turns';
import { VERBS_FOR_NOUNS } from './verbs-for-nouns';

const TABLES = {
  ACCENTS,
  ANGLICISMS,
  REGIONALISMS,
  FUNCTION_WORDS,
  HALVES,
  DEFORMED_PHRASES,
  HOMOPHONES,
  HYPHENS,
  NO_HYPHENS,
  LOOSE_TURNS,
  PARONYMS,
  PLACES,
  FIXED_NUMBERS,
  COMPOUND_NUMBERS,
  REDUNDANCIES,
  REDUNDANT_VERBS,
  FAULTY_TURNS,
  VERBS_FOR_NOUNS,
};

const analyser = await analyserFromDisk(
  'fr',
  FRENCH_ANALYSIS,
  new URL('../../data/', import.meta.url),
);
const folder = new URL('../rules/', import.meta.url);
const rules = RULES.filter(({ id }) =>
  readFileSync(new URL(`${id.slice(3)}.ts`, folder), 'utf8').includes('phraseTable('),
);
const issuesOf = (text: string) => runRules(rules, createPassage(text, 'fr'), analyser);

/** What is put together here agrees in nothing, and is no sentence. */
const OF_SENTENCES =
  /^fr\/(?:accord-.*|ca-sa|elision|forme-devant-voyelle|imperatif-sans-s|majuscule-institutions)$/u;
const everyIssueOf = (text: string) =>
  runRules(RULES, createPassage(text, 'fr'), analyser).filter(
    ({ ruleId }) => !OF_SENTENCES.test(ruleId),
  );

const linesOf = (table: string): string[] => table.split('\n').filter((line) => line !== '');
/** The wrong phrase of a line without what may not stand around it. */
const wrongOf = (line: string): string =>
  (line.split(' => ')[0] ?? '').replace(/^\^ |^![^ ]+ | ![^ ]+$/gu, '');
const partsOf = (line: string): string[][] =>
  wrongOf(line)
    .split(' ')
    .map((part) => part.replace(/^<(.+)>$/u, '$1').split('|'));
const write = (words: readonly string[]): string =>
  words
    .join(' ')
    .replace('*', 'trois')
    .replace(/ (?=[,.])/gu, '');

/** The wrong phrases of a line: each of its words once, with words in the same place of lists of the same length. */
function wrongPhrases(line: string): string[] {
  const parts = partsOf(line);
  return parts.flatMap((varied, place) =>
    varied.map((_, index) =>
      write(
        parts.map((forms, at) =>
          at === place || forms.length === varied.length ? forms[index]! : forms[0]!,
        ),
      ),
    ),
  );
}

/** Every sequence of words that a line names. */
const sequences = (line: string): string[] =>
  wrongOf(line)
    .split(' ')
    .map((part) => part.split('|'))
    .reduce<string[]>(
      (all, forms) => all.flatMap((head) => forms.map((form) => `${head} ${form}`.trim())),
      [''],
    );

const lines = Object.entries(TABLES).flatMap(([table, text]) =>
  linesOf(text).map((line) => [table, line] as const),
);

/** The first fix in place of the phrase. */
function mended(phrase: string): string | undefined {
  const [issue, ...others] = issuesOf(`${phrase} !`);
  const [fix] = issue?.suggestions ?? [];
  if (!issue || fix === undefined || others.length > 0) return undefined;
  return phrase.slice(0, issue.start) + fix + phrase.slice(issue.end);
}

/** The shorter sequences of words in a sequence. */
function partsWithin(phrase: string): string[] {
  const words = phrase.split(' ');
  return words.flatMap((_, start) =>
    words
      .slice(start)
      .map((__, count) => words.slice(start, start + count + 1).join(' '))
      .filter((part) => part !== phrase),
  );
}

const plain = (phrase: string): string =>
  write(phrase.split(' ').map((part) => part.replace(/^<(.+)>$/u, '$1')));

/** A phrase as one line alone mends it. */
function mendedBy(line: string, phrase: string): string {
  const text = `${phrase} !`;
  const table: Rule = { ...rules[0]!, check: phraseTable(line).check };
  const [issue] = runRules([table], createPassage(text, 'fr'), analyser);
  const fix = issue?.suggestions[0];
  return issue && fix !== undefined
    ? text.slice(0, issue.start) + fix + text.slice(issue.end, -2)
    : phrase;
}

describe('phrase tables', () => {
  it.each(lines)('%s: each phrase of “%s” is reported once and mended for good', (_, line) => {
    for (const phrase of new Set(wrongPhrases(line))) {
      const right = mended(phrase);
      expect([phrase, right]).toEqual([phrase, expect.stringMatching(/^[^$|<>]+$/u)]);
      expect(right).not.toBe(phrase);
      expect(everyIssueOf(`${right} !`).map(({ ruleId }) => [phrase, right, ruleId])).toEqual([]);
    }
  });

  it.each(lines.filter(([, line]) => / => .*</u.test(line)))(
    '%s: the fix of “%s” has the form of the verb found',
    (_, line) => {
      const [phrase = ''] = wrongPhrases(line);
      const [verb = ''] = /(?<=^<)[^>]+/u.exec(wrongOf(line)) ?? [];
      const rest = phrase.slice(verb.length);
      const [infinitive] = analyser.readings(verb).filter(({ form }) => form === 'inf');
      if (!infinitive) throw new Error(`No verb: ${verb}`);
      const { tag, pos, lemma } = infinitive;
      const wanted = { form: 'fin', mood: 'ind', tense: 'impf', person: 3, number: 'pl' } as const;
      const [form = ''] = analyser.inflect({ tag, pos, lemma }, wanted);
      const fixes = issuesOf(`Ils ${form}${rest} !`).flatMap(({ suggestions }) => suggestions);
      expect(fixes).toContainEqual(expect.stringMatching(/^\p{L}+aient(?: |$)/u));
    },
  );

  it('name no phrase twice', () => {
    const seen = new Map<string, string>();
    const twice = lines.flatMap(([, line]) =>
      [...new Set(sequences(line))].filter((phrase) => {
        const isSeen = seen.has(phrase);
        seen.set(phrase, line);
        return isSeen;
      }),
    );
    expect(twice).toEqual([]);
  });

  it('name no phrase that holds another and says no more', () => {
    const lineOf = new Map(
      lines.flatMap(([, line]) => sequences(line).map((phrase) => [phrase, line] as const)),
    );
    const isOpening = (part: string): boolean => lineOf.get(part)!.startsWith('^');
    const needless = [...lineOf].flatMap(([phrase, line]) =>
      partsWithin(phrase)
        .filter((part) => lineOf.has(part) && lineOf.get(part) !== line && !isOpening(part))
        .filter((part) => {
          const wrong = plain(phrase);
          const shorter = mendedBy(lineOf.get(part)!, wrong);
          return shorter !== wrong && shorter === mendedBy(line, wrong);
        })
        .map((part) => [phrase, part]),
    );
    expect(needless).toEqual([]);
  });
});
