import { describe, expect, it } from '@jest/globals';
import { packVersion } from './pack-version';
import { defineRule, type Rule } from './rules/define-rule';

const words = { en: 'One.', fr: 'Un.', es: 'Uno.' };
const rule = defineRule({
  id: 'en/one',
  category: 'grammar',
  level: 'error',
  message: words,
  explanation: words,
  valid: [],
  invalid: [],
  check: () => undefined,
});
const dictionary = Uint8Array.of(1, 2, 3);
const version = (change: Partial<Rule> = {}) =>
  packVersion('1', [dictionary], [{ ...rule, ...change }]);

describe('packVersion', () => {
  it('stays the same for the same pack', () => {
    expect(version()).toBe(version());
  });

  it.each<Partial<Rule>>([
    { id: 'en/two' },
    { level: 'style' },
    { category: 'verb' },
    { message: { ...words, fr: 'Deux.' } },
    { check: (sentence, report) => report(sentence, ['two']) },
  ])('changes with what a rule holds: %o', (change) => {
    expect(version(change)).not.toBe(version());
  });

  it('changes with the revision, the files and the set of rules', () => {
    const others = [
      packVersion('2', [dictionary], [rule]),
      packVersion('1', [Uint8Array.of(1, 2, 4)], [rule]),
      packVersion('1', [dictionary, dictionary], [rule]),
      packVersion('1', [dictionary], [rule, rule]),
    ];
    for (const other of others) expect(other).not.toBe(version());
  });
});
