import { readFile } from 'node:fs/promises';
import { testRules } from '@tercet/proofreading-core/testing';
import { createFrenchPack } from './index';
import { RULES } from './rules';

const load = (file: string) => readFile(new URL(`../data/${file}`, import.meta.url));

testRules(RULES, {
  language: 'fr',
  folder: new URL('./rules/', import.meta.url),
  loadCheckers: async () => (await createFrenchPack(load)).checkers,
});
