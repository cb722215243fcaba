import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { createProofreader } from '@tercet/proofreading-core';
import { createFrenchPack } from './index';

const pack = () =>
  createFrenchPack((file) => readFile(new URL(`../data/${file}`, import.meta.url)));
const unused = () => Promise.reject(new Error('not this language'));
const packs = { en: unused, es: unused, fr: pack };
const choice = { language: 'fr', fallback: 'fr' } as const;

describe('the French pack', () => {
  it('spells and applies its rules, saying nothing about right words', async () => {
    const text = 'Le arbre cache la maisson.';
    const { issues } = await createProofreader({ packs }).check(text, choice);
    const found = issues.map(({ ruleId, start, end, suggestions }) => [
      ruleId,
      text.slice(start, end),
      suggestions[0],
    ]);
    expect(found).toEqual([
      ['fr/elision', 'Le arbre', "L'arbre"],
      ['fr/spelling', 'maisson', 'maison'],
    ]);
  });

  it('reports a misspelling that opens two sentences', async () => {
    const text = 'Malheuresement il pleut. Nous restons. Malheuresement il pleut encore.';
    const { issues } = await createProofreader({ packs }).check(text, choice);
    expect(issues.map(({ start, end }) => text.slice(start, end))).toEqual([
      'Malheuresement',
      'Malheuresement',
    ]);
  });

  it('has a version that stays the same', async () => {
    const [one, two] = await Promise.all([pack(), pack()]);
    expect(one.version).toBe(two.version);
  });
});
