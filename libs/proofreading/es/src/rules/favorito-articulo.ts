import { defineRule } from '@tercet/proofreading-core';
import { cellsOf, nounCells, startsWithStressedA } from '../grammar/agreement';
import { determinerFor } from '../grammar/determiners';
import {
  follows,
  isAdjective,
  isInfinitive,
  isNoun,
  isPlain,
  may,
  wordSet,
} from '../grammar/words';

const FAVOURITE = /^(?:favorit|preferid)[oa]s?$/u;
/** Foods that are also adjectives or verbs by their form. */
const FOODS = wordSet('pasta helado chocolate café pescado asado guisado');
const MONTHS = wordSet(
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
);
const COLOURS = wordSet('azul rojo verde amarillo negro blanco morado rosa gris violeta naranja');

export const favoritoArticulo = defineRule({
  id: 'es/favorito-articulo',
  category: 'grammar',
  level: 'suggestion',
  message: {
    en: 'The noun takes the article here: “{fix}”.',
    fr: 'Ici, le nom prend l’article : « {fix} ».',
    es: 'Aquí el nombre lleva artículo: «{fix}».',
  },
  explanation: {
    en: 'What one likes best is named with the article: “mi postre favorito es el flan”, “mi color favorito es el azul”.',
    fr: 'Ce que l’on préfère se nomme avec l’article : « mi postre favorito es el flan », « mi color favorito es el azul ».',
    es: 'Lo preferido se nombra con artículo: «mi postre favorito es el flan», «mi color favorito es el azul».',
  },
  valid: [
    'Mi postre favorito es el flan.',
    'Mi color favorito es el azul.',
    'Mi actor favorito es alto.',
    'Mi libro favorito es difícil.',
    'Mi película favorita es nueva.',
    'Mi pasatiempo favorito es leer.',
    'Mi deporte favorito es muy duro.',
    'Mi cantante favorita es Ana.',
  ],
  invalid: [
    { text: 'Mi comida favorita es [[pasta]].', fix: 'la pasta' },
    { text: 'Mi bebida favorita es [[café]] con leche.', fix: 'el café' },
    { text: 'Su deporte favorito es [[fútbol]].', fix: 'el fútbol' },
    { text: 'Nuestra fruta preferida es [[manzana]].', fix: 'la manzana' },
    { text: 'Mis frutas favoritas son [[manzanas]].', fix: 'las manzanas' },
  ],
  misses: ['Mi comida favorita es sushi.'],
  check({ tokens, words }, report) {
    if (!tokens.some(({ norm }) => FAVOURITE.test(norm))) return;
    for (const [index, verb] of words.entries()) {
      if (
        !/^(?:es|son|era|eran)$/u.test(verb.norm) ||
        !FAVOURITE.test(words[index - 1]?.norm ?? '')
      )
        continue;
      const noun = words[index + 1];
      if (!follows(noun) || !isPlain(noun) || !may(noun, isNoun) || may(noun, isInfinitive))
        continue;
      const isColour = COLOURS.has(noun.norm) && /^colou?r$/u.test(words[index - 2]?.norm ?? '');
      if (
        !isColour &&
        !FOODS.has(noun.norm) &&
        (may(noun, isAdjective) || may(noun, ({ pos }) => pos === 'ADV' || pos === 'NUM'))
      )
        continue;
      const cells = isColour || /o$/u.test(noun.norm) ? 1 : nounCells(noun) & cellsOf(noun, isNoun);
      const cell = [1, 2, 4, 8].find((one) => one === cells);
      if (cell === undefined || (cell < 4 && verb.norm.endsWith('n')) || MONTHS.has(noun.norm))
        continue;
      const article =
        cell === 2 && startsWithStressedA(noun.norm) ? 'el' : determinerFor('el', cell);
      if (article) report(noun, [`${article} ${noun.norm}`]);
    }
  },
});
