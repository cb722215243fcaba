import { describe, expect, it } from '@jest/globals';
import { accentedForms, withoutAccents } from './accents';
import {
  FEMININE_PLURAL,
  MASCULINE_SINGULAR,
  featuresOf,
  firstCell,
  startsWithStressedA,
} from './agreement';
import { determinerCells, determinerFor } from './determiners';

describe('agreement', () => {
  it.each(['agua', 'hacha', 'área', 'alma', 'ave', 'haz'])('hears the stressed a of %s', (word) => {
    expect(startsWithStressedA(word)).toBe(true);
  });

  it.each(['arena', 'amiga', 'habitación', 'casa', 'alegría', 'antigua'])(
    'hears no stressed a in %s',
    (word) => {
      expect(startsWithStressedA(word)).toBe(false);
    },
  );

  it('puts determiners into every gender and number', () => {
    expect(determinerFor('el', FEMININE_PLURAL)).toBe('las');
    expect(determinerFor('sus', MASCULINE_SINGULAR)).toBe('su');
    expect(determinerFor('mucha', MASCULINE_SINGULAR)).toBe('mucho');
    expect(determinerCells('su')).toBe(3);
    expect(determinerCells('casa')).toBe(0);
  });

  it('takes the masculine singular first', () => {
    expect(firstCell(12)).toBe(4);
    expect(featuresOf(FEMININE_PLURAL)).toEqual({ gender: 'f', number: 'pl' });
  });

  it('writes every accent that a word could have', () => {
    expect(accentedForms('modulo')).toEqual(['módulo', 'modúlo', 'moduló']);
    expect(withoutAccents('árboles')).toBe('arboles');
  });
});
