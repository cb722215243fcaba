/** @jest-environment node */
/// <reference types="node" />
import { describe, expect, it, jest } from '@jest/globals';
import { LOCALES } from '@tercet/contracts';
import { marksIn } from './testing/marks-in';
import { ruleWords } from './testing/rule-words';

// Compiling 16 MB of WebAssembly takes its time on a busy machine.
jest.setTimeout(120_000);

describe.each(LOCALES)('what the checker says of mistakes in %s', (locale) => {
  it('has nothing that it marks itself', async () => {
    const marked: string[] = [];
    for (const [key, text] of ruleWords(locale))
      for (const mark of await marksIn(text, locale)) marked.push(`${key}: ${mark}`);
    expect(marked).toEqual([]);
  });
});
