import { defineRule, matchCase } from '@tercet/proofreading-core';
import { isNext, normAt } from '../grammar/phrase';
import { wordSet } from '../grammar/words';

const BEFORE = wordSet('desde se me te le les nos yo ella que');
const CLITICS = wordSet('se me te le les nos');
const WEATHER = wordSet('frío calor viento falta tiempo fresco');
const SPANS = wordSet('años meses semanas días horas mucho poco tiempo siglos');

export const haciaHacer = defineRule({
  id: 'es/hacia-hacer',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'Write “{fix}”: it is the verb “hacer”.',
    fr: 'Écrivez « {fix} » : c’est le verbe « hacer ».',
    es: 'Escribe «{fix}»: es el verbo «hacer».',
  },
  explanation: {
    en: '“Hacia” is the preposition “towards”; the past of “hacer” has an accent: “hacía frío”, “desde hacía años”.',
    fr: '« Hacia » est la préposition « vers » ; le passé de « hacer » porte un accent : « hacía frío », « desde hacía años ».',
    es: '«Hacia» es una preposición; el pasado de «hacer» lleva tilde: «hacía frío», «desde hacía años».',
  },
  valid: [
    'Fue hacia la puerta.',
    'Hacía mucho frío.',
    'Desde hacía años no venía.',
    'Miró hacia mucho más allá.',
    'Le hacía gracia.',
    'Corre hacia ti.',
    'No hacia aquí, sino hacia allí.',
    'Más que hacia el mar, miraba hacia el monte.',
    'El calor sube hacia arriba.',
  ],
  invalid: [
    { text: 'Desde [[hacia]] años no venía.', fix: 'hacía' },
    { text: 'Ayer [[hacia]] frío en la calle.', fix: 'hacía' },
    { text: 'Eso le [[hacia]] mucha gracia.', fix: 'hacía' },
    { text: 'Me [[hacia]] falta descansar.', fix: 'hacía' },
    { text: 'Ya no se [[hacia]] fácil.', fix: 'hacía' },
    { text: 'Todo lo que [[hacia]] le salía bien.', fix: 'hacía' },
  ],
  misses: ['Ella hacia pan los domingos.'],
  check(sentence, report) {
    for (const [index, token] of sentence.tokens.entries()) {
      if (token.norm !== 'hacia') continue;
      const before = normAt(sentence, index - 1);
      const next = normAt(sentence, index + 1);
      const isSpan = before === 'desde' && SPANS.has(next);
      const isThatDone =
        before === 'que' &&
        /^(?:lo|los|las|la)$/u.test(normAt(sentence, index - 2)) &&
        !/^(?:el|la|los|las|un|una|su|all[íá]|aqu[íá]|ac[áí]|ahí|mí|ti|él|ella|ellos|ellas|nosotros|usted|fuera|dentro|arriba|abajo|atrás|delante|adelante|donde)$/u.test(
          next,
        );
      const isMade = CLITICS.has(before) && isNext(token);
      const isWeather =
        WEATHER.has(next) && before !== 'no' && BEFORE.has(before) === CLITICS.has(before);
      if (isSpan || isThatDone || isMade || isWeather)
        report(token, [matchCase(token.text, 'hacía')]);
    }
  },
});
