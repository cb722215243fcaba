import { defineRule, matchCase } from '@tercet/proofreading-core';
import { follows } from '../grammar/words';

export const muchasGracias = defineRule({
  id: 'es/muchas-gracias',
  category: 'agreement',
  level: 'error',
  message: {
    en: '“Gracias” is feminine and plural: “{fix}”.',
    fr: '« Gracias » est féminin et pluriel : « {fix} ».',
    es: '«Gracias» es femenino y plural: «{fix}».',
  },
  explanation: {
    en: 'One says “muchas gracias”, “mil gracias”, “muchísimas gracias”: the word before “gracias” agrees with it.',
    fr: 'On dit « muchas gracias », « muchísimas gracias » : le mot qui précède « gracias » s’accorde avec lui.',
    es: 'Se dice «muchas gracias», «muchísimas gracias»: la palabra que va ante «gracias» concuerda con ella.',
  },
  valid: [
    'Muchas gracias por todo.',
    'Aprendí mucho gracias a ti.',
    'Tiene mucha gracia.',
    'Gracias por todo.',
    'Ayudó a muchos gracias a su dinero.',
    'Muchísimas gracias.',
    'Mil gracias por venir.',
    'Me gusta mucho, gracias.',
  ],
  invalid: [
    { text: '[[Mucho]] gracias por tu ayuda.', fix: 'Muchas' },
    { text: '[[Muchos]] gracias a todos.', fix: 'Muchas' },
    { text: 'Te doy [[mucho]] gracias.', fix: 'muchas' },
    { text: '[[Mucha]] gracias por venir.', fix: 'Muchas' },
    { text: 'Hola y [[muchos]] gracias por escribir.', fix: 'muchas' },
  ],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      const gracias = words[index + 1];
      if (
        !/^(?:much[oa]|muchos)$/u.test(word.norm) ||
        gracias?.norm !== 'gracias' ||
        !follows(gracias)
      )
        continue;
      // `aprendí mucho gracias a ti`
      if (index > 0 && /^al?$/u.test(words[index + 2]?.norm ?? '')) continue;
      report(word, [matchCase(word.text, 'muchas')]);
    }
  },
});
