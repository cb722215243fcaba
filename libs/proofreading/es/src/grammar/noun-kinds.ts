import type { AnalysedWord } from '@tercet/proofreading-core';
import { wordSet } from './words';

const TIMES =
  wordSet(`día año mes semana hora minuto segundo vez noche mañana tarde momento verano invierno otoño primavera lunes martes
  miércoles jueves viernes sábado domingo semestre trimestre siglo instante rato tiempo fin época temporada madrugada
  enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre ocasión víspera mediodía medianoche verdad curso década`);

/** Nouns of time: they are seldom a subject. */
export const isTime = (word: AnalysedWord): boolean =>
  word.readings.some(({ lemma }) => TIMES.has(lemma));

/** Nouns of an amount or a group: the verb may agree with what is counted. */
export const COLLECTIVES =
  wordSet(`mayoría minoría resto mitad parte serie grupo conjunto par montón docena decena centenar millar número cantidad tercio
  multitud infinidad sinfín tipo clase especie porción porcentaje variedad puñado total mayor pareja cuarto quinto
  equipo pila lote juego cúmulo gama veintena treintena millón combinación subconjunto tropa legión sinnúmero bandada manada`);
/** `la serie cuenta`: of themselves, without what they count, they are of one. */
export const GROUPS = wordSet(
  'serie grupo equipo conjunto clase tipo juego lote especie tropa banda',
);
