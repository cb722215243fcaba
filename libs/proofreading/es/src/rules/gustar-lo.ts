import { defineRule } from '@tercet/proofreading-core';
import { isStatement, may } from '../grammar/words';

const LIKING = /^(?:gustar|encantar|fascinar|interesar)$/;

export const gustarLo = defineRule({
  id: 'es/gustar-lo',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'What pleases is the subject: “{found}” goes.',
    fr: 'Ce qui plaît est le sujet : « {found} » est de trop.',
    es: 'Lo que gusta es el sujeto: sobra «{found}».',
  },
  explanation: {
    en: 'With “gustar” there is no object “it” or “them”: “me gusta”, “me gustan”, not “me lo gusta”.',
    fr: 'Avec « gustar », il n’y a pas de complément « le » ou « les » : « me gusta », « me gustan », et non « me lo gusta ».',
    es: 'Con «gustar» no hay complemento «lo» ni «los»: «me gusta», «me gustan», y no «me lo gusta».',
  },
  valid: [
    'Me gusta mucho.',
    'Los niños me gustan.',
    'Me gustan los gatos.',
    'Lo que me gusta es leer.',
    'Se lo dije y le gustó.',
    'A ellos los encantan con música.',
    'Me la regaló y me gusta.',
    'La interesada me lo contó.',
  ],
  invalid: [
    { text: 'Me [[los ]]gustan mucho.', fix: '' },
    { text: 'El libro me [[lo ]]gusta.', fix: '' },
    { text: 'La música te [[la ]]encanta.', fix: '' },
    { text: 'Es caro, pero nos [[lo ]]gustó.', fix: '' },
    { text: 'No me [[las ]]gustan.', fix: '' },
  ],
  misses: ['Lo gusta mucho.'],
  check({ words }, report) {
    for (const [index, verb] of words.entries()) {
      const object = words[index - 1];
      const dative = words[index - 2];
      if (!object || !/^l[oa]s?$/u.test(object.norm) || object.token === dative?.token) continue;
      if (!/^(?:me|te|nos|os)$/u.test(dative?.norm ?? '')) continue;
      if (may(verb, (reading) => isStatement(reading) && LIKING.test(reading.lemma)))
        report({ start: object.start, end: verb.start }, ['']);
    }
  },
});
