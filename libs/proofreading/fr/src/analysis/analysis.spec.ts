import { describe, expect, it } from '@jest/globals';
import { analyserFromDisk, analyseText, testAnalyser } from '@tercet/proofreading-core/testing';
import { FRENCH_ANALYSIS } from './profile';

const analyser = await analyserFromDisk(
  'fr',
  FRENCH_ANALYSIS,
  new URL('../../data/', import.meta.url),
);
const words = (text: string) => analyseText(analyser, text, 'fr');
const texts = (text: string) =>
  words(text)
    .filter(({ kind }) => kind === 'word')
    .map((word) => word.text);
const tags = (word: string) => analyser.readings(word).map(({ tag }) => tag);
const best = (text: string, norm: string) =>
  words(text).find((word) => word.norm === norm)?.best.tag;

describe('French words', () => {
  it.each([
    ['L’homme qu’il voit', ['L’', 'homme', 'qu’', 'il', 'voit']],
    ["jusqu'à l'école", ["jusqu'", 'à', "l'", 'école']],
    ['aujourd’hui, peut-être', ['aujourd’hui', 'peut-être']],
    ['donne-t-il', ['donne', '-t-il']],
    ['Est-ce vrai ?', ['Est', '-ce', 'vrai']],
    ['allez-y, va-t’en', ['allez', '-y', 'va', '-t’', 'en']],
    ['donne-le-moi', ['donne', '-le', '-moi']],
    ['celui-ci et cet arbre-là', ['celui-ci', 'et', 'cet', 'arbre', '-là']],
    ['lui-même', ['lui-même']],
    ['d’aujourd’hui', ['d’', 'aujourd’hui']],
    ['un rendez-vous', ['un', 'rendez-vous']],
  ])('parts %s', (text, parts) => {
    expect(texts(text)).toEqual(parts);
    expect(texts(text.normalize('NFD'))).toEqual(parts.map((part) => part.normalize('NFD')));
  });

  it('reads contractions as a preposition with its article', () => {
    expect(analyser.readings('au')).toMatchObject([
      { pos: 'ADP', fused: true, gender: 'm', number: 'sg', lemma: 'à' },
    ]);
    expect(tags('du')).toEqual(['ADP.fused.art.m.sg', 'DET.art.indf.m.sg']);
  });

  testAnalyser(analyser, 'fr', [
    ...[
      'l’été',
      'donne-t-il',
      'où',
      'ÉCOLE',
      'celui-là',
      'qu',
      'va-t-en',
      'd',
      'pêches',
      'le',
      'les',
    ],
    ...['-', 'allez-vous-en', 'élève', 'parce', 'que', 'jusqu', 'aujourd', 'hui', 'xyz', 'Paul'],
  ]);
});

describe('the French lexicon', () => {
  it('has all readings of a form', () => {
    expect(tags('porte').sort()).toEqual([
      'NOUN.f.sg',
      'VERB.fin.imp.pres.2.sg',
      'VERB.fin.ind.pres.1.sg',
      'VERB.fin.ind.pres.3.sg',
      'VERB.fin.sub.pres.1.sg',
      'VERB.fin.sub.pres.3.sg',
    ]);
  });

  it.each([
    ['finîmes', 'VERB.fin.ind.past.1.pl', 'finir'],
    ['voient', 'VERB.fin.ind.pres.3.pl', 'voir'],
    ['tient', 'VERB.fin.ind.pres.3.sg', 'tenir'],
    ['sachions', 'VERB.fin.sub.pres.1.pl', 'savoir'],
    ['mangeât', 'VERB.fin.sub.impf.3.sg', 'manger'],
    ['irions', 'VERB.fin.cnd.pres.1.pl', 'aller'],
    ['dit', 'VERB.part.past.m.sg', 'dire'],
    ['prises', 'VERB.part.past.f.pl', 'prendre'],
    ['chevaux', 'NOUN.m.pl', 'cheval'],
    ['voix', 'NOUN.f', 'voix'],
    ['heureuses', 'ADJ.f.pl', 'heureux'],
  ])('reads %s as %s of %s', (form, tag, lemma) => {
    expect(analyser.readings(form)).toContainEqual(expect.objectContaining({ tag, lemma }));
  });

  it.each([
    ['beau', { gender: 'f' }, 'belle'],
    ['beau', { number: 'pl' }, 'beaux'],
    ['acteur', { gender: 'f', number: 'pl' }, 'actrices'],
    ['journal', { number: 'pl' }, 'journaux'],
  ] as const)('inflects %s for %j', (word, wanted, form) => {
    const reading = analyser.readings(word).find(({ pos }) => pos === 'NOUN' || pos === 'ADJ');
    if (!reading) throw new Error(`${word} is not known`);
    expect(analyser.inflect(reading, wanted)).toContain(form);
  });

  it('inflects a verb for another person', () => {
    const [mange] = analyser.readings('mange').filter(({ mood }) => mood === 'ind');
    if (!mange) throw new Error('not known');
    expect(analyser.inflect(mange, { person: 3, number: 'pl' })).toEqual(['mangent']);
  });
});

describe('the French tagger', () => {
  it.each([
    ['La porte est ouverte.', 'porte', 'NOUN.f.sg'],
    ['Il la porte au marché.', 'porte', 'VERB.fin.ind.pres.3.sg'],
    ['Il la porte au marché.', 'la', 'PRON.prs.acc.f.3.sg'],
    ['Les enfants jouent dans le jardin.', 'les', 'DET.art.def.pl'],
    ['Nous avons mangé une tarte.', 'mangé', 'VERB.part.past.m.sg'],
    ['Elle veut manger.', 'manger', 'VERB.inf'],
  ])('reads in “%s” %s as %s', (text, norm, tag) => {
    expect(best(text, norm)).toBe(tag);
  });

  it('takes an unknown capitalised word for a name, and says that it guesses', () => {
    const name = words('Hier, Zorbelia a chanté.').find(({ text }) => text === 'Zorbelia');
    expect(name?.best.pos).toBe('PROPN');
    expect(name?.readings.every(({ guessed }) => guessed)).toBe(true);
  });

  it('lets a capital go without its accent', () => {
    expect(best('L’Etat décide.', 'etat')).toBe('NOUN.m.sg');
  });
});
