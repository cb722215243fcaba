import { describe, expect, it } from '@jest/globals';
import type { Rule } from '@tercet/proofreading-core';
import { analyserFromDisk, createPassage, runRules } from '@tercet/proofreading-core/testing';
import { FRENCH_ANALYSIS } from '../analysis/profile';
import { phraseTable } from './phrase-table';

const analyser = await analyserFromDisk(
  'fr',
  FRENCH_ANALYSIS,
  new URL('../../data/', import.meta.url),
);

const WORDS = { en: '', fr: '', es: '' };

function find(lines: string, text: string) {
  const rule: Rule = {
    id: 'fr/table',
    category: 'confusion',
    level: 'error',
    message: WORDS,
    explanation: WORDS,
    valid: [],
    invalid: [],
    check: phraseTable(lines).check,
  };
  return runRules([rule], createPassage(text, 'fr'), analyser).map(
    ({ start, end, suggestions }) => [text.slice(start, end), ...suggestions],
  );
}

describe('phraseTable', () => {
  it('replaces a phrase in the case of the text', () => {
    expect(find('a cause => à cause', 'A cause de lui, a cause d’elle')).toEqual([
      ['A cause', 'À cause'],
      ['a cause', 'à cause'],
    ]);
  });

  it('takes the word in the same place of the list', () => {
    expect(find('bite|cane à pêche|sucre => bitte|canne à pêche|sucre', 'la cane à sucre')).toEqual(
      [['cane à sucre', 'canne à sucre']],
    );
  });

  it('puts in what was found, and offers several', () => {
    expect(find('la * ci => la $2-ci ; la $2', 'prends la voiture ci')).toEqual([
      ['la voiture ci', 'la voiture-ci', 'la voiture'],
    ]);
  });

  it('leaves a phrase alone before what it excepts', () => {
    const line = 'tous à coup !sûr|sur => tout à coup';
    expect(find(line, 'tous à coup sûr')).toEqual([]);
    expect(find(line, 'il part tous à coup')).toEqual([['tous à coup', 'tout à coup']]);
  });

  it('gives the verb of the fix the form of the one found', () => {
    const line = '<solutionner> un problème => <régler> $2 $3\n<tomber> en amour => $1 <amoureux>';
    expect(find(line, 'Elle solutionne un problème')).toEqual([
      ['solutionne un problème', 'règle un problème'],
    ]);
    expect(find(line, 'Il a solutionné un problème')).toEqual([
      ['solutionné un problème', 'réglé un problème'],
    ]);
    expect(find(line, 'Elles sont tombées en amour')).toEqual([
      ['tombées en amour', 'tombées amoureuses'],
    ]);
  });

  it('finds a verb that stands alone', () => {
    expect(find('<solutionner> => <régler>', 'Il a tout solutionné')).toEqual([
      ['solutionné', 'réglé'],
    ]);
  });

  it('sees to the pronoun elided before it, and offers nothing it cannot form', () => {
    expect(find('<adresser> un problème => <traiter> $2 $3', 'J’adresse un problème')).toEqual([
      ['J’adresse un problème', 'Je traite un problème'],
    ]);
    expect(find('<casser> les mots => <écorcher> $2 $3', 'Je casse les mots')).toEqual([]);
    expect(find('<aller> en grève => <faire> grève', 'Ils sont allés en grève')).toEqual([]);
  });

  it('leaves an elided article alone', () => {
    expect(find('espace de nom => espace de noms', 'l’espace de nom')).toEqual([
      ['espace de nom', 'espace de noms'],
    ]);
  });

  it('reports the longest of overlapping phrases, and nothing that stays as it is', () => {
    const lines =
      'est ce => est-ce\nqu’est ce que => qu’est-ce que\nmise|mises à jour => mise|mises à jour';
    expect(find(lines, 'qu’est ce que des mises à jour')).toEqual([
      ['qu’est ce que', 'qu’est-ce que'],
    ]);
  });
});
