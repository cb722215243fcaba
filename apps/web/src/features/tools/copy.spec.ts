/** @jest-environment node */
/// <reference types="node" />
import { describe, expect, it, jest } from '@jest/globals';
import { LOCALES, type Locale } from '@tercet/contracts';
import { copyOf } from '../../testing/copy';
import { wholeProofreader } from '../../testing/proofreader';
import { EXAMPLES } from './grammar/examples';

// Compiling 16 MB of WebAssembly takes its time on a busy machine.
jest.setTimeout(120_000);

const proofreader = wholeProofreader();

const kindsIn = async (text: string, locale: Locale) =>
  (await proofreader.check(text, { language: locale, fallback: locale })).issues;

describe.each(LOCALES)('the pages of the tools in %s', (locale) => {
  it.each(['grammar', 'spelling', 'assistant'])(
    'have mistakes to find in the example of “%s”, each with its correction',
    async (namespace) => {
      const text = copyOf(namespace, locale).get(`${namespace}.example`) ?? '';
      const { issues } = await proofreader.check(text, { language: 'auto', fallback: locale });
      expect(issues.length).toBeGreaterThanOrEqual(4);
      expect(issues.filter(({ suggestions }) => suggestions.length === 0)).toEqual([]);
      if (namespace !== 'spelling') return;
      expect(new Set(issues.map(({ category }) => category))).toEqual(new Set(['spelling']));
    },
  );

  it.each(EXAMPLES[locale])(
    'tell of a mistake that the checker finds: $wrong',
    async ({ before, wrong, right, after }) => {
      const issues = await kindsIn(before + wrong + after, locale);
      const [issue] = issues;
      const text = before + wrong + after;
      const mended =
        text.slice(0, issue?.start) + (issue?.suggestions[0] ?? '') + text.slice(issue?.end);
      expect([issues.length, mended]).toEqual([1, before + right + after]);
      expect(await kindsIn(mended, locale)).toEqual([]);
    },
  );
});
