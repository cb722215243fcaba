import { readFile } from 'node:fs/promises';
import { describe, expect, it, jest } from '@jest/globals';
import {
  createProofreader,
  type CheckedParagraph,
  type PackLoader,
} from '@tercet/proofreading-core';
import { createEnglishPack } from './index';

// Compiling 16 MB of WebAssembly takes its time on a busy machine.
jest.setTimeout(60_000);

const load = (file: string) => readFile(new URL(`../data/${file}`, import.meta.url));
const unused = () => Promise.reject(new Error('not this language'));
const proofreaderWith = (en: PackLoader) =>
  createProofreader({ packs: { en, fr: unused, es: unused } });
const choice = { language: 'en', fallback: 'en' } as const;

describe('the English pack', () => {
  it('spells and applies its rules at once, and adds Harper’s grammar in the second wave', async () => {
    const proofreader = proofreaderWith(() => createEnglishPack(load));
    const text = 'We have the the lunch they recieve in an box.';
    const waves: CheckedParagraph[] = [];
    waves.push(await proofreader.checkParagraph(text, choice, (first) => waves.push(first)));
    const shown = waves.map(({ issues }) => issues.map(({ start, end }) => text.slice(start, end)));
    expect(shown[0]?.sort()).toEqual(['recieve', 'the the']);
    const { issues } = await proofreader.check(text, choice);
    expect(
      issues.map(({ start, end, suggestions }) => [text.slice(start, end), suggestions[0]]),
    ).toEqual([
      ['the the', 'the'],
      ['recieve', 'receive'],
      ['an', 'a'],
    ]);
  });

  it('fixes unseen what leaves no doubt, and leaves the rest for a look', async () => {
    const proofreader = proofreaderWith(() => createEnglishPack(load, { grammar: undefined }));
    const text =
      'We recieved the the letter, with with gamerz and seperate notes from from vloggers.';
    const { issues } = await proofreader.check(text, choice);
    const safe = issues.filter((issue) => issue.safe);
    expect(safe.map(({ start, end }) => text.slice(start, end))).toEqual([
      'recieved',
      'the the',
      'seperate',
      'from from',
    ]);
  });

  it('answers the example that the documentation shows', async () => {
    const proofreader = proofreaderWith(() => createEnglishPack(load, { grammar: undefined }));
    const { issues } = await proofreader.check('This are a test.', choice);
    expect(issues).toMatchObject([
      { ruleId: 'en/demonstrative-verb', start: 0, end: 8, suggestions: ['This is', 'These are'] },
    ]);
  });

  it('reports a misspelling that opens two sentences, and leaves names that do', async () => {
    const proofreader = proofreaderWith(() => createEnglishPack(load, { grammar: undefined }));
    const found = async (text: string) =>
      (await proofreader.check(text, choice)).issues.map(({ start, end }) =>
        text.slice(start, end),
      );
    const rain = 'Unfortunatly it rained. We stayed at home. Unfortunatly it rained again.';
    expect(await found(rain)).toEqual(['Unfortunatly', 'Unfortunatly']);
    expect(await found('Teh cat sat.\nTeh dog ran.')).toEqual(['Teh', 'Teh']);
    const words = ['Definately', 'definately', 'Definately'];
    expect(await found('Definately so. It is definately so. Definately!')).toEqual(words);
    expect(await found('Kori came. Schulman left. Kori sat. Schulman ran.')).toEqual([]);
    expect(await found('Duval came. We saw Duval. Duval sat.')).toEqual([]);
  });

  it('does without grammar where none is wanted', async () => {
    const pack = await createEnglishPack(load, { grammar: undefined });
    expect(pack.checkers.map(({ wave }) => wave)).toEqual([1, 1, 1]);
  });
});
