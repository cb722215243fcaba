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
