import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { Dictionary } from '@tercet/proofreading-core';
import { analyseText } from '@tercet/proofreading-core/testing';
import { loadSpanishAnalyser } from '../analysis/load';
import { clauseVerb, subjunctivesAt } from './subjunctive';

const read = (file: string) => readFile(new URL(`../../data/${file}`, import.meta.url));
const { analyser } = await loadSpanishAnalyser(new Dictionary(await read('es.dict.bin')), read);

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
    ['mi hermano no viene', undefined, 'venga'],
  ] as const)('puts “%s” into it', (clause, wanted, form) => {
    expect(subjunctiveIn(clause, wanted)).toBe(form);
  });

  it.each(['venga mañana', 'las paredes hablan', 'vendrá tarde'])('leaves “%s” alone', (clause) => {
    expect(subjunctiveIn(clause)).toBeUndefined();
  });
});
