import { readFile } from 'node:fs/promises';
import { Dictionary } from '@tercet/proofreading-core';
import { testRules } from '@tercet/proofreading-core/testing';
import { loadSpanishAnalyser } from './analysis/load';
import { createSpanishPack } from './index';
import { RULES } from './rules';

const load = (file: string) => readFile(new URL(`../data/${file}`, import.meta.url));
const { analyser } = await loadSpanishAnalyser(new Dictionary(await load('es.dict.bin')), load);

testRules(RULES, {
  language: 'es',
  folder: new URL('./rules/', import.meta.url),
  analyser,
  loadCheckers: async () => (await createSpanishPack(load)).checkers,
});
