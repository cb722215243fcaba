import type { AnalysedWord } from '@tercet/proofreading-core';
import { isTime } from './noun-kinds';

const YESTERDAY = /^(?:ayer|anoche|anteayer|antier|anteanoche)$/u;
const PERIOD =
  /^(?:año|mes|semana|verano|invierno|otoño|primavera|lunes|martes|miércoles|jueves|viernes|sábado|domingo|curso|semestre|navidad)s?$/u;
const PAST = /^pasad[oa]s?$/u;
const NOT_BEFORE = /^(?:de|desde|del|hasta|para|que|como|más|y|o|ni|a|por)$/u;

/** Index after the past time that starts at an index (`ayer`, `el año pasado`, `la semana pasada`); undefined where none does. */
export function pastTimeEnd(words: readonly AnalysedWord[], at: number): number | undefined {
  if (NOT_BEFORE.test(words[at - 1]?.norm ?? '')) return undefined;
  const [first, second, third, fourth] = words.slice(at, at + 4).map(({ norm }) => norm);
  if (YESTERDAY.test(first ?? '')) return isPartOfDay(words, at + 1) ? at + 4 : at + 1;
  if (!/^(?:el|la|los|las)$/u.test(first ?? '')) return undefined;
  if (second === 'otro' && third === 'día') return at + 3;
  if (second === 'fin' && third === 'de' && fourth === 'semana')
    return PAST.test(words[at + 4]?.norm ?? '') ? at + 5 : undefined;
  const isPast =
    (PERIOD.test(second ?? '') && PAST.test(third ?? '')) ||
    (PAST.test(second ?? '') && PERIOD.test(third ?? ''));
  return isPast ? at + 3 : undefined;
}

/** Index after `hace dos días`, `hace mucho`, `esta mañana`, with which a present may stand as well. */
export function daysAgoEnd(words: readonly AnalysedWord[], at: number): number | undefined {
  const [first, second, third] = words.slice(at, at + 3);
  if (NOT_BEFORE.test(words[at - 1]?.norm ?? '')) return undefined;
  if (first?.norm === 'esta') return second?.norm === 'mañana' ? at + 2 : undefined;
  if (first?.norm !== 'hace' || !second) return undefined;
  if (/^(?:poco|mucho)$/u.test(second.norm) && third?.norm !== 'tiempo') return at + 2;
  return third && isTime(third) ? at + 3 : undefined;
}

/** `ayer por la tarde`, `ayer a la noche` */
const isPartOfDay = (words: readonly AnalysedWord[], at: number): boolean =>
  /^(?:por|a|en)$/u.test(words[at]?.norm ?? '') &&
  words[at + 1]?.norm === 'la' &&
  /^(?:mañana|tarde|noche)$/u.test(words[at + 2]?.norm ?? '');
