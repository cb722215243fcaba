import { readFile } from 'node:fs/promises';
import { testRules } from '@tercet/proofreading-core/testing';
import { createSpanishPack } from './index';
import { RULES } from './rules';

const load = (file: string) => readFile(new URL(`../data/${file}`, import.meta.url));

testRules(RULES, {
  language: 'es',
  folder: new URL('./rules/', import.meta.url),
  loadCheckers: async () => (await createSpanishPack(load)).checkers,
});
