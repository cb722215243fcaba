import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { Dictionary } from '@tercet/proofreading-core';
import { analyseText } from '@tercet/proofreading-core/testing';
import { loadSpanishAnalyser } from '../analysis/load';
import { clauseVerb, isIndicativeHere, subjunctivesOf } from './subjunctive';

const read = (file: string) => readFile(new URL(`../../data/${file}`, import.meta.url));
const { analyser } = await loadSpanishAnalyser(new Dictionary(await read('es.dict.bin')), read);

function subjunctiveIn(clause: string, wanted?: 'pres' | 'impf'): string | undefined {
  const words = analyseText(analyser, clause, 'es');
  const at = clauseVerb(words, 0);
  const verb = words[at];
  return verb && isIndicativeHere(words, at)
    ? subjunctivesOf(analyser, verb, wanted)[0]
    : undefined;
}

describe('the subjunctive of a clause', () => {
  it.each([
    ['no lo entiendes', undefined, 'entiendas'],
    ['me lo dijeron', undefined, 'dijeran'],
    ['era el jefe', 'impf', 'fuera'],
  ] as const)('puts “%s” into it', (clause, wanted, form) => {
    expect(subjunctiveIn(clause, wanted)).toBe(form);
  });

  it.each(['venga mañana', 'las personas ríen', 'vendrá tarde'])('leaves “%s” alone', (clause) => {
    expect(subjunctiveIn(clause)).toBeUndefined();
  });
});
