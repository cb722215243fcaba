/** @jest-environment node */
/// <reference types="node" />
import { describe, expect, it, jest } from '@jest/globals';
import { LOCALES } from '@tercet/contracts';
import { COPY_FILES, copyOf } from './testing/copy';
import { marksIn } from './testing/marks-in';

// Compiling 16 MB of WebAssembly takes its time on a busy machine.
jest.setTimeout(120_000);

/** Keys that are left out, and why. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'assistant.example': 'holds mistakes to find',
  'editor.empty.sample': 'holds mistakes to find',
  'grammar.example': 'holds mistakes to find',
  'spelling.example': 'holds mistakes to find',
  'spelling.benefits.regions.title': 'names a word in the spellings of two countries',
};
/** Points of lists begin in lower case, as they may behind their dash. */
const POINT = /^privacy\.points\./u;

describe.each(LOCALES)('what the product says in %s', (locale) => {
  it.each(COPY_FILES)('has nothing in “%s” that its own checker marks', async (file) => {
    const marked: string[] = [];
    for (const [key, text] of copyOf(file, locale)) {
      if (key in LEFT_OUT) continue;
      for (const mark of await marksIn(POINT.test(key) ? `- ${text}` : text, locale))
        marked.push(`${key}: ${mark}`);
    }
    expect(marked).toEqual([]);
  });
});

it('leaves no key out that is not there', () => {
  const keys = new Set(COPY_FILES.flatMap((file) => [...copyOf(file, 'en').keys()]));
  expect(Object.keys(LEFT_OUT).filter((key) => !keys.has(key))).toEqual([]);
});
