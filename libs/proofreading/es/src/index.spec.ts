import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { createProofreader } from '@tercet/proofreading-core';
import { createSpanishPack } from './index';

const pack = () =>
  createSpanishPack((file) => readFile(new URL(`../data/${file}`, import.meta.url)));
const unused = () => Promise.reject(new Error('not this language'));
const packs = { en: unused, fr: unused, es: pack };
const choice = { language: 'es', fallback: 'es' } as const;

describe('the Spanish pack', () => {
  it('spells and applies its rules, saying nothing about right words', async () => {
    const text = 'La ventanna da a el patio.';
    const { issues } = await createProofreader({ packs }).check(text, choice);
    const found = issues.map(({ ruleId, start, end, suggestions }) => [
      ruleId,
      text.slice(start, end),
      suggestions[0],
    ]);
    expect(found).toEqual([
      ['es/spelling', 'ventanna', 'ventana'],
      ['es/contraction', 'a el', 'al'],
    ]);
  });

  it('asks for sign and accent alike where a question has neither', async () => {
    const text = 'Como te llamas?';
    const { issues } = await createProofreader({ packs }).check(text, choice);
    expect(issues.map(({ start, suggestions }) => [start, suggestions[0]])).toEqual([
      [0, '¿'],
      [0, 'Cómo'],
    ]);
  });

  it('reports a misspelling that opens two sentences', async () => {
    const text = 'Tambien vino ella. Luego comimos. Tambien cantamos.';
    const { issues } = await createProofreader({ packs }).check(text, choice);
    expect(issues.map(({ start, end }) => text.slice(start, end))).toEqual(['Tambien', 'Tambien']);
  });

  it('has a version that stays the same', async () => {
    const [one, two] = await Promise.all([pack(), pack()]);
    expect(one.version).toBe(two.version);
  });
});
