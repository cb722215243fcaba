import { readFile } from 'node:fs/promises';
import { jest } from '@jest/globals';
import { testCleanCorpus } from '@tercet/proofreading-core/testing';
import { createEnglishPack } from './index';

// Compiling 16 MB of WebAssembly takes its time on a busy machine.
jest.setTimeout(60_000);

testCleanCorpus('en', new URL('./clean-corpus/', import.meta.url), () =>
  createEnglishPack((file) => readFile(new URL(`../data/${file}`, import.meta.url))),
);
