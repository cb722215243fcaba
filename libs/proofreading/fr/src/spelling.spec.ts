import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { createSpeller } from '@tercet/proofreading-core';
import { findMisspellings } from '@tercet/proofreading-core/testing';
import { FRENCH_SPELLING } from './spelling-profile';

const file = join(import.meta.dirname, '..', 'data', 'fr.dict.bin');
const speller = createSpeller(readFileSync(file), FRENCH_SPELLING);
const flagged = (text: string): string[] => findMisspellings(speller, text).map((i) => i.word);
const first = (word: string): string | undefined => speller.suggest(word)[0];

describe('French words', () => {
  it.each([
    'melvillien',
    'additionnalité',
    'brachythérapie',
    'pharmacothérapeutique',
    'sarkozyste',
    'spatiotemporel',
    'template',
    'maison',
    'l’arbre',
    "l'arbre",
    'qu’elle',
    'jusqu’ici',
    'aujourd’hui',
    'peut-être',
    'a-t-il',
    'dites-moi',
    'celui-là',
    'cœur',
    'coeur',
    'Etat',
    'État',
    'l’Etat',
    'été',
    'e\u0301te\u0301',
    'maitre',
    'maître',
    'boite',
    'règlementation',
    'anticonstitutionnel',
    'franco-allemand',
    'week-end',
    'email',
    'parlâmes',
    'Québec',
    'véto',
    'bisontine',
  ])('knows %s', (word) => {
    expect(speller.isKnown(word)).toBe(true);
  });

  it.each(['concernants', 'présentants', 'republicain'])('does not derive %s', (word) => {
    expect(speller.isKnown(word)).toBe(false);
  });

  it.each([
    'maisson',
    'l’arbbre',
    'etat',
    'resolution',
    'rédémarrage',
    'transparant',
    'québec',
    'jai',
    'malgrès',
  ])('does not know %s', (word) => {
    expect(speller.isKnown(word)).toBe(false);
  });

  it.each([
    ['jai', "j'ai"],
    ['cest', "c'est"],
    ['quil', "qu'il"],
    ['aujourdhui', "aujourd'hui"],
    ['dèpartement', 'département'],
    ['flêches', 'flèches'],
    ['developper', 'développer'],
    ['language', 'langage'],
    ['connection', 'connexion'],
    ['accadémique', 'académique'],
    ['appeller', 'appeler'],
    ['biensur', 'bien sûr'],
    ['malgrès', 'malgré'],
    ['parmis', 'parmi'],
    ["d'aprés", "d'après"],
    ['l’homne', 'l’homme'],
    ['Biento\u0302ot', 'Bientôt'],
    ['PROBLEMME', 'PROBLÈME'],
  ])('mends %s to %s', (word, wanted) => {
    expect(first(word)).toBe(wanted);
  });

  it('accepts spellings of 1990 and missing ligatures without proposing them', () => {
    expect(speller.suggest('maitresse', 8)).not.toContain('maitresses');
    expect(first('coeurr')).toBe('cœur');
  });
});

describe('French text', () => {
  it('reports the words that are wrong, where they are', () => {
    const text = 'Il a recu une réponce de l’equipe, malgrès tout.';
    expect(flagged(text)).toEqual(['recu', 'réponce', 'l’equipe', 'malgrès']);
    expect(findMisspellings(speller, text)[2]?.suggestions[0]).toBe('l’équipe');
  });

  it('explains a missing accent in the three languages of the interface', () => {
    const [issue] = findMisspellings(speller, 'Un probleme.');
    expect(issue?.message).toEqual({
      en: expect.stringContaining('accents'),
      fr: expect.stringContaining('accents'),
      es: expect.stringContaining('tildes'),
    });
  });

  it.each([
    'Mme Kowalczyk vit à Ndjaména près du Djebel Toubkal.',
    'Les ETATS-UNIS, la SNCF et le CNRS au XIXe siècle.',
    'Il dit : « We are going to the market » et partit.',
    'Les étudiant·e·s ont lu l’article de l’University of Leeds.',
    'L’Economie et l’Equipement.',
    'Lancez git, puis donnez la bivalirudine.',
    'Échap ferme la liste.',
    'Inser ajoute un mot avec la fin « -mant ».',
    'Un argument ad hominem, pas faux per se, d’Houellebecq à Mbappé.',
  ])('is silent on: %s', (text) => {
    expect(flagged(text)).toEqual([]);
  });

  it.each([
    ['Il a écrit « bonjoure tou le mondde » au tableau.', ['bonjoure', 'tou', 'mondde']],
    ['Un esprit civill au chapitre xii.', ['civill']],
  ])('reports what only looks like another language or a numeral: %s', (text, found) => {
    expect(flagged(text)).toEqual(found);
  });

  it('finds a stray capital in the middle of a word', () => {
    expect(findMisspellings(speller, 'Les liens reprÈsentent un cas.')).toMatchObject([
      { word: 'reprÈsentent', suggestions: expect.arrayContaining(['représentent']) },
    ]);
  });
});

describe('what French readers never mean', () => {
  const fixes = (text: string) =>
    findMisspellings(speller, text).map(({ word, suggestions, level }) => [
      word,
      suggestions[0],
      level,
    ]);

  it('is reported at the start of a sentence too, the right word first', () => {
    expect(
      fixes('Cetait bien, jespere. Jespere que oui. Letat aussi. Apres, ca va. Ca va.'),
    ).toEqual([
      ['Cetait', "C'était", 'error'],
      ['jespere', "j'espère", 'error'],
      ['Jespere', "J'espère", 'error'],
      ['Letat', "L'état", 'error'],
      ['Apres', 'Après', 'error'],
      ['ca', 'ça', 'error'],
      ['Ca', 'Ça', 'error'],
    ]);
    expect(fixes('Il n’a gueres apris, apparament. Surquoi ?')).toEqual([
      ['gueres', 'guère', 'error'],
      ['apris', 'appris', 'error'],
      ['apparament', 'apparemment', 'error'],
      ['Surquoi', 'Sur quoi', 'error'],
    ]);
  });

  it('is a suggestion where it is a rare word', () => {
    expect(fixes('Voila la foret. Oui, voila.')).toEqual([
      ['Voila', 'Voilà', 'suggestion'],
      ['foret', 'forêt', 'suggestion'],
      ['voila', 'voilà', 'suggestion'],
    ]);
  });

  it('leaves forms of verbs, new spellings and capitals without accents', () => {
    expect(fixes('Tu utilises le maitre. Etat et Ecole. Il rode. Une camera.')).toEqual([]);
  });
});

describe('names behind an elision', () => {
  it('are judged as names', () => {
    expect(flagged('Le train d’Évora, d’Okafor et de l’Angletere. D’Évora à Porto.')).toEqual([
      'l’Angletere',
    ]);
  });
});

describe('everyday words and names', () => {
  const WORDS =
    'brief call rdv svp aout gout cout connait reconnait nait plait brule croutes ragout entretemps assoir Tomás Zoë';
  it.each(WORDS.split(' '))('know %s', (word) => {
    expect(speller.isKnown(word)).toBe(true);
  });
});
