import { defineRule } from '@tercet/proofreading-core';
import { normAt } from '../grammar/phrase';

const NAMES = [
  'América Latina',
  'América del Norte',
  'América del Sur',
  'Ciudad de México',
  'Corea del Norte',
  'Corea del Sur',
  'Estados Unidos',
  'Naciones Unidas',
  'Nueva York',
  'Nueva Zelanda',
  'Países Bajos',
  'Reino Unido',
  'República Dominicana',
  'Unión Europea',
].map((name) => name.split(' '));

export const nombresPropios = defineRule({
  id: 'es/nombres-propios',
  category: 'capitalization',
  level: 'error',
  message: {
    en: 'The name is written “{fix}”.',
    fr: 'Le nom s’écrit « {fix} ».',
    es: 'El nombre se escribe «{fix}».',
  },
  explanation: {
    en: 'All the main words of a country’s, a city’s or an organisation’s name have a capital letter: “Estados Unidos”, “Nueva York”.',
    fr: 'Tous les mots principaux d’un nom de pays, de ville ou d’organisation prennent la majuscule : « Estados Unidos », « Nueva York ».',
    es: 'Las palabras principales del nombre de un país, ciudad u organización llevan mayúscula: «Estados Unidos», «Nueva York».',
  },
  valid: [
    'Los griegos tenían un dios del mar.',
    'Vive en Estados Unidos.',
    'Viajó a Nueva York.',
    'Los dos estados se unieron.',
    'Es una costa rica en peces.',
    'Le gustan los buenos aires del monte.',
    'Un puerto rico y alegre.',
    'El Reino Unido salió.',
    'La Unión Europea creció.',
    'Soñaba con un reino unido.',
  ],
  invalid: [
    { text: 'Vive en [[estados unidos]].', fix: 'Estados Unidos' },
    { text: 'Viajó a [[nueva york]] ayer.', fix: 'Nueva York' },
    { text: 'Nació en el [[reino unido]].', fix: 'Reino Unido' },
    { text: 'Viene de [[estados unidos]].', fix: 'Estados Unidos' },
    { text: 'Entró en la [[unión europea]].', fix: 'Unión Europea' },
  ],
  misses: ['Vive en puerto rico.'],
  check(sentence, report) {
    const { tokens } = sentence;
    for (const [index, first] of tokens.entries()) {
      for (const name of NAMES) {
        if (
          first.norm !== name[0]?.toLowerCase() ||
          (name[0] === 'Estados' && !LEADS.test(normAt(sentence, index - 1)))
        )
          continue;
        const span = tokens.slice(index, index + name.length);
        const isName = name.every((word, at) => span[at]?.norm === word.toLowerCase());
        const isSmall = span.every(({ text }) => text === text.toLowerCase());
        const last = span.at(-1);
        // `un reino unido`, `los países bajos en natalidad`
        const isCommon =
          /^(?:una?|su|tu|mi|otr[oa]|aquel|este|esta)$/u.test(normAt(sentence, index - 1)) ||
          /^(?:por|en|contra|bajo)$/u.test(normAt(sentence, index + name.length));
        if (isName && isSmall && last && !isCommon)
          report({ start: first.start, end: last.end }, [name.join(' ')]);
      }
    }
  },
});

/** `dos estados unidos` is no country. */
const LEADS = /^(?:los|en|de|a|desde|hacia|por|y|con)$/u;
