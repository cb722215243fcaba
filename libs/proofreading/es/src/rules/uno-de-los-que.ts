import { defineRule } from '@tercet/proofreading-core';
import { pluralOf } from '../grammar/verbs';
import { isStatement, may } from '../grammar/words';

const BETWEEN = /^(?:no|más|menos|mejor|peor|siempre|nunca|ya|también|se)$/u;
const OBJECTLESS =
  /^(?:vivir|venir|llegar|salir|cantar|jugar|trabajar|correr|gritar|saber|quedar|asistir|participar|viajar|estar|ser|bailar|dormir|nadar|sufrir)$/;

export const unoDeLosQue = defineRule({
  id: 'es/uno-de-los-que',
  category: 'agreement',
  level: 'suggestion',
  message: {
    en: 'The verb goes with those many: “{fix}”.',
    fr: 'Le verbe s’accorde avec le groupe : « {fix} ».',
    es: 'El verbo concuerda con el grupo: «{fix}».',
  },
  explanation: {
    en: 'After “uno de los que” the verb tells what they all do, so it is plural: “es uno de los que más leen”.',
    fr: 'Après « uno de los que », le verbe dit ce que tous font : « es uno de los que más leen ».',
    es: 'Tras «uno de los que» el verbo dice lo que hacen todos, y va en plural: «es uno de los que más leen».',
  },
  valid: [
    'Es uno de los que más leen.',
    'Una de las que vinieron es Ana.',
    'Es uno de los que viven aquí.',
    'Uno de los que vi era azul.',
    'Uno de los dos vino.',
    'Es una de las que más me gustan.',
    'El que vino es él.',
    'Uno de los que él compró.',
  ],
  invalid: [
    { text: 'Es uno de los que [[vive]] aquí.', fix: 'viven' },
    { text: 'Fue una de las que más [[gritó]] ayer.', fix: 'gritaron' },
    { text: 'Es uno de los que menos [[canta]].', fix: 'cantan' },
    { text: 'Soy uno de los que siempre [[llega]] tarde.', fix: 'llegan' },
    { text: 'Es uno de los que no [[sabe]] nada.', fix: 'saben' },
  ],
  check({ tokens, words, grammar }, report) {
    if (!tokens.some(({ norm }) => norm === 'uno' || norm === 'una')) return;
    for (const [index, one] of words.entries()) {
      if (
        !/^un[oa]$/u.test(one.norm) ||
        words[index + 1]?.norm !== 'de' ||
        words[index + 3]?.norm !== 'que'
      )
        continue;
      if (!/^l[oa]s$/u.test(words[index + 2]?.norm ?? '')) continue;
      let at = index + 4;
      while (BETWEEN.test(words[at]?.norm ?? '')) at += 1;
      const verb = words[at];
      if (
        !verb ||
        !may(verb, isStatement) ||
        !verb.readings.some(({ lemma }) => OBJECTLESS.test(lemma))
      )
        continue;
      const fix = pluralOf(grammar, verb);
      if (fix !== undefined) report(verb, [fix]);
    }
  },
});
