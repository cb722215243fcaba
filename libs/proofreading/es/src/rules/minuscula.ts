import { defineRule } from '@tercet/proofreading-core';
import { isNext, normAt } from '../grammar/phrase';
import { wordSet } from '../grammar/words';

const SMALL = wordSet(
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre lunes martes miércoles jueves viernes sábado domingo',
);
const LANGUAGES = wordSet(
  'español inglés francés alemán italiano portugués chino japonés ruso árabe coreano catalán gallego latín español mexicano americano estadounidense mexicana americana española francesa inglesa italiana',
);
const PEOPLES =
  /^(?:american|mexican|italian|colombian|peruan|cuban|chilen|argentin|venezolan|rus|chin|european|african|asiátic|brasileñ|ecuatorian|bolivian|guatemaltec|salvadoreñ|hondureñ|panameñ|uruguay|dominican|puertorriqueñ|latin|hispan|indi|polac|suec|griec|turc)[oa]s?$|^(?:español|inglés|francés|alemán|japonés|portugués|irlandés|holandés)$|^(?:español|ingles|frances|aleman|japones|portugues|irlandes|holandes)(?:es|as?)$|^(?:canadiense|estadounidense|costarricense|nicaragüense|coreano)s?$/u;
const BEFORE_DAY = wordSet(
  'el los de en este próximo pasado cada del desde hasta a al y es era fue será',
);
const BEFORE_LANGUAGE = wordSet(
  'en el de hablar hablo habla hablan aprender estudiar estudio estudia clase clases profesor profesora al del buen mi su y comida idioma lengua',
);
const NAMES =
  /^(?:santa|revolución|plaza|calle|avenida|partido|club|academia|real|instituto|universidad|diario|guerra|imperio|banco|semana|viernes|batalla|ley|ministerio|círculo|san|don)$/u;

export const minuscula = defineRule({
  id: 'es/minuscula',
  category: 'capitalization',
  level: 'error',
  message: {
    en: 'Days, months, languages and peoples are written small: “{fix}”.',
    fr: 'Jours, mois, langues et peuples s’écrivent en minuscule : « {fix} ».',
    es: 'Días, meses, idiomas y gentilicios van en minúscula: «{fix}».',
  },
  explanation: {
    en: 'Unlike English, Spanish writes “lunes”, “enero”, “español” and “los mexicanos” with a small letter.',
    fr: 'Comme le français pour les jours et les mois, l’espagnol écrit sans majuscule « lunes », « enero », « español » et « los mexicanos ».',
    es: 'A diferencia del inglés, en español «lunes», «enero», «español» y «los mexicanos» se escriben con minúscula.',
  },
  valid: [
    'El lunes no trabajo.',
    'Hablo español.',
    'Le di el libro a Abril.',
    'Español es mi idioma.',
    'Viernes Santo cae en abril.',
    'La Plaza de Mayo está en Buenos Aires.',
    'La Academia Española es antigua.',
    'El 2 de mayo.',
    'El Dos de Mayo es fiesta.',
    'El coche de Julio es rojo.',
    'Su destino es China.',
  ],
  invalid: [
    { text: 'El [[Lunes]] no trabajo.', fix: 'lunes' },
    { text: 'Nació en [[Enero]] de 1990.', fix: 'enero' },
    { text: 'Quiero hablar [[Español]] bien.', fix: 'español' },
    { text: 'Mi profesora de [[Inglés]] es simpática.', fix: 'inglés' },
    { text: 'Los [[Domingos]] descanso.', fix: 'domingos' },
    { text: 'Mi mejor amiga es [[Americana]].', fix: 'americana' },
    { text: 'A los [[Españoles]] les gusta cenar tarde.', fix: 'españoles' },
    { text: 'Hoy es [[Martes]].', fix: 'martes' },
  ],
  misses: ['Conocí a un chico Mexicano.'],
  check(sentence, report) {
    const { tokens } = sentence;
    for (const [index, token] of tokens.entries()) {
      if (!isNext(token)) continue;
      const before = normAt(sentence, index - 1);
      const next = tokens[index + 1];
      if (!/^\p{Lu}[\p{Ll}\p{M}]+$/u.test(token.text)) continue;
      const isDay =
        (SMALL.has(token.norm) || /^(?:sábados|domingos)$/u.test(token.norm)) &&
        BEFORE_DAY.has(before) &&
        // `se lo dio a Julio`: given names as well
        !(
          /^(?:abril|julio|domingo)$/u.test(token.norm) &&
          !/^(?:el|los|este|próximo|pasado|cada|del|desde|hasta)$/u.test(before) &&
          !(
            before === 'de' &&
            /^\d+$|^mes$/u.test(tokens[index - 2]?.norm ?? tokens[index - 2]?.text ?? '')
          )
        );
      const isLanguage = LANGUAGES.has(token.norm) && BEFORE_LANGUAGE.has(before);
      if (!isDay && !isLanguage && !isPeople(index)) continue;
      // `Plaza de Mayo`, `Viernes Santo`, `Clase de Español Avanzado`: parts of names.
      const isName = /^\p{Lu}/u.test(next?.gap === ' ' ? next.text : '') || isPartOfName(index);
      const isPerson = next?.norm === 'de' && /^\p{Lu}/u.test(tokens[index + 2]?.text ?? '');
      if (!isName && !isPerson)
        report(token, [token.text.charAt(0).toLowerCase() + token.text.slice(1)]);
    }

    /** `los Españoles comen`, `es Americana`: one of a people, and nothing else with a capital about. */
    function isPeople(index: number): boolean {
      const token = tokens[index];
      const before = normAt(sentence, index - 1);
      // `su destino es China`
      if (!token || !PEOPLES.test(token.norm) || /^(?:china|india|argentina)$/u.test(token.norm))
        return false;
      const isMany = /^(?:los|las|muchos|muchas)$/u.test(before) && token.norm.endsWith('s');
      if (/^\p{Lu}/u.test(tokens[index - 3]?.text ?? '') && normAt(sentence, index - 2) === 'de')
        return false;
      return isMany || /^(?:es|soy|eres|somos|son|era|eran|comida)$/u.test(before);
    }

    /** `inglés y francés`: of two languages or days each is written small. */
    function isJoined(index: number): boolean {
      const words = [tokens[index - 2]?.norm ?? '', tokens[index]?.norm ?? ''];
      return (
        /^[ye]$/u.test(normAt(sentence, index - 1)) &&
        [LANGUAGES, SMALL].some((set) => words.every((word) => set.has(word)))
      );
    }

    /** Before it, apart from small words, stands another capital. */
    function isPartOfName(index: number): boolean {
      const start = tokens[index - 1];
      const earlier = tokens[index - 2];
      if (!start || (/^\p{Lu}/u.test(start.text) && index - 1 > 0)) return true;
      return (
        earlier !== undefined &&
        index - 2 >= 0 &&
        (NAMES.test(earlier.norm) ||
          NAMES.test(normAt(sentence, index - 3)) ||
          (/^\p{Lu}/u.test(earlier.text) && index - 2 > 0 && !isJoined(index)))
      );
    }
  },
});
