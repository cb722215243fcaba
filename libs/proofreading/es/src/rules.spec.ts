import { readFile } from 'node:fs/promises';
import { analyserFromDisk, testRules } from '@tercet/proofreading-core/testing';
import { SPANISH_ANALYSIS } from './analysis/profile';
import { createSpanishPack } from './index';
import { RULES } from './rules';

const load = (file: string) => readFile(new URL(`../data/${file}`, import.meta.url));
const analyser = await analyserFromDisk(
  'es',
  SPANISH_ANALYSIS,
  new URL('../data/', import.meta.url),
);

testRules(RULES, {
  language: 'es',
  folder: new URL('./rules/', import.meta.url),
  analyser,
  loadCheckers: async () => (await createSpanishPack(load)).checkers,
});
