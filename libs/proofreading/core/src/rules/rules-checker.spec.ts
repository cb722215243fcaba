import { describe, expect, it, jest } from '@jest/globals';
import { createPassage } from '../testing/create-passage';
import type { Rule } from './define-rule';
import { rulesChecker, runRules } from './rules-checker';

const words = { en: '', fr: '', es: '' };
const ruleOf = (id: Rule['id'], check: Rule['check']): Rule => ({
  id,
  category: 'grammar',
  level: 'error',
  message: words,
  explanation: words,
  valid: [],
  invalid: [],
  check,
});
const reportsFirst = ruleOf('en/first', ({ tokens: [token] }, report) => {
  if (token) report(token, ['x']);
});
const failing = ruleOf('en/failing', ({ text }) => {
  if (text.startsWith('Bad')) throw new Error('broken');
});

describe('a rule that throws', () => {
  const passage = createPassage('Bad one. Good one.', 'en');

  it('silences no other rule, and is named', () => {
    const onError = jest.fn();
    const issues = rulesChecker([failing, reportsFirst]).check(passage, onError);
    expect(issues).toMatchObject([{ start: 0 }, { start: 9 }]);
    expect(onError.mock.calls).toEqual([
      [expect.objectContaining({ message: 'broken' }), 'en/failing'],
    ]);
  });

  it('is not hidden from who does not ask', () => {
    expect(() => runRules([failing], passage)).toThrow('broken');
  });
});

describe('a suggestion', () => {
  it('that is what stands there is left out, and so is an issue that has no other', () => {
    const rule = ruleOf('en/same', ({ tokens: [first, second] }, report) => {
      if (first) report(first, ['ONE', 'Two']);
      if (second) report(second, ['MORE']);
    });
    const issues = runRules([rule], createPassage('ONE MORE', 'en'));
    expect(issues).toMatchObject([{ start: 0, suggestions: ['Two'] }]);
  });
});
