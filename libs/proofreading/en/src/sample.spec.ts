import { readFile } from 'node:fs/promises';
import { describe, expect, it, jest } from '@jest/globals';
import { createProofreader } from '@tercet/proofreading-core';
import { createEnglishPack } from './index';

// Compiling 16 MB of WebAssembly takes its time on a busy machine.
jest.setTimeout(60_000);

const read = (path: string) => readFile(new URL(path, import.meta.url));
const unused = () => Promise.reject(new Error('not this language'));

/** Every mistake of the sample that the editor offers, and what to write instead. */
const MISTAKES: readonly (readonly [string, string])[] = [
  ["you're", 'your'],
  ['recieved', 'received'],
  ['the the', 'the'],
  ['intrest', 'interest'],
  ['is', 'are'],
  [' ', ''],
  ['dont', "don't"],
  ['begining', 'beginning'],
  ['untill', 'until'],
  ['would of', 'would have'],
  ["you're", 'your'],
  ['Its', "It's"],
  ['may', 'May'],
  ['hear', 'hearing'],
];

describe('the editor’s sample text', () => {
  it('has all its mistakes found and mended, and nothing else touched', async () => {
    const editor: unknown = JSON.parse(
      (await read('../../../i18n/locales/en/editor.json')).toString('utf8'),
    );
    expect(editor).toMatchObject({ empty: { sample: expect.any(String) } });
    const { sample } = (editor as { empty: { sample: string } }).empty;
    const proofreader = createProofreader({
      packs: {
        en: () => createEnglishPack((file) => read(`../data/${file}`)),
        fr: unused,
        es: unused,
      },
    });
    const choice = { language: 'auto', fallback: 'en' } as const;
    const { issues } = await proofreader.check(sample, choice);
    expect(
      issues.map(({ start, end, suggestions }) => [sample.slice(start, end), suggestions[0]]),
    ).toEqual(MISTAKES);
  });
});
