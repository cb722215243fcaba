/** Writes a page for each rule, and their table, into docs/rules: npm run rules */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Rule } from '@tercet/proofreading-core';
import { ENGLISH_RULES } from '@tercet/proofreading-en';
import { SPANISH_RULES } from '@tercet/proofreading-es';
import { FRENCH_RULES } from '@tercet/proofreading-fr';
import { ruleIndexPage, rulePage } from './lib/rule-page';
import { root } from './lib/workspace.mjs';

const folder = join(root, 'docs/rules');
const rules: readonly Rule[] = [...ENGLISH_RULES, ...FRENCH_RULES, ...SPANISH_RULES];

rmSync(folder, { recursive: true, force: true });
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};
for (const rule of rules) write(`${rule.id}.md`, rulePage(rule));
write('README.md', ruleIndexPage(rules));
