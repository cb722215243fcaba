import { defineRule, matchCase, entryOf } from '@tercet/proofreading-core';
import { follows, isGerund, may } from '../grammar/words';

const FIXES: Readonly<Record<string, string>> = {
  continua: 'continúa',
  continuas: 'continúas',
  continuan: 'continúan',
  continuo: 'continúo',
};

export const tildeContinua = defineRule({
  id: 'es/tilde-continua',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'The verb has an accent: “{fix}”.',
    fr: 'Le verbe porte un accent : « {fix} ».',
    es: 'El verbo lleva tilde: «{fix}».',
  },
  explanation: {
    en: '“Continúa” and “sitúa” are verbs; “continua” without an accent is an adjective: “lluvia continua”.',
    fr: '« Continúa » est un verbe ; « continua » sans accent est un adjectif : « lluvia continua ».',
    es: '«Continúa» es verbo; «continua», sin tilde, es adjetivo: «lluvia continua».',
  },
  valid: [
    'Continúa lloviendo.',
    'La lluvia continua cansa.',
    'Una línea continua.',
    'De forma continua y lenta.',
    'Es una mejora continua.',
    'Continuo con mi tarea.',
    'Evalúa la obra.',
    'La formación continua es cara.',
  ],
  invalid: [
    { text: '[[Continua]] lloviendo en Lima.', fix: 'Continúa' },
    { text: 'El niño [[continua]] llorando.', fix: 'continúa' },
    { text: 'Si [[continuas]] así, ganarás.', fix: 'continúas' },
    { text: 'No [[continua]] hablando.', fix: 'continúa' },
    { text: 'Los coches [[continuan]] pasando.', fix: 'continúan' },
  ],
  misses: ['La obra continua en mayo.'],
  check({ tokens, words }, report) {
    if (!tokens.some(({ norm }) => Object.hasOwn(FIXES, norm))) return;
    for (const [index, word] of words.entries()) {
      const fix = entryOf(FIXES, word.norm);
      const next = words[index + 1];
      if (fix === undefined || !follows(next)) continue;
      const before = words[index - 1];
      const isVerb =
        /^(?:se|me|te|no|si|y|que)$/u.test(before?.norm ?? '') &&
        /^(?:así|tu|mi|su|hasta|por|con|tus|mis)$/u.test(next.norm);
      if (may(next, isGerund) || (isVerb && word.norm !== 'continuo'))
        report(word, [matchCase(word.text, fix)]);
    }
  },
});
