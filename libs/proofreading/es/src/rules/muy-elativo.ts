import { defineRule } from '@tercet/proofreading-core';
import { follows } from '../grammar/words';

const HIGHEST =
  /^(?:fantástic|delicios|excelente|maravillos|increíble|perfect|enorme|magnífic|espléndid|gigantesc|horrend|precios|estupend|fenomenal|pésim|óptim)(?:o|a|os|as|s)?$/u;
const HIGHEST_LONG = /^\p{L}+ísim[oa]s?$/u;

export const muyElativo = defineRule({
  id: 'es/muy-elativo',
  category: 'style',
  level: 'style',
  message: {
    en: 'The adjective is strong enough without “muy”.',
    fr: 'L’adjectif est assez fort sans « muy ».',
    es: 'El adjetivo ya es extremo: sobra «muy».',
  },
  explanation: {
    en: '“Fantástico”, “delicioso”, “excelente” or “grandísimo” already mean “very”; “muy” adds nothing to them.',
    fr: '« Fantástico », « delicioso », « excelente » ou « grandísimo » veulent déjà dire « très » ; « muy » n’ajoute rien.',
    es: '«Fantástico», «delicioso», «excelente» o «grandísimo» ya expresan el grado máximo; «muy» no les añade nada.',
  },
  valid: [
    'Es un libro fantástico.',
    'La sopa está deliciosa.',
    'Es muy bueno.',
    'Es grandísimo.',
    'Fue un día perfecto.',
    'Es muy precisa.',
    'Está muy cansada.',
    'Es tan excelente como dicen.',
  ],
  invalid: [
    { text: 'Es un hotel [[muy ]]fantástico.', fix: '' },
    { text: 'La sopa está [[muy ]]deliciosa.', fix: '' },
    { text: 'Es una casa [[muy ]]enorme.', fix: '' },
    { text: 'Fue un viaje [[muy ]]maravilloso.', fix: '' },
    { text: 'Es un coche [[muy ]]grandísimo.', fix: '' },
  ],
  check({ words }, report) {
    for (const [index, muy] of words.entries()) {
      const adjective = words[index + 1];
      if (muy.norm !== 'muy' || !follows(adjective)) continue;
      if (HIGHEST.test(adjective.norm) || HIGHEST_LONG.test(adjective.norm))
        report({ start: muy.start, end: adjective.start }, ['']);
    }
  },
});
