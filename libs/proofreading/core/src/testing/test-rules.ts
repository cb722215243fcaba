import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { LOCALES, type Locale } from '@tercet/contracts';
import type { Analyser } from '../analysis/analyser';
import type { Issue } from '../issue';
import type { Checker } from '../language-pack';
import type { InvalidExample, Rule } from '../rules/define-rule';
import { toRuleExample } from '../rules/rule-example';
import { runRules } from '../rules/rules-checker';
import { createPassage } from './create-passage';

const MIN_INVALID = 5;
const MIN_VALID = 8;

export interface RuleTestOptions {
  readonly language: Locale;
  /** The folder of the rules' files: every file must be in the list, under its own name. */
  readonly folder: URL;
  /** For rules that ask for `words` or `grammar`. */
  readonly analyser: Analyser;
  /** All the checkers of the language: a corrected example must pass them in silence. */
  readonly loadCheckers: () => Promise<readonly Checker[]>;
}

/**
 * The tests that every rule passes: its examples do what they say, with either apostrophe, composed and decomposed,
 * and after another sentence; what it corrects is itself correct to every checker of the language, and what it accepts is an error to none; its words exist in each language.
 */
export function testRules(rules: readonly Rule[], options: RuleTestOptions): void {
  const { language, folder, analyser } = options;
  const find = (rule: Rule, text: string) =>
    runRules([rule], createPassage(text, language), analyser);
  let checkers: readonly Checker[] = [];
  beforeAll(async () => {
    checkers = await options.loadCheckers();
  });
  const checkAll = async (text: string): Promise<readonly Issue[]> => {
    const passage = createPassage(text, language);
    const found = await Promise.all(checkers.map((checker) => checker.check(passage)));
    return found.flat();
  };

  it('tests corrected examples with the rules and more', () => {
    expect(checkers.map(({ id }) => id)).toEqual(
      expect.arrayContaining([`${language}/rules`, `${language}/spelling`]),
    );
  });

  it('lists every rule file under its own name, in order', () => {
    const files = readdirSync(folder).filter((file) => !/^index\.|\.spec\./.test(file));
    const ids = files.map((file) => `${language}/${file.replace(/\.ts$/, '')}`).sort();
    expect(rules.map(({ id }) => id)).toEqual(ids);
  });

  describe.each(rules.map((rule) => ({ id: rule.id, rule })))('$id', ({ rule }) => {
    it('is documented', () => {
      expect(lacking(rule)).toEqual([]);
      for (const words of [rule.message, rule.explanation, ...Object.values(rule.messages ?? {})]) {
        for (const locale of LOCALES) expect(words[locale].trim()).not.toBe('');
      }
    });

    // A new rule has none yet, which "is documented" says.
    const valid = rule.valid.flatMap(variants);
    const invalid = rule.invalid.map(({ text, fix }) => ({ text, fix }));
    const eachOf = <T>(cases: readonly T[]) =>
      cases.length > 0 ? it.each(cases) : () => undefined;

    eachOf(valid)('accepts: %s', (text: string) => {
      expect(find(rule, text).map(({ start, end }) => text.slice(start, end))).toEqual([]);
    });

    it('accepts what no other checker calls an error', async () => {
      for (const text of rule.valid) {
        const errors = (await checkAll(text)).filter(({ level }) => level === 'error');
        expect(errors.map(describeIssue(text))).toEqual([]);
      }
    });

    eachOf(invalid)('corrects: $text', async ({ text, fix }: InvalidExample) => {
      for (const marked of variants(text)) {
        const { plain, span } = unmark(marked);
        const issues = find(rule, plain);
        expect(
          issues.map(({ start, end, suggestions }) => [start, end, fold(suggestions[0] ?? '')]),
        ).toEqual([[span.start, span.end, fold(fix)]]);
        for (const issue of issues) expectWhole(issue, plain);
      }
      const corrected = correct({ text, fix });
      expect((await checkAll(corrected)).map(describeIssue(corrected))).toEqual([]);
    });

    // A list's item may begin with a small letter.
    const marks = rule.category === 'capitalization' ? [] : ['- ', '😀 '];
    it.each([LEADS[language], ...marks])('reports the same spans after “%s”', (lead) => {
      for (const example of rule.invalid) {
        const { plain, span } = unmark(example.text);
        const spans = find(rule, lead + plain).map(({ start, end }) => ({ start, end }));
        expect(spans).toEqual([{ start: span.start + lead.length, end: span.end + lead.length }]);
      }
    });

    it('survives “constructor” in the place of each word', () => {
      for (const { text } of rule.invalid) {
        const { plain } = unmark(text);
        for (const { 0: word, index } of plain.matchAll(/\p{L}+/gu)) {
          const odd = `${plain.slice(0, index)}constructor${plain.slice(index + word.length)}`;
          for (const { suggestions } of find(rule, odd))
            for (const suggestion of suggestions) expect(typeof suggestion).toBe('string');
        }
      }
    });

    it('still misses, and still wrongly reports, what it says it does', () => {
      for (const text of rule.misses ?? []) expect(find(rule, text)).toEqual([]);
      for (const text of rule.falseAlarms ?? []) expect(find(rule, text)).not.toEqual([]);
    });
  });
}

/** What a rule's author still has to write, in words. */
const lacking = ({ valid, invalid }: Rule): string[] =>
  [
    invalid.length < MIN_INVALID &&
      `at least ${MIN_INVALID} wrong sentences, not ${invalid.length}`,
    valid.length < MIN_VALID && `at least ${MIN_VALID} right sentences, not ${valid.length}`,
  ].filter((line) => line !== false);

const LEADS = { en: 'It rained. ', fr: 'Il pleuvait. ', es: 'Llovía. ' } as const;

/** The text with either apostrophe, composed and decomposed. */
function variants(text: string): string[] {
  const straight = text.replaceAll('’', "'");
  const curly = text.replace(/(?<=\p{L})'(?=\p{L})/gu, '’');
  return [...new Set([straight, curly].flatMap((t) => [t.normalize('NFC'), t.normalize('NFD')]))];
}

const fold = (text: string) => text.normalize('NFC').replaceAll('’', "'");

function unmark(marked: string): { plain: string; span: { start: number; end: number } } {
  const { before, found, after } = toRuleExample({ text: marked, fix: '' });
  const span = { start: before.length, end: before.length + found.length };
  return { plain: before + found + after, span };
}

function correct(example: InvalidExample): string {
  const { before, fix, after } = toRuleExample(example);
  return before + fix + after;
}

function expectWhole(issue: Issue, text: string): void {
  expect(issue.start).toBeGreaterThanOrEqual(0);
  expect(issue.end).toBeLessThanOrEqual(text.length);
  for (const locale of LOCALES) expect(issue.message[locale]).not.toMatch(/\{(?:found|fix)\}/);
}

const describeIssue = (text: string) => (issue: Issue) =>
  `${issue.ruleId}: ${text.slice(issue.start, issue.end)} → ${issue.suggestions[0] ?? ''}`;
