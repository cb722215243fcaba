import { defineRule, matchCase } from '@tercet/proofreading-core';

const DAYS = /^(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)$/u;
const MONTHS =
  /^(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre)$/u;

export const unOtro = defineRule({
  id: 'es/un-otro',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'Write “{fix}”.',
    fr: 'Écrivez « {fix} ».',
    es: 'Escribe «{fix}».',
  },
  explanation: {
    en: '“Otro” takes no “un” (“otro día”), days take no “en” (“los lunes”), and the year takes “de” after the month (“mayo de 2020”).',
    fr: '« Otro » se passe de « un » (« otro día »), les jours de « en » (« los lunes »), et l’année prend « de » après le mois (« mayo de 2020 »).',
    es: '«Otro» no lleva «un» («otro día»), los días no llevan «en» («los lunes») y el año lleva «de» tras el mes («mayo de 2020»).',
  },
  valid: [
    'Otro día será.',
    'El otro día lo vi.',
    'Los lunes no trabajo.',
    'En mayo de 2020 nació.',
    'El 3 de mayo, 200 personas vinieron.',
    'Pensaba en el lunes pasado.',
    'Uno u otro.',
    'En los domingos de invierno hay calma.',
  ],
  invalid: [
    { text: '[[Un otro]] día será.', fix: 'Otro' },
    { text: 'Quiero [[una otra]] taza.', fix: 'otra' },
    { text: 'No trabajo [[en los]] lunes.', fix: 'los' },
    { text: 'Nació en [[mayo]] 2020.', fix: 'mayo de' },
    { text: 'Estudia en [[unos otros]] países.', fix: 'otros' },
  ],
  misses: ['Vino en el lunes.'],
  check({ tokens }, report) {
    for (const [index, token] of tokens.entries()) {
      const next = tokens[index + 1];
      if (!next || next.gap !== ' ') continue;
      const span = { start: token.start, end: next.end };
      if (/^un(?:a|os|as)?$/u.test(token.norm) && /^otr[oa]s?$/u.test(next.norm))
        report(span, [matchCase(token.text, next.norm)]);
      const day = tokens[index + 2]?.norm ?? '';
      if (
        token.norm === 'en' &&
        next.norm === 'los' &&
        DAYS.test(day) &&
        tokens[index + 3]?.norm !== 'de'
      )
        report(span, ['los']);
      if (MONTHS.test(token.norm) && /^(?:19|20)\d\d$/u.test(next.text))
        report(token, [`${token.text} de`]);
    }
  },
});
