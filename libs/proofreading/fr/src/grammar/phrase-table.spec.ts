import { describe, expect, it } from '@jest/globals';
import type { Rule } from '@tercet/proofreading-core';
import { createPassage, runRules } from '@tercet/proofreading-core/testing';
import { phraseTable } from './phrase-table';

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
  return runRules([rule], createPassage(text, 'fr')).map(({ start, end, suggestions }) => [
    text.slice(start, end),
    ...suggestions,
  ]);
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
