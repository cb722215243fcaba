import { type AnalysedWord, defineRule, matchCase } from '@tercet/proofreading-core';
import { follows, isInfinitive, isNoun, may, wordSet } from '../grammar/words';

/** What one had: `tuvo suerte`. Of a pipe nobody says that without an article before it. */
const HAD = wordSet('un una lugar éxito hijos suerte miedo problemas tiempo razón cuidado');
const SUBJECTS = wordSet('yo él ella usted quien nadie alguien no que nunca siempre');

export const tuvoTubo = defineRule({
  id: 'es/tuvo-tubo',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'Write “{fix}”, from “tener”: “tubo” is a pipe.',
    fr: 'Écrivez « {fix} », du verbe « tener » : « tubo » est un tuyau.',
    es: 'Escribe «{fix}», de «tener»: el «tubo» es una pieza hueca.',
  },
  explanation: {
    en: '“Tuvo” is the past of “tener” (“tuvo que salir”), “tubo” a pipe or tube (“el tubo de escape”). They sound alike.',
    fr: '« Tuvo » est le passé de « tener » (« tuvo que salir »), « tubo » un tuyau (« el tubo de escape »). Ils se prononcent de même.',
    es: '«Tuvo» es el pasado de «tener» («tuvo que salir») y «tubo», una pieza hueca («el tubo de escape»). Suenan igual.',
  },
  valid: [
    'Tuvo que irse.',
    'El tubo de escape está roto.',
    'El tubo que compré es corto.',
    'Un solo tubo une las dos piezas.',
    'Quiero manguera, no tubo de plástico.',
    'De tubo a tubo hay un metro.',
    'Cada tubo tiene una llave.',
    'Tubo que se usa en los laboratorios.',
  ],
  invalid: [
    { text: 'Ayer [[tubo]] que salir.', fix: 'tuvo' },
    { text: 'La fiesta [[tubo]] lugar en mayo.', fix: 'tuvo' },
    { text: 'Ana no [[tubo]] miedo.', fix: 'tuvo' },
    { text: 'Mi tía [[tubo]] un accidente.', fix: 'tuvo' },
    { text: '[[Tubo]] que pagar la cena.', fix: 'Tuvo' },
    { text: 'La casa que [[tubo]] mi abuelo era grande.', fix: 'tuvo' },
  ],
  misses: ['Tubo tres hijos.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      if (word.norm === 'tubo' && isVerbHere(words, index))
        report(word, [matchCase(word.text, 'tuvo')]);
    }
  },
});

function isVerbHere(words: readonly AnalysedWord[], index: number): boolean {
  const before = words[index - 1];
  const next = words[index + 1];
  if (!follows(next)) return false;
  if (before && /^(?:DET|ADP|ADJ|NUM)$/.test(before.best.pos) && !may(before, isNoun)) return false;
  if (next.norm === 'que') return may(words[index + 2], isInfinitive);
  if (HAD.has(next.norm)) return true;
  // `no tubo de plástico`
  const isContrast = before?.norm === 'no' && words[index - 2]?.text === ',';
  return before !== undefined && SUBJECTS.has(before.norm) && !isContrast && next.norm !== 'de';
}
