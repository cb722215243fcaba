import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  constantOf,
  LANGUAGES,
  ruleIndex,
  ruleNames,
  rulesFolder,
  whyNot,
} from './lib/rule-files.mjs';

it.each([
  ['ce-se', 'ceSe'],
  ['a', 'a'],
  ['the-1990-spelling', 'the1990Spelling'],
])('names the constant of %s %s', (name, constant) => {
  expect(constantOf(name)).toBe(constant);
});

it.each([
  ['ce-se', undefined],
  ['of', undefined],
  ['../x', 'small letters'],
  ['', 'small letters'],
  ['class', 'means something else'],
  ['define-rule', 'means something else'],
  ['index', 'something else in the checker'],
  ['spelling', 'something else in the checker'],
  ['harper-foo', 'something else in the checker'],
  ['match-case', 'means something else'],
  ['a-1', 'is there already'],
  ['a1', 'too like the rule “a-1”'],
])('says of the name “%s” why it cannot be: %s', (name, reason) => {
  const problem = whyNot(name, ['a-1', 'index-card']);
  if (reason === undefined) expect(problem).toBeUndefined();
  else expect(problem).toContain(reason);
});

describe.each(LANGUAGES)('the rules of %s', (language) => {
  it('are listed as "npm run new-rule" lists them', () => {
    const folder = rulesFolder(language);
    expect(readFileSync(join(folder, 'index.ts'), 'utf8')).toBe(ruleIndex(ruleNames(folder)));
  });
});
