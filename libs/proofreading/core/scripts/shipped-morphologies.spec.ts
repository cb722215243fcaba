import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { LOCALES } from '@tercet/contracts';
import { loadMorphology } from '../src/analysis/morphology';
import { parseTag } from '../src/analysis/reading';
import { loadTagger } from '../src/analysis/tagger';
import { Dictionary } from '../src/speller/dictionary';

const MOST_BYTES = 1_600_000;

describe.each(LOCALES)('the shipped analysis of %s', (language) => {
  const read = (name: string) =>
    readFileSync(
      join(import.meta.dirname, '..', '..', language, 'data', `${language}.${name}.bin`),
    );
  const files = { morph: read('morph'), tagger: read('tagger') };

  it('belongs to the shipped dictionary: run build:morphology after build:dictionaries', () => {
    const dictionary = new Dictionary(read('dict'));
    const morphology = loadMorphology(files.morph, dictionary);
    expect(morphology.readings({ en: 'house', fr: 'maison', es: 'casa' }[language])).not.toEqual(
      [],
    );
    expect(() => loadTagger(files.tagger)).not.toThrow();
  });

  it('is small enough to be fetched by a page', () => {
    for (const file of Object.values(files)) expect(file.length).toBeLessThan(MOST_BYTES);
  });
});

describe.each([
  ['fr', 'fallait', ['VERB.fin.ind.impf.3.sg']],
  ['fr', 'faudrait', ['VERB.fin.cnd.pres.3.sg']],
  ['fr', 'ait', ['AUX.fin.sub.pres.3.sg', 'VERB.fin.sub.pres.3.sg']],
  ['fr', 'saignement', ['NOUN.m.sg']],
  ['fr', 'hémorragie', ['NOUN.f.sg']],
  ['fr', 'multiple', ['ADJ.sg', 'NOUN.m.sg']],
  ['es', 'numérico', ['ADJ.m.sg']],
  // “la médico” is in use, though “la médica” is preferred.
  ['es', 'médico', ['ADJ.m.sg', 'NOUN.m.sg', 'NOUN.sg']],
  ['es', 'autopista', ['ADJ.sg', 'NOUN.f.sg']],
  ['es', 'turista', ['ADJ.sg', 'NOUN.sg']],
  ['fr', 'prof', ['NOUN.sg']],
  ['fr', 'info', ['NOUN.f.sg']],
  ['es', 'premonición', ['NOUN.f.sg']],
  ['es', 'reticencia', ['NOUN.f.sg']],
  ['es', 'diciembre', ['NOUN.m.sg']],
] as const)('the shipped readings (%s)', (language, word, tags) => {
  it(`of ${word}`, () => {
    const read = (name: string) =>
      readFileSync(
        join(import.meta.dirname, '..', '..', language, 'data', `${language}.${name}.bin`),
      );
    const morphology = loadMorphology(read('morph'), new Dictionary(read('dict')));
    expect([...new Set(morphology.readings(word).map(({ tag }) => tag))].sort()).toEqual(tags);
  });
});

describe('parseTag', () => {
  it('reads part of speech and features', () => {
    expect(parseTag('VERB.fin.sub.impf.3.pl')).toEqual({
      tag: 'VERB.fin.sub.impf.3.pl',
      pos: 'VERB',
      form: 'fin',
      mood: 'sub',
      tense: 'impf',
      person: 3,
      number: 'pl',
    });
  });
});
