import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { constantOf, LANGUAGES, ruleIndex, ruleNames, rulesFolder } from './lib/rule-files.mjs';

it.each([
  ['ce-se', 'ceSe'],
  ['a', 'a'],
  ['the-1990-spelling', 'the1990Spelling'],
])('names the constant of %s %s', (name, constant) => {
  expect(constantOf(name)).toBe(constant);
});

describe.each(LANGUAGES)('the rules of %s', (language) => {
  it('are listed as "npm run new-rule" lists them', () => {
    const folder = rulesFolder(language);
    expect(readFileSync(join(folder, 'index.ts'), 'utf8')).toBe(ruleIndex(ruleNames(folder)));
  });
});
