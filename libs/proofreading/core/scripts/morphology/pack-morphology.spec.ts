import { describe, expect, it } from '@jest/globals';
import { loadMorphology } from '../../src/analysis/morphology';
import { Dictionary } from '../../src/speller/dictionary';
import { packDictionary } from '../pack-dictionary';
import { ReadingTable, packMorphology } from './pack-morphology';

const dictionaryOf = (words: readonly string[]) =>
  new Dictionary(packDictionary(words.map((text) => ({ text, suggest: true, frequency: 1 }))));

const WORDS = ['beau', 'beaux', 'bel', 'belle', 'belles', 'mange', 'mangent', 'manger', 'vite'];
const dictionary = dictionaryOf(WORDS);

function tableOf(): ReadingTable {
  const table = new ReadingTable();
  table.add('beau', 'ADJ.m.sg', 'beau');
  table.add('bel', 'ADJ.m.sg', 'beau');
  table.add('beaux', 'ADJ.m.pl', 'beau');
  table.add('belle', 'ADJ.f.sg', 'beau');
  table.add('belles', 'ADJ.f.pl', 'beau');
  table.add('manger', 'VERB.inf', 'manger');
  table.add('mange', 'VERB.fin.ind.pres.1.sg', 'manger');
  table.add('mange', 'VERB.fin.ind.pres.3.sg', 'manger');
  table.add('mange', 'VERB.fin.sub.pres.3.sg', 'manger');
  table.add('mangent', 'VERB.fin.ind.pres.3.pl', 'manger');
  table.add('unlisted', 'NOUN.sg', 'unlisted');
  return table;
}

const { bytes } = packMorphology(tableOf(), dictionary);
const morphology = loadMorphology(bytes, dictionary);
const tags = (word: string) => morphology.readings(word).map(({ tag }) => tag);

describe('a packed morphology', () => {
  it('keeps all readings, with their lemmas, in their order', () => {
    expect(morphology.readings('belles')).toEqual([
      { tag: 'ADJ.f.pl', pos: 'ADJ', gender: 'f', number: 'pl', lemma: 'beau' },
    ]);
    expect(tags('mange')).toEqual([
      'VERB.fin.ind.pres.1.sg',
      'VERB.fin.ind.pres.3.sg',
      'VERB.fin.sub.pres.3.sg',
    ]);
  });

  it('reads words in any letter case, and none of those that it lacks', () => {
    expect(tags('BELLE')).toEqual(['ADJ.f.sg']);
    expect(tags('vite')).toEqual([]);
    expect(tags('unlisted')).toEqual([]);
    expect(tags('')).toEqual([]);
  });

  it('finds the forms of a lemma by their features', () => {
    const [beau] = morphology.readings('beau');
    const [mange] = morphology.readings('mange');
    if (!beau || !mange) throw new Error('not read');
    expect(morphology.inflect(beau, { gender: 'f' })).toEqual(['belle']);
    expect(morphology.inflect(beau, { gender: 'f', number: 'pl' })).toEqual(['belles']);
    expect(morphology.inflect(beau, {}).sort()).toEqual(['beau', 'bel']);
    expect(morphology.inflect(mange, { person: 3, number: 'pl' })).toEqual(['mangent']);
    expect(morphology.inflect(mange, { mood: 'cnd' })).toEqual([]);
  });

  it('puts what is promoted first', () => {
    const table = tableOf();
    table.promote('mange', 'VERB.fin.sub.pres.3.sg');
    const promoted = loadMorphology(packMorphology(table, dictionary).bytes, dictionary);
    expect(promoted.readings('mange')[0]?.mood).toBe('sub');
  });
});

describe('loadMorphology', () => {
  it('refuses a file that was made for another dictionary', () => {
    const other = dictionaryOf([...WORDS, 'zone']);
    expect(() => loadMorphology(bytes, other)).toThrow('another dictionary');
    const sameSize = dictionaryOf([...WORDS.slice(1), 'zone']);
    expect(() => loadMorphology(bytes, sameSize)).toThrow('another dictionary');
  });

  it('refuses a file cut short anywhere', () => {
    for (let length = 0; length < bytes.length; length += 7)
      expect(() => loadMorphology(bytes.slice(0, length), dictionary)).toThrow();
  });

  it('refuses what is no such file, or of another version', () => {
    const wrong = Uint8Array.from(bytes);
    wrong[0]! ^= 1;
    expect(() => loadMorphology(wrong, dictionary)).toThrow('no morphology');
    const later = Uint8Array.from(bytes);
    later[4]! += 1;
    expect(() => loadMorphology(later, dictionary)).toThrow('no morphology');
  });
});
