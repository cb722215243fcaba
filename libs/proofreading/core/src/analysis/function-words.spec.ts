import { describe, expect, it } from '@jest/globals';
import { parseFunctionWords } from './function-words';

describe('parseFunctionWords', () => {
  const { readings, closed } = parseFunctionWords(`
!les: DET.art.def.pl=le PRON.prs.acc.3.pl=le
soit L’: CCONJ
L': DET.art.def.sg=le
`);

  it('reads tags and lemmas', () => {
    expect(readings.get('les')).toEqual([
      {
        tag: 'DET.art.def.pl',
        pos: 'DET',
        type: 'art',
        definite: 'def',
        number: 'pl',
        lemma: 'le',
      },
      {
        tag: 'PRON.prs.acc.3.pl',
        pos: 'PRON',
        type: 'prs',
        case: 'acc',
        person: 3,
        number: 'pl',
        lemma: 'le',
      },
    ]);
  });

  it('takes the form for its lemma where none is given, and joins lines of one form', () => {
    expect(readings.get('soit')?.map(({ lemma }) => lemma)).toEqual(['soit']);
    expect(readings.get("l'")?.map(({ tag }) => tag)).toEqual(['CCONJ', 'DET.art.def.sg']);
  });

  it('knows which words are closed', () => {
    expect([...closed]).toEqual(['les']);
  });

  it.each(['un: DET.masculine', 'un: ARTICLE.m'])('refuses the tag of %s', (table) => {
    expect(() => parseFunctionWords(table)).toThrow();
  });
});
