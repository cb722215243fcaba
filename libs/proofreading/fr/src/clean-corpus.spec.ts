import { readFile } from 'node:fs/promises';
import { testCleanCorpus } from '@tercet/proofreading-core/testing';
import { createFrenchPack } from './index';

testCleanCorpus('fr', new URL('./clean-corpus/', import.meta.url), () =>
  createFrenchPack((file) => readFile(new URL(`../data/${file}`, import.meta.url))),
);
