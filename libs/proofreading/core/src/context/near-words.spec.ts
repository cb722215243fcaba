import { describe, expect, it } from '@jest/globals';
import { testModel } from '../../scripts/context/test-model';
import { NearWords, oneAccentAway, oneSlipAway } from './near-words';

describe('one slip away', () => {
  const near = new Set(oneSlipAway('form', 'en'));

  it.each(['from', 'for', 'forum', 'farm', 'dorm', 'forms', 'orm'])('finds %s', (word) => {
    expect(near.has(word)).toBe(true);
  });

  it.each(['form', 'frost', 'fo', 'mrof'])('does not find %s', (word) => {
    expect(near.has(word)).toBe(false);
  });

  it('uses the letters of the language', () => {
    expect([...oneSlipAway('ete', 'fr')]).toContain('éte');
    expect([...oneSlipAway('ano', 'es')]).toContain('año');
  });
});

describe('one accent away', () => {
  it('adds and takes accents', () => {
    expect([...oneAccentAway('ultimo')]).toContain('último');
    expect([...oneAccentAway('volúmen')]).toContain('volumen');
    expect([...oneAccentAway('ano')]).toContain('año');
  });

  it.each(['sólo', 'éstas', 'guión', 'vídeo', 'mirá', 'tenés'])(
    'leaves %s to its writer',
    (word) => {
      expect([...oneAccentAway(word)]).toEqual([]);
    },
  );
});

describe('near words', () => {
  const model = testModel('en', { 'they form a line': 1500, 'far from their farm there': 1500 });
  const texts = (words: readonly { text: string }[]) => words.map(({ text }) => text);

  it('takes what writers confuse from the lists, as far as the language has it', () => {
    const near = new NearWords('en', model, () => true);
    expect(texts(near.confusedWith('there'))).toEqual(['their']);
    expect(near.confusedWith('line')).toEqual([]);
    const none = new NearWords('en', model, () => false);
    expect(none.confusedWith('there')).toEqual([]);
  });

  it('looks for slips of frequent words only', () => {
    const near = new NearWords('en', model, () => true);
    expect(texts(near.slipsFor('form')).sort()).toEqual(['farm', 'from']);
    expect(near.slipsFor('fanm')).toEqual([]);
  });
});
