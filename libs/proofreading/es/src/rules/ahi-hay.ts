import { defineRule, matchCase } from '@tercet/proofreading-core';
import { isClauseEnd, isClauseStart, isNext, normAt } from '../grammar/phrase';

export const ahiHay = defineRule({
  id: 'es/ahi-hay',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'Write “{fix}” here: “hay” says that there is something, “ahí” where, “ay” is a cry.',
    fr: 'Écrivez ici « {fix} » : « hay » veut dire « il y a », « ahí » « là », « ay » est un cri.',
    es: 'Aquí se escribe «{fix}»: «hay» es de «haber», «ahí» es un lugar y «ay», un grito.',
  },
  explanation: {
    en: '“Hay” is from “haber” (“hay pan”, “hay que comer”), “ahí” tells the place (“por ahí”), “¡ay!” is a cry.',
    fr: '« Hay » vient de « haber » (« hay pan », « hay que comer »), « ahí » dit le lieu (« por ahí »), « ¡ay! » est un cri.',
    es: '«Hay» es de «haber» («hay pan», «hay que comer»), «ahí» dice el lugar («por ahí») y «¡ay!» es un grito.',
  },
  valid: [
    'Hay que comer.',
    'Ahí está tu casa.',
    'Se fue por ahí.',
    'Hasta hay quien lo niega.',
    'Lo poco que hay está caro.',
    '¡Ay, qué dolor!',
    'No hay pan.',
    '¡Ay de mí!',
    'De ahí no pasa.',
    'Quien por él pregunte verá lo que hay.',
  ],
  invalid: [
    { text: '[[Ay]] que comer temprano.', fix: 'Hay' },
    { text: 'Aquí no [[ay]] nadie.', fix: 'hay' },
    { text: 'Vive por [[hay]] cerca.', fix: 'ahí' },
    { text: '[[Hay]] está tu casa.', fix: 'Ahí' },
    { text: 'De [[hay]] viene su fama.', fix: 'ahí' },
    { text: 'Nos vemos [[hay]].', fix: 'ahí' },
    { text: 'Aquí [[ay]] muchos gatos.', fix: 'hay' },
  ],
  misses: ['Déjalo hay.'],
  check(sentence, report) {
    for (const [index, token] of sentence.tokens.entries()) {
      const before = normAt(sentence, index - 1);
      const next = isNext(sentence.tokens[index + 1]) ? normAt(sentence, index + 1) : '';
      if (token.norm === 'ay') {
        const isThere = /^(?:muchos?|muchas?|una|dos|tres|varios|varias)$/u.test(next);
        if (before === 'no' || next === 'que' || isThere)
          report(token, [matchCase(token.text, 'hay')]);
      } else if (token.norm === 'hay') {
        const isPlace = /^est(?:á|án|aba|aban)$/u.test(next) && isClauseStart(sentence, index);
        const isMeeting = before === 'vemos' && isClauseEnd(sentence, index);
        if (isPlace || isMeeting || before === 'por' || (before === 'de' && next !== ''))
          report(token, [matchCase(token.text, 'ahí')]);
      }
    }
  },
});
