import { defineRule } from '@tercet/proofreading-core';
import { isNext, normAt } from '../grammar/phrase';

const MONTH =
  /^(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sept?iembre|octubre|noviembre|diciembre)$/u;
const DAY = /^(?:[12]?\d|3[01])$/u;
const YEAR = /^(?:1[0-9]|20)\d\d$/u;

export const fechaDe = defineRule({
  id: 'es/fecha-de',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'Day, month and year are joined by “de”: “{fix}”.',
    fr: 'Jour, mois et année se joignent par « de » : « {fix} ».',
    es: 'Día, mes y año se unen con «de»: «{fix}».',
  },
  explanation: {
    en: 'In a date, day, month and year are joined by “de”: “el 5 de enero de 2020”.',
    fr: 'Dans une date, jour, mois et année sont reliés par « de » : « el 5 de enero de 2020 ».',
    es: 'En una fecha, el día, el mes y el año se unen con «de»: «el 5 de enero de 2020».',
  },
  valid: [
    'El 5 de enero llovió.',
    'El 5 de enero de 2020 llovió.',
    'En mayo de 2020 nació.',
    'Del 3 al 5 de mayo.',
    'Hay 5 mayos así.',
    'El 1 de mayo de 1990.',
    'En mayo 2000 personas salieron.',
    'El 3 de mayo, 2000 personas salieron.',
    'El cinco de marzo.',
    'Son 12 meses: enero, febrero…',
  ],
  invalid: [
    { text: 'El [[5 enero]] llovió mucho.', fix: '5 de enero' },
    { text: 'Nací el [[12 octubre]] de 1999.', fix: '12 de octubre' },
    { text: 'Nos vemos el [[3 abril]].', fix: '3 de abril' },
    { text: 'Llegó el 4 de [[julio 2018]].', fix: 'julio de 2018' },
    { text: 'La boda fue el [[20 agosto]].', fix: '20 de agosto' },
    { text: 'Nació en [[mayo 2020]].', fix: 'mayo de 2020' },
  ],
  misses: ['Enero 5, 2020.'],
  check(sentence, report) {
    const { tokens } = sentence;
    for (const [index, token] of tokens.entries()) {
      const before = tokens[index - 1];
      if (!MONTH.test(token.norm) || !before || !isNext(token)) continue;
      const isDay =
        before.kind === 'number' && DAY.test(before.text) && normAt(sentence, index - 2) === 'el';
      if (isDay)
        report({ start: before.start, end: token.end }, [`${before.text} de ${token.text}`]);
      const year = tokens[index + 1];
      const after = normAt(sentence, index + 2);
      const isYear =
        before.kind === 'word' &&
        year?.kind === 'number' &&
        YEAR.test(year.text) &&
        year.gap === ' ';
      // `en mayo 2000 personas salieron`
      if (isYear && (after === '' || /^(?:en|y|a|con|por)$/u.test(after)))
        report({ start: token.start, end: year.end }, [`${token.text} de ${year.text}`]);
    }
  },
});
