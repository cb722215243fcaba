import { defineRule } from '@tercet/proofreading-core';
import { follows, isInfinitive, may } from '../grammar/words';

const VERBS = /^(?:buscar|pedir)$/;
const PLACES =
  /^(?:lado|rato|momento|tiempo|año|día|mes|camino|sitio|lugar|instante|hora|semana|bosque|parque)s?$/u;

export const sobraPreposicion = defineRule({
  id: 'es/sobra-preposicion',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'This verb takes its object without a preposition.',
    fr: 'Ce verbe prend son complément sans préposition.',
    es: 'Este verbo lleva su complemento sin preposición.',
  },
  explanation: {
    en: '“Buscar” and “pedir” take the thing directly: “busco trabajo”, “pidió un café”.',
    fr: '« Buscar » et « pedir » prennent la chose directement : « busco trabajo », « pidió un café ».',
    es: '«Buscar» y «pedir» llevan la cosa directamente: «busco trabajo», «pidió un café».',
  },
  valid: [
    'Busco trabajo.',
    'Buscó por toda la casa.',
    'Pidió un café.',
    'Pagó por ello.',
    'Pide para comer.',
    'Busca para mí un libro.',
    'Pidió por favor un café.',
    'Busco a mi hermano.',
    'Pide por sus hijos.',
  ],
  invalid: [
    { text: 'Busco [[para ]]un trabajo nuevo.', fix: '' },
    { text: 'Estoy buscando [[por ]]un piso.', fix: '' },
    { text: 'Pidió [[por ]]un café.', fix: '' },
    { text: 'Buscamos [[para ]]unas llaves.', fix: '' },
    { text: 'Está buscando [[para ]]un médico.', fix: '' },
  ],
  misses: ['Busca por su libro.'],
  check({ words }, report) {
    for (const [index, preposition] of words.entries()) {
      const verb = words[index - 1];
      const article = words[index + 1];
      const noun = words[index + 2];
      if (
        !/^(?:para|por)$/u.test(preposition.norm) ||
        !verb ||
        !VERBS.test(verb.best.lemma) ||
        verb.best.pos === 'NOUN'
      )
        continue;
      if (
        !article ||
        !/^un[oa]?s?$/u.test(article.norm) ||
        !follows(noun) ||
        may(noun, isInfinitive)
      )
        continue;
      if (noun.best.pos !== 'NOUN' || PLACES.test(noun.norm)) continue;
      report({ start: preposition.start, end: article.start }, ['']);
    }
  },
});
