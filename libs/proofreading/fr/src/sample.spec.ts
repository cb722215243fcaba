import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { createProofreader } from '@tercet/proofreading-core';
import { createFrenchPack } from './index';

const read = (path: string) => readFile(new URL(path, import.meta.url));
const unused = () => Promise.reject(new Error('not this language'));

/** Every mistake of the sample that the editor offers, and what to write instead. */
const MISTAKES: readonly (readonly [string, string])[] = [
  ['les les', 'les'],
  ['d’intéret', 'd’intérêt'],
  [' ', ''],
  ['fevrier', 'février'],
  ['envoyé', 'envoyer'],
  ['si il', 's’il'],
  ['Malgrès', 'Malgré'],
  ['près', 'prêt'],
  ['pris', 'prie'],
];

describe('the editor’s sample text', () => {
  it('has all its mistakes found and mended, and nothing else touched', async () => {
    const editor: unknown = JSON.parse(
      (await read('../../../i18n/locales/fr/editor.json')).toString('utf8'),
    );
    expect(editor).toMatchObject({ empty: { sample: expect.any(String) } });
    const { sample } = (editor as { empty: { sample: string } }).empty;
    const proofreader = createProofreader({
      packs: {
        fr: () => createFrenchPack((file) => read(`../data/${file}`)),
        en: unused,
        es: unused,
      },
    });
    const choice = { language: 'auto', fallback: 'fr' } as const;
    const { issues } = await proofreader.check(sample, choice);
    expect(
      issues.map(({ start, end, suggestions }) => [sample.slice(start, end), suggestions[0]]),
    ).toEqual(MISTAKES);
  });
});
