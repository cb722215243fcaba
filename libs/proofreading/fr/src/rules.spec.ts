import { testRules } from '@tercet/proofreading-core/testing';
import { RULES } from './rules';

testRules(RULES, { language: 'fr', folder: new URL('./rules/', import.meta.url) });
