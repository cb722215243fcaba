import { describe, expect, it } from '@jest/globals';
import { analyserFromDisk, analyseText, testAnalyser } from '@tercet/proofreading-core/testing';
import { SPANISH_ANALYSIS } from './profile';

const analyser = await analyserFromDisk(
  'es',
  SPANISH_ANALYSIS,
  new URL('../../data/', import.meta.url),
);
const words = (text: string) => analyseText(analyser, text, 'es');
const best = (text: string, norm: string) =>
  words(text).find((word) => word.norm === norm)?.best.tag;
const tags = (word: string) => analyser.readings(word).map(({ tag }) => tag);

describe('Spanish words', () => {
  it.each([
    ['dámelo', ['dá', 'me', 'lo']],
    ['Haberlo', ['Haber', 'lo']],
    ['vámonos', ['vámo', 'nos']],
    ['decirle', ['decir', 'le']],
    ['diciéndoselo', ['diciendo', 'se', 'lo']],
    ['sentaos', ['senta', 'os']],
    ['póngaselas', ['pónga', 'se', 'las']],
    ['casa', ['casa']],
    ['parte', ['parte']],
    ['al', ['al']],
  ])('parts %s', (text, parts) => {
    const see = (variant: string) => words(variant).map((word) => word.text.normalize('NFC'));
    const bare = (list: readonly string[]) =>
      list.map((part) => part.normalize('NFD').replace(/\u0301/gu, ''));
    expect(bare(see(text))).toEqual(bare(parts));
    expect(bare(see(text.normalize('NFD')))).toEqual(bare(parts));
  });

  it('reads the verb before its pronouns', () => {
    const [verb, ...pronouns] = words('dámelo');
    expect(verb?.readings.map(({ tag }) => tag)).toEqual(['VERB.fin.imp.pres.2.sg']);
    expect(verb?.best.lemma).toBe('dar');
    expect(pronouns.map(({ best: { pos } }) => pos)).toEqual(['PRON', 'PRON']);
  });

  it('reads contractions as a preposition with its article', () => {
    expect(analyser.readings('del')).toMatchObject([
      { pos: 'ADP', fused: true, gender: 'm', number: 'sg', lemma: 'de' },
    ]);
  });

  testAnalyser(analyser, 'es', [
    ...['dámelo', 'niño', 'vámonos', 'decírselo', 'está', 'ESTÁ', 'el', 'la', 'ñandú', 'se', 'os'],
    ...['les', 'pingüino', 'xyz', 'María', 'idos', 'dale', 'que', 'lo', 'aquéllos', 'me'],
  ]);
});

describe('the Spanish lexicon', () => {
  it.each([
    ['dijeron', 'VERB.fin.ind.past.3.pl', 'decir'],
    ['diga', 'VERB.fin.sub.pres.3.sg', 'decir'],
    ['sigue', 'VERB.fin.ind.pres.3.sg', 'seguir'],
    ['mantiene', 'VERB.fin.ind.pres.3.sg', 'mantener'],
    ['prevé', 'VERB.fin.ind.pres.3.sg', 'prever'],
    ['puede', 'AUX.fin.ind.pres.3.sg', 'poder'],
    ['habrán', 'AUX.fin.ind.fut.3.pl', 'haber'],
    ['tendría', 'VERB.fin.cnd.pres.1.sg', 'tener'],
    ['supiéramos', 'VERB.fin.sub.impf.1.pl', 'saber'],
    ['hecho', 'VERB.part.past.m.sg', 'hacer'],
    ['durmiendo', 'VERB.ger', 'dormir'],
    ['vayan', 'VERB.fin.sub.pres.3.pl', 'ir'],
    ['casas', 'NOUN.f.pl', 'casa'],
    ['niñas', 'NOUN.f.pl', 'niño'],
    ['crisis', 'NOUN.f', 'crisis'],
  ])('reads %s as %s of %s', (form, tag, lemma) => {
    expect(analyser.readings(form)).toContainEqual(expect.objectContaining({ tag, lemma }));
  });

  it('reads no present into a preterite', () => {
    expect(tags('vino')).not.toContain('VERB.fin.ind.pres.1.sg');
    expect(tags('vamos')).not.toContain('VERB.fin.sub.pres.1.pl=ver');
  });

  it.each([
    ['niño', { number: 'pl' }, 'niños'],
    ['niños', { number: 'sg' }, 'niño'],
    ['niño', { gender: 'f', number: 'pl' }, 'niñas'],
    ['canción', { number: 'pl' }, 'canciones'],
  ] as const)('inflects %s for %j', (word, wanted, form) => {
    const reading = analyser.readings(word).find(({ pos }) => pos === 'NOUN');
    if (!reading) throw new Error(`${word} is not known`);
    expect(analyser.inflect(reading, wanted)).toContain(form);
  });
});

describe('the Spanish tagger', () => {
  it.each([
    ['El corte de luz duró poco.', 'corte', 'NOUN'],
    ['Quiero que corte el pan.', 'corte', 'VERB.fin.sub.pres.3.sg'],
    ['No me corte el pelo.', 'corte', 'VERB'],
    ['La casa es grande.', 'casa', 'NOUN.f.sg'],
    ['Se lo dio ayer.', 'lo', 'PRON'],
    ['Los niños comen pan.', 'los', 'DET.art.def.m.pl'],
  ])('reads in “%s” %s as %s', (text, norm, tag) => {
    expect(best(text, norm)?.startsWith(tag)).toBe(true);
  });
});
