import { defineRule, matchCase, entryOf } from '@tercet/proofreading-core';
import { isClauseEnd, isNext, normAt } from '../grammar/phrase';

const HOURS = /^(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)$/u;
const PARTS = /^(?:de|del|en|y|menos)$/u;
const PLURAL: Readonly<Record<string, string>> = { es: 'son', era: 'eran', será: 'serán' };
const SINGULAR: Readonly<Record<string, string>> = { son: 'es', eran: 'era', serán: 'será' };

export const horaSon = defineRule({
  id: 'es/hora-son',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'The hour is told with “{fix}”.',
    fr: 'L’heure se dit avec « {fix} ».',
    es: 'La hora se dice con «{fix}».',
  },
  explanation: {
    en: 'One o’clock is singular, the other hours are plural: “es la una”, “son las dos”, “a las cinco de la tarde”.',
    fr: 'Une heure est au singulier, les autres au pluriel : « es la una », « son las dos », « a las cinco de la tarde ».',
    es: 'La una va en singular y las demás en plural: «es la una», «son las dos», «a las cinco de la tarde».',
  },
  valid: [
    'Son las dos.',
    'Es la una y media.',
    'El tren es a las dos.',
    'De las hermanas, la mayor es las dos cosas.',
    'Llegó a los cinco minutos.',
    'A los cinco les gustó.',
    'Son la una y la otra iguales.',
    'A las cinco de la tarde.',
  ],
  invalid: [
    { text: '[[Es]] las dos.', fix: 'Son' },
    { text: 'Ya [[es]] las cinco de la tarde.', fix: 'son' },
    { text: '[[Son]] la una y media.', fix: 'Es' },
    { text: '[[Era]] las diez en punto.', fix: 'Eran' },
    { text: 'Vino a [[los]] cinco de la tarde.', fix: 'las' },
  ],
  misses: ['Son las una.'],
  check(sentence, report) {
    const { tokens } = sentence;
    for (const [index, hour] of tokens.entries()) {
      const article = normAt(sentence, index - 1);
      const lead = tokens[index - 2];
      const next = normAt(sentence, index + 1);
      if (!lead || !isNext(tokens[index - 1]) || !isNext(hour)) continue;
      if (tokens[index - 1]?.text !== article) continue;
      const part = normAt(sentence, index + 3);
      const isDay =
        next === 'de' &&
        normAt(sentence, index + 2) === 'la' &&
        /^(?:mañana|tarde|noche|madrugada)$/u.test(part);
      const ends = isClauseEnd(sentence, index);
      const verb = lead.norm;
      if (HOURS.test(hour.norm) && article === 'las' && Object.hasOwn(PLURAL, verb)) {
        const isHour = ends || isDay || next === 'y' || next === 'menos' || next === 'en';
        if (isHour) report(lead, [matchCase(lead.text, entryOf(PLURAL, verb) ?? verb)]);
      } else if (hour.norm === 'una' && article === 'la' && Object.hasOwn(SINGULAR, verb)) {
        const isHour =
          ends || isDay || /^(?:media|cuarto|pico)$/u.test(normAt(sentence, index + 2));
        if (isHour && (ends || PARTS.test(next)))
          report(lead, [matchCase(lead.text, entryOf(SINGULAR, verb) ?? verb)]);
      } else if (HOURS.test(hour.norm) && article === 'los' && verb === 'a' && isDay) {
        const los = tokens[index - 1];
        if (los) report(los, ['las']);
      }
    }
  },
});
