import { readFile } from 'node:fs/promises';
import { jest } from '@jest/globals';
import { analyserFromDisk, testRules } from '@tercet/proofreading-core/testing';
import { ENGLISH_ANALYSIS } from './analysis/profile';
import { createEnglishPack } from './index';
import { RULES } from './rules';

// Compiling 16 MB of WebAssembly takes its time on a busy machine.
jest.setTimeout(60_000);

const load = (file: string) => readFile(new URL(`../data/${file}`, import.meta.url));
const analyser = await analyserFromDisk(
  'en',
  ENGLISH_ANALYSIS,
  new URL('../data/', import.meta.url),
);

testRules(RULES, {
  language: 'en',
  folder: new URL('./rules/', import.meta.url),
  analyser,
  loadCheckers: async () => (await createEnglishPack(load)).checkers,
});
