import { describe, expect, it } from '@jest/globals';
import { analyserFromDisk, analyseText } from '@tercet/proofreading-core/testing';
import { SPANISH_ANALYSIS } from '../analysis/profile';
import { clauseVerb, subjunctivesAt } from './subjunctive';

const analyser = await analyserFromDisk(
  'es',
  SPANISH_ANALYSIS,
  new URL('../../data/', import.meta.url),
);

function subjunctiveIn(clause: string, wanted?: 'pres' | 'impf'): string | undefined {
  const words = analyseText(analyser, clause, 'es');
  return subjunctivesAt(analyser, words, clauseVerb(words, 0), wanted)[0];
}

describe('the subjunctive of a clause', () => {
  it.each([
    ['no lo entiendes', undefined, 'entiendas'],
    ['me lo dijeron', undefined, 'dijeran'],
    ['era el jefe', 'impf', 'fuera'],
    ['las personas ríen', undefined, 'rían'],
    ['las paredes hablan', undefined, 'hablen'],
    ['podemos vernos', undefined, 'podamos'],
    ['salgo mañana', undefined, 'salga'],
    ['mi hermano no viene', undefined, 'venga'],
  ] as const)('puts “%s” into it', (clause, wanted, form) => {
    expect(subjunctiveIn(clause, wanted)).toBe(form);
  });

  it.each(['venga mañana', 'las paredes de mi casa hablan', 'vendrá tarde'])(
    'leaves “%s” alone',
    (clause) => {
      expect(subjunctiveIn(clause)).toBeUndefined();
    },
  );
});
