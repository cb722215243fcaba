import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import {
  ContextModel,
  type Issue,
  confusionChecker,
  createSpeller,
} from '@tercet/proofreading-core';
import { createPassage } from '@tercet/proofreading-core/testing';
import { SPANISH_SPELLING } from './spelling-profile';

const read = (file: string) => readFileSync(new URL(`../data/${file}`, import.meta.url));
const checker = confusionChecker(
  createSpeller(read('es.dict.bin'), SPANISH_SPELLING),
  new ContextModel(read('es.context.bin')),
);
const find = (text: string) =>
  (checker.check(createPassage(text, 'es')) as readonly Issue[]).map(
    ({ start, end, suggestions }) => [text.slice(start, end), ...suggestions],
  );

describe('Spanish words in the place of others', () => {
  it.each([
    ['Vamos ha comer en casa de mi abuela.', 'ha', 'a'],
    ['El numero de personas aumenta cada año.', 'numero', 'número'],
    ['Fue una perdida de tiempo para todos.', 'perdida', 'pérdida'],
    ['Es la primera ves que vengo aquí.', 'ves', 'vez'],
    ['Hay que tener en cuenta el limite de velocidad.', 'limite', 'límite'],
    ['Quiero aprender mas cosas sobre el mar.', 'mas', 'más'],
    ['No hay nada mas importante que la salud.', 'mas', 'más'],
    ['Espero que halla suficiente comida.', 'halla', 'haya'],
    ['No lo e visto en toda la semana.', 'e', 'he'],
    ['Todavía no a llegado el tren.', 'a', 'ha'],
    ['Hablamos sobra el futuro de la empresa.', 'sobra', 'sobre'],
    ['A mi me gusta mucho el cine.', 'mi', 'mí'],
  ])('are found: %s', (text, found, fix) => {
    expect(find(text)).toEqual([[found, fix]]);
  });

  it.each([
    'Esta casa está vacía desde ayer.',
    'El próximo pago es el 3 de mayo.',
    'El primer pago es en junio.',
    'Él dijo que el tren llegaría tarde.',
    'Si llueve, dile que sí.',
    'Tu hermano y tú sois iguales.',
    'Quiero más café, mas no tengo tiempo.',
    'Cada vez que ves el mar, sonríes.',
    'Pienso solo en ti y en tu familia.',
    'Hay que ver si ahí hay alguien.',
    'La tasa de paro bajó y compré una taza nueva.',
    'Cuando haya tiempo, iremos a la valla.',
    'He hecho la cama y echo de menos a mi madre.',
    'El público aplaudió cuando publicó el libro.',
    'Ha ido a casa a comer con su madre.',
    'El límite de velocidad no limita la vida.',
    'Cuando llego a casa, el perro ladra.',
    'Practico mucho, porque es lo más práctico.',
    'Quedo a la espera de conocerla y le envío un cordial saludo.',
    'Falta o sobra un acento en esta palabra.',
  ])('are not seen where there are none: %s', (text) => {
    expect(find(text)).toEqual([]);
  });
});
