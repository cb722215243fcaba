import { defineRule, matchCase } from '@tercet/proofreading-core';
import { follows, isPlain } from '../grammar/words';

/** Amounts that are nouns and count by `de`. */
const NOUNS = /^(?:millón|millones|billón|billones|cientos|miles|decenas|docenas?|centenares)$/u;
/** What is often counted, and is an adjective or a verb as well. */
const COUNTED = /^(?:personas|turistas|huevos|niños|dólares|habitantes|jóvenes|libros|gatos)$/u;

export const millonDe = defineRule({
  id: 'es/millon-de',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'This amount is a noun and takes “de”: “{fix}”.',
    fr: 'Cette quantité est un nom et demande « de » : « {fix} ».',
    es: 'Esta cantidad es un sustantivo y lleva «de»: «{fix}».',
  },
  explanation: {
    en: '“Millón”, “cientos” and “miles” are nouns: “un millón de personas”, “cientos de libros”. “Mil” and “cien” are not: “mil personas”.',
    fr: '« Millón », « cientos » et « miles » sont des noms : « un millón de personas », « cientos de libros ». « Mil » et « cien » n’en sont pas : « mil personas ».',
    es: '«Millón», «cientos» y «miles» son sustantivos: «un millón de personas», «cientos de libros». «Mil» y «cien» no lo son: «mil personas».',
  },
  valid: [
    'Un millón de personas.',
    'Cientos de libros.',
    'Dos millones doscientos mil euros.',
    'Hay miles en la plaza.',
    'Mil personas vinieron.',
    'Un millón largo de euros.',
    'Ganó tres millones ayer.',
    'Cuestan millones hoy.',
    'Ganó millones gracias a su idea.',
    'Ganó un millón meses después.',
  ],
  invalid: [
    { text: 'Vive allí un [[millón personas]].', fix: 'millón de personas' },
    { text: 'Hay [[cientos libros]] en la sala.', fix: 'cientos de libros' },
    { text: 'Vinieron [[miles turistas]].', fix: 'miles de turistas' },
    { text: 'Costó dos [[millones euros]].', fix: 'millones de euros' },
    { text: 'Compré una [[docena huevos]].', fix: 'docena de huevos' },
    { text: '[[Cientos niños]] cantaron.', fix: 'Cientos de niños' },
  ],
  misses: ['Un millón grandes casas.'],
  check({ words }, report) {
    for (const [index, amount] of words.entries()) {
      const noun = words[index + 1];
      if (!NOUNS.test(amount.norm) || !follows(noun) || !isPlain(noun)) continue;
      // `ganó millones gracias a ti`, `ganó un millón meses después`
      const isOther =
        noun.norm === 'gracias' ||
        /^(?:antes|después|atrás|más)$/u.test(words[index + 2]?.norm ?? '');
      if (isOther) continue;
      const isCounted =
        COUNTED.test(noun.norm) ||
        (noun.readings.every(({ pos, number }) => pos === 'NOUN' && number !== 'sg') &&
          noun.norm.endsWith('s'));
      if (isCounted)
        report({ start: amount.start, end: noun.end }, [
          matchCase(amount.text, `${amount.norm} de ${noun.text}`),
        ]);
    }
  },
});
