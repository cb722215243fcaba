import { defineRule, matchCase } from '@tercet/proofreading-core';
import { isClauseEnd, isNext, normAt } from '../grammar/phrase';
import { wordSet } from '../grammar/words';

const CLITICS = wordSet('me le les nos os');
const SWALLOWED = wordSet('con de verde bebo bebe bebía bebí tomo toma tomar beber un el');

export const tildeDe = defineRule({
  id: 'es/tilde-de',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'The form of “dar” has an accent: “{fix}”.',
    fr: 'La forme de « dar » porte un accent : « {fix} ».',
    es: 'La forma de «dar» lleva tilde: «{fix}».',
  },
  messages: {
    te: {
      en: 'The drink has an accent: “{fix}”.',
      fr: 'La boisson porte un accent : « {fix} ».',
      es: 'La bebida lleva tilde: «{fix}».',
    },
  },
  explanation: {
    en: '“De” and “te” are small words; “dé” is from “dar” (“que me dé tiempo”) and “té” is tea (“una taza de té”).',
    fr: '« De » et « te » sont des mots outils ; « dé » vient de « dar » (« que me dé tiempo ») et « té » est le thé.',
    es: '«De» y «te» son palabras átonas; «dé» es de «dar» («que me dé tiempo») y «té» es la bebida («una taza de té»).',
  },
  valid: [
    'Quiero que me dé tiempo.',
    'Una taza de té.',
    'El té verde me gusta.',
    'Es de Ana.',
    'No te vayas.',
    'Dígame de dónde viene.',
    'Cuídate de él.',
    'Que se dé cuenta.',
    'Hablan de té y de café.',
  ],
  invalid: [
    { text: 'Espero que me [[de]] tiempo.', fix: 'dé' },
    { text: 'Que alguien le [[de]] agua.', fix: 'dé' },
    { text: 'Cuando se [[de]] cuenta, será tarde.', fix: 'dé' },
    { text: 'Quiero una taza de [[te]].', fix: 'té' },
    { text: 'Bebe [[te]] por la mañana.', fix: 'té' },
  ],
  misses: ['Es justo que tu jefe te lo de.'],
  check(sentence, report) {
    for (const [index, token] of sentence.tokens.entries()) {
      const before = normAt(sentence, index - 1);
      const next = normAt(sentence, index + 1);
      if (token.norm === 'de' && isNext(token)) {
        const isGiving = CLITICS.has(before) || (before === 'se' && next === 'cuenta');
        const lead = normAt(sentence, index - 2);
        // `el me de la escala`: a word that is named
        const isNamed = /^(?:el|un|más|este)$/u.test(lead);
        if (isGiving && !isNamed && sentence.tokens[index - 1]?.gap !== '')
          report(token, [matchCase(token.text, 'dé')]);
      }
      const isLast =
        /^(?:yo|que|él|ella|nadie|usted)$/u.test(before) && isClauseEnd(sentence, index);
      if (
        token.norm === 'de' &&
        isNext(token) &&
        isLast &&
        sentence.tokens[index + 1]?.text === '.'
      )
        report(token, [matchCase(token.text, 'dé')]);
      if (token.norm !== 'te' || !isNext(token) || !SWALLOWED.has(before)) continue;
      if (isDrink(next)) report(token, ['té'], { message: 'te' });
    }
  },
});

/** What follows a cup of tea: nothing, or its kind. */
const isDrink = (next: string): boolean =>
  next === '' ||
  /^(?:verde|negro|rojo|blanco|frío|helado|caliente|con|sin|por|y|para|de)$/u.test(next);
