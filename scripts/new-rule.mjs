// Writes a rule's file with the blanks to fill in, and lists it: npm run new-rule fr ce-se
import fs from 'node:fs';
import path from 'node:path';
import {
  constantOf,
  LANGUAGES,
  ruleIndex,
  ruleNames,
  rulesFolder,
  ruleSkeleton,
  whyNot,
} from './lib/rule-files.mjs';
import { root } from './lib/workspace.mjs';

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

const [language, name = ''] = process.argv.slice(2);
if (!LANGUAGES.includes(language)) {
  fail(`Usage: npm run new-rule <${LANGUAGES.join('|')}> <name>, as in: npm run new-rule fr ce-se`);
}
const folder = rulesFolder(language);
const problem = whyNot(name, ruleNames(folder));
if (problem) fail(problem);
const file = path.join(folder, `${name}.ts`);
fs.writeFileSync(file, ruleSkeleton(language, name));
fs.writeFileSync(path.join(folder, 'index.ts'), ruleIndex(ruleNames(folder)));
console.log(
  `Written: ${path.relative(root, file)} (${constantOf(name)}). How to go on: docs/WRITE-A-RULE.md`,
);
