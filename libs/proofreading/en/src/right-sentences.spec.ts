import {
  analyserFromDisk,
  createPassage,
  runRules,
  testRightSentences,
} from '@tercet/proofreading-core/testing';
import { ENGLISH_ANALYSIS } from './analysis/profile';
import { RULES } from './rules';

const data = new URL('../data/', import.meta.url);
const analyser = await analyserFromDisk('en', ENGLISH_ANALYSIS, data);

testRightSentences(new URL('right-sentences.txt', import.meta.url), (text) =>
  runRules(RULES, createPassage(text, 'en'), analyser),
);
