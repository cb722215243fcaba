import { defineRule } from '@tercet/proofreading-core';
import { isNext, normAt } from '../grammar/phrase';

const HOUR = /^(?:una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)$/u;
const PART = /^(?:mañana|tarde|noche|madrugada)$/u;

export const horaDe = defineRule({
  id: 'es/hora-de',
  category: 'grammar',
  level: 'suggestion',
  message: {
    en: 'With the hour it is “{fix}”.',
    fr: 'Avec l’heure, on dit « {fix} ».',
    es: 'Con la hora se dice «{fix}».',
  },
  explanation: {
    en: 'After the hour the part of the day takes “de”: “las cinco de la tarde”; without an hour “por” or “en”: “por la tarde”.',
    fr: 'Après l’heure, le moment du jour prend « de » : « las cinco de la tarde » ; sans heure, « por la tarde ».',
    es: 'Tras la hora, la parte del día lleva «de»: «las cinco de la tarde»; sin hora, «por la tarde» o «en la tarde».',
  },
  valid: [
    'Son las cinco de la tarde.',
    'Por la tarde llueve.',
    'Salió a las ocho y en la noche volvió.',
    'A las dos de la mañana.',
    'Estudia en la mañana.',
    'Vio a las tres en la plaza.',
    'Llegó a las 8 de la noche.',
    'Nos vemos a las cinco, por la tarde.',
    'Abre de las nueve a la una por la mañana.',
  ],
  invalid: [
    { text: 'Ya son las cuatro [[en la]] tarde.', fix: 'de la' },
    { text: 'Me levanto a las 7 [[en la]] mañana.', fix: 'de la' },
    { text: 'Llegó a las ocho y media [[por la]] noche.', fix: 'de la' },
    { text: 'A las diez [[en la]] noche cenamos.', fix: 'de la' },
    { text: 'El tren sale a las 6:30 [[en la]] mañana.', fix: 'de la' },
  ],
  misses: ['A las cinco y cuarto en punto en la tarde.'],
  check(sentence, report) {
    const { tokens } = sentence;
    for (const [index, token] of tokens.entries()) {
      const article = tokens[index + 1];
      const part = tokens[index + 2];
      if (!/^(?:en|por)$/u.test(token.norm) || article?.norm !== 'la' || !isNext(article)) continue;
      if (!isNext(part) || !PART.test(part.norm) || !isNext(token)) continue;
      let at = index - 1;
      if (
        /^(?:media|cuarto)$/u.test(normAt(sentence, at)) &&
        /^(?:y|menos)$/u.test(normAt(sentence, at - 1))
      )
        at -= 2;
      const hour = tokens[at];
      const isHour =
        hour &&
        (hour.kind === 'number' ? /^\d{1,2}(?:[:.]\d\d)?$/u.test(hour.text) : HOUR.test(hour.norm));
      let first = at - 1;
      while (tokens[first]?.kind === 'number' || tokens[first]?.text === ':') first -= 1;
      // `abre de las nueve a la una por la mañana`
      const isSpan = tokens
        .slice(Math.max(0, at - 6), Math.max(0, at - 1))
        .some(({ norm }) => norm === 'de' || norm === 'desde' || norm === 'entre');
      if (isHour && !isSpan && /^las?$/u.test(normAt(sentence, first)))
        report({ start: token.start, end: article.end }, ['de la']);
    }
  },
});
