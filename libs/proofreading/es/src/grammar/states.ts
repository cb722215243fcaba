import type { AnalysedWord } from '@tercet/proofreading-core';
import { wordSet } from './words';

/** Adjectives that tell how somebody is at the moment: `llegó a casa cansado`. */
const STATES =
  wordSet(`solo contento triste cansado lleno vacío desnudo descalzo borracho enfermo sano vivo muerto tranquilo
  nervioso orgulloso satisfecho seguro junto callado quieto loco dispuesto convencido listo furioso feliz despierto
  dormido absorto atónito atento ansioso impaciente ileso inmóvil intacto preso serio sereno silencioso temeroso ufano
  indiferente pálido perplejo inconsciente consciente completo entero inquieto libre limpio sucio directo`);

/** Whether the word may tell of the subject's state rather than of the noun before it. */
export function isState(adjective: AnalysedWord): boolean {
  return adjective.readings.some(({ lemma, form }) => form === 'part' || STATES.has(lemma));
}
