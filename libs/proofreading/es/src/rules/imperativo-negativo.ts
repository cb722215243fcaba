import { defineRule } from '@tercet/proofreading-core';
import { conjugate } from '../grammar/verbs';
import { follows, isFinite } from '../grammar/words';

export const imperativoNegativo = defineRule({
  id: 'es/imperativo-negativo',
  category: 'verb',
  level: 'error',
  message: {
    en: 'A negative command is in the subjunctive: “{fix}”.',
    fr: 'L’ordre négatif se met au subjonctif : « {fix} ».',
    es: 'La orden negativa va en subjuntivo: «{fix}».',
  },
  explanation: {
    en: 'With “no” the command takes the subjunctive: “contad”, but “no contéis”; “haz”, but “no hagas”.',
    fr: 'Avec « no », l’ordre prend le subjonctif : « contad », mais « no contéis » ; « haz », mais « no hagas ».',
    es: 'Con «no», la orden va en subjuntivo: «contad», pero «no contéis»; «haz», pero «no hagas».',
  },
  valid: [
    'No contéis conmigo.',
    'Contad conmigo.',
    'No hagas ruido.',
    'No, contad conmigo.',
    'No hay edad para eso.',
    'No tiene maldad.',
    'Haz lo que no haces.',
    'No es verdad.',
    'No ven nada.',
  ],
  invalid: [
    { text: 'No [[contad]] conmigo.', fix: 'contéis' },
    { text: 'No [[comed]] eso.', fix: 'comáis' },
    { text: 'Por favor, no [[haz]] ruido.', fix: 'hagas' },
    { text: 'No [[salid]] a la calle.', fix: 'salgáis' },
    { text: 'No [[corred]] en el pasillo.', fix: 'corráis' },
  ],
  misses: ['No lo haced.'],
  check({ words, grammar }, report) {
    for (const [index, verb] of words.entries()) {
      if (
        words[index - 1]?.norm !== 'no' ||
        !follows(verb) ||
        !/^(?:\p{L}+[aeií]d|haz)$/u.test(verb.norm)
      )
        continue;
      const isCommand = verb.readings.every(
        (reading) => (isFinite(reading) && reading.mood === 'imp') || verb.norm === 'haz',
      );
      const reading = verb.readings.find(({ mood }) => mood === 'imp');
      if (!isCommand || !reading || words[index + 1]?.token === verb.token) continue;
      const [fix] = conjugate(
        grammar,
        reading.lemma,
        `fin.sub.pres.2.${verb.norm === 'haz' ? 'sg' : 'pl'}`,
      );
      if (fix !== undefined) report(verb, [fix]);
    }
  },
});
