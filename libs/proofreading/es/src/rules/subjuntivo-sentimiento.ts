import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { clauseVerb, subjunctivesAt, WANTS_SUBJUNCTIVE } from '../grammar/subjunctive';

const FEELING =
  /^(?:gustar|encantar|alegrar|molestar|sorprender|preocupar|entristecer|enfadar|fastidiar|apenar|fascinar|asustar)$/;
const FEAR = /^(?:miedo|temor)$/u;
const PRONOUN = /^(?:me|te|se|le|nos|os|les)$/u;

export const subjuntivoSentimiento = defineRule({
  id: 'es/subjuntivo-sentimiento',
  category: 'verb',
  level: 'error',
  message: WANTS_SUBJUNCTIVE,
  explanation: {
    en: 'What pleases, frightens or surprises stands in the subjunctive: “me gusta que vengas”, “tiene miedo de que llueva”.',
    fr: 'Ce qui plaît, effraie ou étonne se dit au subjonctif : « me gusta que vengas », « tiene miedo de que llueva ».',
    es: 'Lo que gusta, asusta o sorprende va en subjuntivo: «me gusta que vengas», «tiene miedo de que llueva».',
  },
  valid: [
    'Me gusta que vengas.',
    'Tengo miedo de que llueva.',
    'Me alegra que estés aquí.',
    'Le sorprendió que viniera.',
    'Me gusta lo que haces.',
    'Tiene miedo de lo que dice.',
    'Me gusta el que viene.',
    'Me encanta cuando cantas.',
  ],
  invalid: [
    { text: 'Me gusta que [[cantas]] en casa.', fix: 'cantes' },
    { text: 'Tengo miedo de que [[llega]] tarde.', fix: 'llegue' },
    { text: 'Me alegra que [[estás]] aquí.', fix: 'estés' },
    { text: 'Nos sorprende que no [[viene]] nadie.', fix: 'venga' },
    { text: 'Tenía miedo de que no lo [[aceptaban]].', fix: 'aceptaran' },
    { text: 'Me alegro de que [[estás]] bien.', fix: 'estés' },
    { text: 'Es hora de que te [[vas]].', fix: 'vayas' },
    { text: 'Me molesta que [[fumas]] aquí.', fix: 'fumes' },
  ],
  misses: ['Me alegro mucho de que todo esto sale bien.'],
  check({ tokens, words, grammar }, report) {
    if (!tokens.some(({ norm }) => norm === 'que')) return;
    for (const [index, word] of words.entries()) {
      if (word.norm !== 'que' || !isFelt(words, index)) continue;
      const isPast =
        words[index - 1]?.best.tense === 'impf' || words[index - 3]?.best.tense === 'impf';
      const at = clauseVerb(words, index + 1);
      const verb = words[at];
      const fixes = subjunctivesAt(grammar, words, at, isPast ? 'impf' : undefined);
      if (verb && fixes.length > 0) report(verb, fixes);
    }
  },
});

/** `me gusta que`, `tiene miedo de que` */
function isFelt(words: readonly AnalysedWord[], que: number): boolean {
  const before = words[que - 1];
  if (!before || before.kind !== 'word') return false;
  if (before.norm === 'de')
    return (
      (FEAR.test(words[que - 2]?.norm ?? '') && words[que - 3]?.best.lemma === 'tener') ||
      (words[que - 2]?.best.lemma === 'alegrar' && PRONOUN.test(words[que - 3]?.norm ?? '')) ||
      (words[que - 2]?.norm === 'hora' && words[que - 3]?.best.lemma === 'ser')
    );
  const isThird = before.readings.some(({ person, number }) => person === 3 && number === 'sg');
  return (
    before.best.form === 'fin' &&
    isThird &&
    FEELING.test(before.best.lemma) &&
    PRONOUN.test(words[que - 2]?.norm ?? '')
  );
}
