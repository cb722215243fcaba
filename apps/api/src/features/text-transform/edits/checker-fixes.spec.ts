import { describe, expect, it } from '@jest/globals';
import type { DocumentIssue } from '@tercet/proofreading-core';
import { ENGLISH_RULES } from '@tercet/proofreading-en';
import { SPANISH_RULES } from '@tercet/proofreading-es';
import { FRENCH_RULES } from '@tercet/proofreading-fr';
import { checkerFixes, NEEDS_A_LOOK } from './checker-fixes';

const OWN_RULES: ReadonlySet<string> = new Set(
  [...ENGLISH_RULES, ...FRENCH_RULES, ...SPANISH_RULES].map(({ id }) => id),
);
const WHY = { en: 'why', fr: 'pourquoi', es: 'por qué' };
const found = (ruleId: string, suggestions: readonly string[] = ['mended']) =>
  ({
    ruleId,
    start: 0,
    end: 4,
    category: 'grammar',
    level: 'error',
    suggestions,
    safe: false,
    explanation: WHY,
  }) as DocumentIssue;

describe('what the checker has found', () => {
  it('is applied by GRAMMAR where there is one remedy, and by IMPROVE only where that is safe', () => {
    const issue = found('en/any-other');
    expect(checkerFixes('grammar', [issue], 'fr')).toEqual([
      {
        start: 0,
        end: 4,
        replacement: 'mended',
        category: 'grammar',
        explanation: WHY.fr,
        source: 'checker',
      },
    ]);
    expect(checkerFixes('improve', [issue], 'fr')).toEqual([]);
    expect(checkerFixes('grammar', [found('en/any-other', ['a', 'b'])], 'fr')).toEqual([]);
  });

  it.each([...NEEDS_A_LOOK])('is left to the person where it is by %s', (ruleId) => {
    expect(checkerFixes('grammar', [found(ruleId)], 'en')).toEqual([]);
  });

  it('is named by rules that there are', () => {
    const own = [...NEEDS_A_LOOK].filter((id) => !id.startsWith('en/harper-'));
    expect(own.filter((id) => !OWN_RULES.has(id))).toEqual([]);
  });
});
