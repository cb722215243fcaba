/** @jest-environment node */
/// <reference types="node" />
import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { describe, expect, it, jest } from '@jest/globals';
import { createProofreader } from '@tercet/proofreading-core';
import { createEnglishPack } from '@tercet/proofreading-en';
import { createSpanishPack } from '@tercet/proofreading-es';
import { createFrenchPack } from '@tercet/proofreading-fr';
import { SAMPLE_LINES } from './lines';

// Compiling 16 MB of WebAssembly takes its time on a busy machine.
jest.setTimeout(60_000);

const { resolve } = createRequire(import.meta.url);
const read = (file: string) =>
  readFile(resolve(`@tercet/proofreading-${file.slice(0, 2)}/data/${file}`));

const proofreader = createProofreader({
  packs: {
    en: () => createEnglishPack(read),
    fr: () => createFrenchPack(read),
    es: () => createSpanishPack(read),
  },
});

describe('the home page’s sample', () => {
  it.each(SAMPLE_LINES)('has the one mistake that the checker finds in $locale', async (line) => {
    const { locale, before, wrong, right, after } = line;
    const text = before + wrong + after;
    // The interface is in another language: the sentence is recognized by itself.
    const fallback = locale === 'en' ? 'fr' : 'en';
    const { issues } = await proofreader.check(text, { language: 'auto', fallback });
    expect(
      issues.map(({ category, start, end, suggestions }) => [category, start, end, suggestions[0]]),
    ).toEqual([['spelling', before.length, before.length + wrong.length, right]]);
  });

  it.each(SAMPLE_LINES)('is right in $locale once it is corrected', async (line) => {
    const text = line.before + line.right + line.after;
    const { issues } = await proofreader.check(text, { language: 'auto', fallback: line.locale });
    expect(issues).toEqual([]);
  });
});
