import { describe, expect, it } from '@jest/globals';
import { isOffensive, toleratedForms } from './tolerated-forms';

describe('tolerated spellings', () => {
  it.each([
    ['maître', ['maitre']],
    ['goûter', ['gouter']],
    ['événement', ['évènement']],
    ['réglementation', ['règlementation']],
    ['règlement', []],
    ['céderai', ['cèderai']],
    ['aiguë', ['aigüe']],
    ['cœur', ['coeur']],
    ['sûr', []],
    ['mûr', []],
    ['dû', []],
    ['croître', []],
    ['jeûne', []],
    ['connaît', ['connait']],
    ['août', ['aout']],
    ['coûtes', ['coutes']],
    ['flûtes', ['flutes']],
    ['brûle', ['brule']],
    ['crûment', ['crument']],
    ['accroît', ['accroit']],
    ['croît', []],
    ['crû', []],
    ['asseoir', ['assoir']],
    ['fîmes', []],
    ['pût', []],
    ['eût', []],
    ['maison', []],
  ])('of %s', (word, forms) => {
    expect(toleratedForms('fr', word)).toEqual(forms);
  });

  it.each([
    ['cardíaco', ['cardiaco']],
    ['cardiacas', ['cardíacas']],
    ['quiromancia', ['quiromancía']],
    ['psiquiatra', ['psiquíatra']],
    ['béisbol', ['beisbol']],
    ['conclaves', ['cónclaves']],
    ['democracia', []],
    ['romance', []],
    ['Francia', []],
  ])('of %s, which Spanish accents in two ways', (word, forms) => {
    expect(toleratedForms('es', word)).toEqual(forms);
  });

  it('are French and Spanish only', () => {
    expect(toleratedForms('en', 'naîve')).toEqual([]);
  });
});

describe('words that are never proposed', () => {
  it.each([
    ['en', 'whore', true],
    ['en', 'whorl', false],
    ['en', 'arsenal', false],
    ['en', 'boner', true],
    ['en', 'assess', false],
    ['en', 'rapid', false],
    ['fr', 'putain', true],
    ['fr', 'pissenlit', false],
    ['es', 'mierda', true],
    ['es', 'penetrar', false],
  ] as const)('%s %s: %s', (language, word, offensive) => {
    expect(isOffensive(language, word)).toBe(offensive);
  });
});
