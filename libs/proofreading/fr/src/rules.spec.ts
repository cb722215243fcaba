import { readFile } from 'node:fs/promises';
import { analyserFromDisk, testRules } from '@tercet/proofreading-core/testing';
import { FRENCH_ANALYSIS } from './analysis/profile';
import { createFrenchPack } from './index';
import { RULES } from './rules';

const load = (file: string) => readFile(new URL(`../data/${file}`, import.meta.url));
const analyser = await analyserFromDisk(
  'fr',
  FRENCH_ANALYSIS,
  new URL('../data/', import.meta.url),
);

testRules(RULES, {
  language: 'fr',
  folder: new URL('./rules/', import.meta.url),
  analyser,
  loadCheckers: async () => (await createFrenchPack(load)).checkers,
});
