import { describe, expect, it } from '@jest/globals';
import type { DocumentIssue } from '@tercet/proofreading-core';
import { explainEdits } from './explain-edits';

const explain = (source: string, replacement: string, issues: readonly DocumentIssue[] = []) =>
  explainEdits(source, [{ start: 0, end: source.length, replacement }], issues, 'fr')[0];

describe('explainEdits', () => {
  it.each([
    ['paris', 'Paris', 'capitalization'],
    ['a  b', 'a b', 'typography'],
    ['Yes sir', 'Yes, sir', 'punctuation'],
    ['recieve', 'receive', 'spelling'],
    ['élève', 'élevé', 'spelling'],
    ['go', 'goes', undefined],
    ['found', 'founded', undefined],
    ['in order to', 'to', undefined],
    ['to recieve', 'to receive', undefined],
    ['', 'very', undefined],
  ])('tells from %j → %j that it is %s', (before, after, category) => {
    expect(explain(before, after)?.category).toBe(category);
  });

  it("takes the checker's word where it found the same", () => {
    const explanation = { en: 'why', fr: 'pourquoi', es: 'porqué' };
    const issue: DocumentIssue = {
      id: '1',
      ruleId: 'en/spelling',
      language: 'en',
      category: 'spelling',
      level: 'error',
      message: explanation,
      explanation,
      start: 0,
      end: 3,
      suggestions: ['ten', 'the'],
      safe: false,
    };
    expect(explain('teh', 'the', [issue])).toMatchObject({
      category: 'spelling',
      explanation: 'pourquoi',
    });
    expect(explain('teh', 'that', [issue])?.explanation).toBeUndefined();
    const shorter = [{ start: 0, end: 2, replacement: 'the' }];
    expect(explainEdits('teh', shorter, [issue], 'fr')[0]?.explanation).toBeUndefined();
  });
});
