import { expect, it, jest } from '@jest/globals';
import { NAMED_RULES, OFF, levelOfRule } from './rule-levels';
import { WORDED_RULES } from './rule-wordings';

// Compiling 16 MB of WebAssembly takes its time on a busy machine.
jest.setTimeout(60_000);

it('names only rules that Harper has, so that a renamed one does not come back on by itself', async () => {
  const [{ LocalLinter }, { slimBinary }] = await Promise.all([
    import('harper.js'),
    import('harper.js/slimBinary'),
  ]);
  const config = await new LocalLinter({ binary: slimBinary }).getLintConfig();
  expect([...NAMED_RULES, ...WORDED_RULES].filter((rule) => !(rule in config))).toEqual([]);
});

it('switches a rule off or gives it a level, never both', () => {
  expect(OFF.filter((rule) => levelOfRule(rule) !== undefined)).toEqual([]);
});

it('gives a rule one wording', () => {
  expect(WORDED_RULES.filter((rule, index) => WORDED_RULES.indexOf(rule) !== index)).toEqual([]);
});

it('names no rule twice among those that are off', () => {
  expect(OFF.filter((rule, index) => OFF.indexOf(rule) !== index)).toEqual([]);
});
