import { describe, expect, it } from '@jest/globals';
import { LOCALES, type Operation } from '@tercet/contracts';
import { loadDetector } from '@tercet/proofreading-core';
import { isRefusal, keptIn } from './measures';
import { loadTexts, readTexts } from './texts';

const TEXT = {
  language: 'en',
  kind: 'mail',
  names: ['Priya', 'Daniel'],
  text: '# Today\n\nPriya and Daniel sold **1,250** boats of 3.5 m. They are on `main`, see https://example.com/a.\n\n- one\n- two',
} as const;

const kept = async (operation: Operation, answer: string) =>
  keptIn(operation, TEXT, answer, await loadDetector());

describe('what an answer keeps', () => {
  it('is all of it where nothing has changed', async () => {
    const all = { language: true, names: true, numbers: true, markup: true };
    expect(await kept('improve', TEXT.text)).toMatchObject(all);
  });

  it('may group and part numbers in another way', async () => {
    const answer = TEXT.text.replace('1,250', '1\u202f250').replace('3.5', '3,5');
    expect(await kept('translate', answer)).toMatchObject({ numbers: true });
  });

  it.each([
    ['a name', 'Daniel', 'Dan', 'names'],
    ['a number', '1,250', '1,205', 'numbers'],
    ['a number that is the end of another', '3.5', '13.5', 'numbers'],
    ['a heading', '# Today', 'Today', 'markup'],
    ['an item', '\n- two', ' and two', 'markup'],
    ['emphasis', '**1,250**', '1,250', 'markup'],
    ['code', '`main`', 'main', 'markup'],
    ['a link', 'https://example.com/a', 'https://example.com/b', 'markup'],
  ])('lacks %s', async (_, part, other, measure) => {
    const { language: _language, ...rest } = await kept('rewrite', TEXT.text.replace(part, other));
    const lost = Object.entries(rest).filter(([, value]) => value === false);
    expect(lost.map(([name]) => name)).toEqual([measure]);
  });

  it('is the language: of the text, or that of the translation', async () => {
    const french =
      'Priya et Daniel ont vendu hier un grand nombre de bateaux dans le vieux port de la ville.';
    expect((await kept('rewrite', french)).language).toBe(false);
    expect((await kept('translate', french)).language).toBe(true);
    expect((await kept('translate', TEXT.text)).language).toBe(false);
  });

  it.each<[Operation, number, boolean | undefined]>([
    ['shorter', 0.5, true],
    ['shorter', 1, false],
    ['longer', 1, false],
    ['longer', 2, true],
    ['improve', 2, undefined],
  ])('is the length that %s asks for: %d times', async (operation, times, meets) => {
    const words = TEXT.text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
    expect((await kept(operation, 'word '.repeat(words * times))).length).toBe(meets);
  });

  it('is not asked of a summary but for its language', async () => {
    expect(
      await kept('summarize', 'The two of them have sold all of their boats on a rainy day.'),
    ).toEqual({ language: true, length: undefined });
  });
});

it.each([
  ['I’m sorry, but I cannot help with that.', true],
  ['Je suis désolé, je ne peux pas.', true],
  ['Lo siento, no puedo ayudarte.', true],
  ['We are sorry to hear that.', false],
  ['I’m sorry to hear that the parcel has not arrived.', false],
  ['Sorry for the late reply.', false],
  ['Je suis désolée d’apprendre cela.', false],
  ['Lo siento mucho.', false],
])('knows a refusal: %s', (answer, is) => {
  expect(isRefusal(answer)).toBe(is);
});

describe('the texts', () => {
  it.each(LOCALES)('are twenty in %s, which hold the names they are said to', async (language) => {
    const texts = loadTexts(language);
    const detector = await loadDetector();
    expect(texts).toHaveLength(20);
    for (const { text, names } of texts) {
      expect(names.filter((name) => !text.includes(name))).toEqual([]);
      expect(detector.detect(text, language)).toBe(language);
    }
  });

  it('are parted by their heads', () => {
    expect(readTexts('%% mail | A, B\nOne.\n\nTwo.\n%% essay |\nThree.\n', 'en')).toEqual([
      { language: 'en', kind: 'mail', names: ['A', 'B'], text: 'One.\n\nTwo.' },
      { language: 'en', kind: 'essay', names: [], text: 'Three.' },
    ]);
  });
});
