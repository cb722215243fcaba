import { defineRule } from '@tercet/proofreading-core';
import { isNext } from '../grammar/phrase';

const CONNECTORS = [
  'sin embargo',
  'por lo tanto',
  'por ejemplo',
  'en primer lugar',
  'en segundo lugar',
  'por otro lado',
  'por otra parte',
  'por consiguiente',
  'en resumen',
  'además',
  'finalmente',
  'en conclusión',
  'por último',
].map((phrase) => phrase.split(' '));
const NOT_AFTER = /^(?:de|del|que|y|e|o|a|al|en)$/u;

export const comaConector = defineRule({
  id: 'es/coma-conector',
  category: 'punctuation',
  level: 'style',
  message: {
    en: 'A comma goes after “{found}”.',
    fr: 'Une virgule suit « {found} ».',
    es: 'Tras «{found}» va coma.',
  },
  explanation: {
    en: 'A connector at the head of a sentence is set off by a comma: “sin embargo, vino”, “por ejemplo, los gatos”.',
    fr: 'Un connecteur en tête de phrase est suivi d’une virgule : « sin embargo, vino ».',
    es: 'El conector que abre la oración va seguido de coma: «sin embargo, vino», «por ejemplo, los gatos».',
  },
  valid: [
    'Sin embargo, vino.',
    'Por lo tanto, espera.',
    'Además de Ana, vino Luis.',
    'Por ejemplo, los gatos.',
    'No obstante su edad, canta.',
    'Finalmente, salió.',
    'Sin embargo, no llovió.',
    'Es decir, nada.',
  ],
  invalid: [
    { text: '[[Sin embargo]] nadie vino.', fix: 'Sin embargo,' },
    { text: '[[Por lo tanto]] no salgo.', fix: 'Por lo tanto,' },
    { text: '[[Por ejemplo]] los gatos duermen.', fix: 'Por ejemplo,' },
    { text: '[[En primer lugar]] hay que leer.', fix: 'En primer lugar,' },
    { text: '[[Además]] tenía frío.', fix: 'Además,' },
    { text: '[[Por otro lado]] es caro.', fix: 'Por otro lado,' },
  ],
  check({ tokens }, report) {
    for (const words of CONNECTORS) {
      if (!words.every((word, offset) => tokens[offset]?.norm === word)) continue;
      const first = tokens[0];
      const last = tokens[words.length - 1];
      const next = tokens[words.length];
      if (
        !first ||
        !last ||
        !isNext(next) ||
        NOT_AFTER.test(next.norm) ||
        next.text !== next.text.toLowerCase()
      )
        continue;
      const text = tokens
        .slice(0, words.length)
        .map((token, offset) => (offset === 0 ? '' : token.gap) + token.text)
        .join('');
      report({ start: first.start, end: last.end }, [`${text},`]);
    }
  },
});
