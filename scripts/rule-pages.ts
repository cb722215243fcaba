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

// All are made before the old ones go: where making one fails, the folder stays as it was.
const pages = new Map(rules.map((rule) => [`${rule.id}.md`, rulePage(rule)]));
pages.set('README.md', ruleIndexPage(rules));

rmSync(folder, { recursive: true, force: true });
for (const [file, text] of pages) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}
