import { describe, expect, it } from '@jest/globals';
import type { Rule } from './define-rule';
import { examplesOf, toRuleExample } from './rule-example';

describe('an example of a rule', () => {
  it('is taken apart at its mark, which may be empty', () => {
    const example = toRuleExample({ text: 'Two\n[[is]] many.', fix: 'are' });
    expect(example).toEqual({ before: 'Two\n', found: 'is', fix: 'are', after: ' many.' });
    expect(toRuleExample({ text: 'Well[[]] done', fix: ',' }).found).toBe('');
  });

  it.each(['No mark.', 'A [[half mark.', 'The wrong ]]way[[.'])('needs one: %s', (text) => {
    expect(() => toRuleExample({ text, fix: '' })).toThrow('[[mark]]');
  });

  it('is found by its rule, right ones behind wrong ones', () => {
    const rule = { id: 'en/a', valid: ['Fine.'], invalid: [{ text: '[[Bad]].', fix: 'Good' }] };
    const examples = examplesOf([rule as unknown as Rule]);
    expect(examples('en/a')).toEqual([
      { before: '', found: 'Bad', fix: 'Good', after: '.' },
      { before: 'Fine.', found: '', fix: '', after: '' },
    ]);
    expect(examples('en/b')).toEqual([]);
  });
});
