import { describe, expect, it } from '@jest/globals';
import { analyserFromDisk, analyseText } from '@tercet/proofreading-core/testing';
import { SPANISH_ANALYSIS } from '../analysis/profile';
import { subjectOf } from './subjects';

const analyser = await analyserFromDisk(
  'es',
  SPANISH_ANALYSIS,
  new URL('../../data/', import.meta.url),
);

function subjectIn(text: string, verb: string): string | undefined {
  const words = analyseText(analyser, text, 'es');
  const found = subjectOf(
    words,
    words.findIndex(({ norm }) => norm === verb),
  );
  return (
    found &&
    words
      .slice(found.first, found.last + 1)
      .map((word) => word.text)
      .join(' ')
  );
}

describe('the subject before a verb', () => {
  it.each([
    ['Los niños no lo saben.', 'saben', 'Los niños'],
    ['La caja de los libros está rota.', 'está', 'La caja de los libros'],
    ['Creo que ella canta bien.', 'canta', 'ella'],
    ['Mis notas en el curso eran buenas.', 'eran', 'Mis notas en el curso'],
    ['La familia de Ana vive aquí.', 'vive', 'La familia de Ana'],
    ['Ayer, las tiendas se cerraron.', 'cerraron', 'las tiendas'],
  ])('finds it in “%s”', (text, verb, subject) => {
    expect(subjectIn(text, verb)).toBe(subject);
  });

  it.each([
    ['A mis padres les gusta.', 'gusta'],
    ['El perro y el gato duermen.', 'duermen'],
    ['El lunes trabajo.', 'trabajo'],
    ['En la playa hace calor.', 'hace'],
    ['Dice la gente que llueve.', 'llueve'],
    ['Los de la derecha ganan.', 'ganan'],
  ])('is silent where another could be meant: “%s”', (text, verb) => {
    expect(subjectIn(text, verb)).toBeUndefined();
  });
});
