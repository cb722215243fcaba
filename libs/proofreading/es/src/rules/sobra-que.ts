import { defineRule } from '@tercet/proofreading-core';
import { follows, isInfinitive, isNoun, may } from '../grammar/words';

const WILL = /^(?:querer|desear|preferir|poder|necesitar|deber|soler|intentar|lograr|conseguir)$/;

export const sobraQue = defineRule({
  id: 'es/sobra-que',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'Before an infinitive “que” is one word too many.',
    fr: 'Devant un infinitif, « que » est de trop.',
    es: 'Ante infinitivo sobra «que».',
  },
  explanation: {
    en: 'An infinitive follows the verb directly: “quiero aprender”; “que” needs a verb with its person: “quiero que aprendas”.',
    fr: 'L’infinitif suit directement le verbe : « quiero aprender » ; « que » demande un verbe conjugué : « quiero que aprendas ».',
    es: 'El infinitivo sigue directamente al verbo: «quiero aprender»; «que» pide un verbo conjugado: «quiero que aprendas».',
  },
  valid: [
    'Quiero aprender.',
    'Quiero que aprendas.',
    'Tengo que salir.',
    'No hay nada que hacer.',
    'No sé qué decir.',
    'Prefiero leer que correr.',
    'Tiene mucho que ver.',
    'Es mejor dormir que comer.',
    'Quiero que comer bien sea barato.',
    'Puede que ganar no baste.',
  ],
  invalid: [
    { text: 'Quiero [[que ]]aprender francés.', fix: '' },
    { text: 'Necesito [[que ]]dormir más.', fix: '' },
    { text: 'No puedo [[que ]]salir hoy.', fix: '' },
    { text: 'Deseamos [[que ]]viajar juntos.', fix: '' },
    { text: 'Prefiero [[que ]]comer en casa.', fix: '' },
  ],
  misses: ['Me gusta que bailar.'],
  check({ words }, report) {
    for (const [index, que] of words.entries()) {
      const verb = words[index - 1];
      const infinitive = words[index + 1];
      if (que.norm !== 'que' || !follows(que) || !follows(infinitive) || verb?.best.form !== 'fin')
        continue;
      if (
        !WILL.test(verb.best.lemma) ||
        infinitive.best.form !== 'inf' ||
        !may(infinitive, isInfinitive)
      )
        continue;
      // `puede que ganar no baste`, `prefiero que comer sea un placer`: the infinitive is a subject.
      if (words.slice(index + 2).some(({ best }) => best.mood === 'sub')) continue;
      if (may(infinitive, isNoun) && infinitive.norm !== 'ser') continue;
      report({ start: que.start, end: infinitive.start }, ['']);
    }
  },
});
