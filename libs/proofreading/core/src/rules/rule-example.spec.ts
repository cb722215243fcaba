import { describe, expect, it } from '@jest/globals';
import { toRuleExample } from './rule-example';

describe('an example of a rule', () => {
  it('is taken apart at its mark, which may be empty', () => {
    const example = toRuleExample({ text: 'Two\n[[is]] many.', fix: 'are' });
    expect(example).toEqual({ before: 'Two\n', found: 'is', fix: 'are', after: ' many.' });
    expect(toRuleExample({ text: 'Well[[]] done', fix: ',' }).found).toBe('');
  });

  it.each(['No mark.', 'A [[half mark.', 'The wrong ]]way[[.'])('needs one: %s', (text) => {
    expect(() => toRuleExample({ text, fix: '' })).toThrow('[[mark]]');
  });
});
