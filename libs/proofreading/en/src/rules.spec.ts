import { testRules } from '@tercet/proofreading-core/testing';
import { RULES } from './rules';

testRules(RULES, { language: 'en', folder: new URL('./rules/', import.meta.url) });
