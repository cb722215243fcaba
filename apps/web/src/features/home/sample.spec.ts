/** @jest-environment node */
/// <reference types="node" />
import { describe, expect, it, jest } from '@jest/globals';
import { LOCALES } from '@tercet/contracts';
import { kindOf } from '../../issues/kinds';
import { wholeProofreader } from '../../testing/proofreader';
import { SAMPLE_LINES, sampleFor } from './sample';

// Compiling 16 MB of WebAssembly takes its time on a busy machine.
jest.setTimeout(60_000);

const proofreader = wholeProofreader();

describe.each(LOCALES)('the home page’s sample for readers of %s', (reader) => {
  const { example, foreseen } = sampleFor(reader);
  const check = (text: string) => proofreader.check(text, { language: 'auto', fallback: reader });

  it('begins with their language', () => {
    expect(foreseen.map(({ id }) => id)).toEqual([
      reader,
      ...LOCALES.filter((locale) => locale !== reader),
    ]);
  });

  it('is marked where the checker marks it, and nowhere else', async () => {
    const { issues } = await check(example);
    expect(issues.map((issue) => [kindOf(issue), issue.start, issue.end])).toEqual(
      foreseen.map(({ kind, start, end }) => [kind, start, end]),
    );
    expect(issues.map(({ suggestions: [first] }) => first)).toEqual(
      foreseen.map(({ id }) => SAMPLE_LINES.find(({ locale }) => locale === id)?.right),
    );
  });

  it('is right once each first suggestion is taken', async () => {
    const right = SAMPLE_LINES.reduce(
      (text, line) => text.replace(line.wrong, line.right),
      example,
    );
    expect((await check(right)).issues).toEqual([]);
  });
});
