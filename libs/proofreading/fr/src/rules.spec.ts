import { readFile } from 'node:fs/promises';
import { Dictionary } from '@tercet/proofreading-core';
import { testRules } from '@tercet/proofreading-core/testing';
import { loadFrenchAnalyser } from './analysis/load';
import { createFrenchPack } from './index';
import { RULES } from './rules';

const load = (file: string) => readFile(new URL(`../data/${file}`, import.meta.url));
const { analyser } = await loadFrenchAnalyser(new Dictionary(await load('fr.dict.bin')), load);

testRules(RULES, {
  language: 'fr',
  folder: new URL('./rules/', import.meta.url),
  analyser,
  loadCheckers: async () => (await createFrenchPack(load)).checkers,
});
