import { readFile } from 'node:fs/promises';
import { testCleanCorpus } from '@tercet/proofreading-core/testing';
import { createSpanishPack } from './index';

testCleanCorpus('es', new URL('./clean-corpus/', import.meta.url), () =>
  createSpanishPack((file) => readFile(new URL(`../data/${file}`, import.meta.url))),
);
