import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { clauseVerb, subjunctivesOf, WANTS_SUBJUNCTIVE } from '../grammar/subjunctive';
import { isStatement, isVerb } from '../grammar/words';

export const cuandoFuturo = defineRule({
  id: 'es/cuando-futuro',
  category: 'verb',
  level: 'error',
  message: WANTS_SUBJUNCTIVE,
  explanation: {
    en: 'What has not happened yet is in the subjunctive after “cuando”, “en cuanto” and “hasta que”, not in the future: “cuando llegues, llámame”.',
    fr: 'Ce qui n’est pas encore arrivé se dit au subjonctif après « cuando », « en cuanto » et « hasta que », non au futur : « cuando llegues, llámame ».',
    es: 'Lo que aún no ha ocurrido va en subjuntivo tras «cuando», «en cuanto» y «hasta que», no en futuro: «cuando llegues, llámame».',
  },
  valid: [
    'Cuando llegues, llámame.',
    '¿Cuándo llegarás?',
    'No sé cuándo vendrá.',
    'Será en mayo cuando lloverá más.',
    'El lunes, cuando saldrá la lista, lo veremos.',
    'En cuanto a lo que dirá, da igual.',
    'Espero hasta que vengas.',
    'Cuando llegaba, llovía.',
    'Pregunta cuando llegará el tren.',
  ],
  invalid: [
    { text: 'Cuando [[llegarás]] a casa, llámame.', fix: 'llegues' },
    { text: 'Cuando [[tendré]] dinero, compraré un coche.', fix: 'tenga' },
    { text: 'En cuanto lo [[sabré]], te escribo.', fix: 'sepa' },
    { text: 'No me iré hasta que me [[darás]] las llaves.', fix: 'des' },
    { text: 'Tan pronto como [[podré]], iré a verte.', fix: 'pueda' },
    { text: 'Y cuando [[seremos]] viejos, viviremos aquí.', fix: 'seamos' },
  ],
  misses: ['Te llamaré cuando Ana llegará.'],
  check({ words, grammar }, report) {
    if (words.some(({ text }) => text === '¿' || text === '?')) return;
    for (const index of words.keys()) {
      const start = startOf(words, index);
      if (start === undefined) continue;
      const verb = words[clauseVerb(words, start)];
      const isFuture =
        verb?.kind === 'word' &&
        verb.readings.every((reading) => isVerb(reading) && reading.tense === 'fut') &&
        verb.best.mood === 'ind';
      if (!isFuture || !verb.readings.some(isStatement)) continue;
      const fixes = subjunctivesOf(grammar, verb, 'pres');
      if (fixes.length > 0) report(verb, fixes);
    }
  },
});

/** Where the clause starts that `cuando` and its like lead, or undefined. */
function startOf(words: readonly AnalysedWord[], index: number): number | undefined {
  const norm = words[index]?.norm;
  const before = words[index - 1]?.norm;
  if (norm === 'cuando') return opens(words, index) ? index + 1 : undefined;
  if (norm === 'cuanto') return before === 'en' ? index + 1 : undefined;
  if (norm === 'que') return before === 'hasta' ? index + 1 : undefined;
  return norm === 'como' && before === 'pronto' && words[index - 2]?.norm === 'tan'
    ? index + 1
    : undefined;
}

/** At the head of the sentence: elsewhere `cuando` may ask, or tell of a time that was named. */
const opens = (words: readonly AnalysedWord[], index: number): boolean =>
  words
    .slice(0, index)
    .every(({ kind, norm }) => kind === 'punctuation' || /^(?:y|pero|porque)$/u.test(norm));
