import { describe, expect, it } from '@jest/globals';
import { typesetFrench } from './typeset-french';

describe('typesetFrench', () => {
  it.each([
    [
      '« mot » : le mot est écrit deux fois.',
      '«\u202Fmot\u202F»\u202F: le mot est écrit deux fois.',
    ],
    ['Vouliez-vous dire « ans » ?', 'Vouliez-vous dire «\u202Fans\u202F»\u202F?'],
    ['Une espace ; la seconde !', 'Une espace\u202F; la seconde\u202F!'],
    ['« mot\u202F» déjà', '«\u202Fmot\u202F» déjà'],
    ['À 12:30, l’adresse :root', 'À 12:30, l’adresse :root'],
  ])('sets the spaces of %s', (text, typeset) => {
    expect(typesetFrench(text)).toBe(typeset);
  });
});
