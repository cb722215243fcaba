import { defineRule } from '@tercet/proofreading-core';
import { isClauseEnd, isNext, normAt } from '../grammar/phrase';

const MONTH =
  /^(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sept?iembre|octubre|noviembre|diciembre)$/u;
const DAY = /^(?:[12]?\d|3[01])$/u;
const WEEKDAY = /^(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)$/u;

export const fechaEn = defineRule({
  id: 'es/fecha-en',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'A day takes the article and no “en”: “{fix}”.',
    fr: 'Un jour prend l’article, sans « en » : « {fix} ».',
    es: 'El día lleva artículo y no «en»: «{fix}».',
  },
  explanation: {
    en: 'Days have “el” or “los” alone: “nací el 5 de mayo”, “nos vemos el lunes”. “En” goes with months and years: “en mayo”.',
    fr: 'Le jour ne prend que « el » ou « los » : « nací el 5 de mayo », « nos vemos el lunes ». « En » va avec les mois et les années : « en mayo ».',
    es: 'Los días solo llevan «el» o «los»: «nací el 5 de mayo», «nos vemos el lunes». «En» va con meses y años: «en mayo».',
  },
  valid: [
    'Nací el 5 de mayo.',
    'Nos vemos el lunes.',
    'Nació en mayo de 1990.',
    'La fiesta cae en lunes.',
    'En 5 de cada diez casos, falla.',
    'Piensa en el lunes que viene.',
    'Se convirtió en el 5 de mayo más frío.',
    'En el martes de carnaval no se trabaja.',
    'En los domingos de invierno hay calma.',
    'Piensa en los lunes.',
  ],
  invalid: [
    { text: 'Nací [[en]] 5 de mayo de 1999.', fix: 'el' },
    { text: 'La boda fue [[en el]] 12 de junio.', fix: 'el' },
    { text: 'Nos vemos [[en el]] martes.', fix: 'el' },
    { text: 'Tengo clase [[en el]] viernes.', fix: 'el' },
    { text: 'El examen es [[en]] 3 de abril.', fix: 'el' },
    { text: 'No trabajo [[en los]] lunes.', fix: 'los' },
  ],
  misses: ['El examen es en viernes.'],
  check(sentence, report) {
    const { tokens } = sentence;
    for (const [index, preposition] of tokens.entries()) {
      if (preposition.text !== 'en') continue;
      const hasArticle = /^(?:el|los)$/u.test(normAt(sentence, index + 1));
      const at = hasArticle ? index + 2 : index + 1;
      const day = tokens[at];
      const article = tokens[index + 1];
      if (!day || !article) continue;
      const isDate =
        DAY.test(day.text) &&
        normAt(sentence, at + 1) === 'de' &&
        MONTH.test(normAt(sentence, at + 2)) &&
        isLed(normAt(sentence, index - 1));
      const isWeekday =
        hasArticle && isNext(day) && WEEKDAY.test(day.text) && isClauseEnd(sentence, at);
      if (!isDate && !(isWeekday && isLed(normAt(sentence, index - 1)))) continue;
      report({ start: preposition.start, end: hasArticle ? article.end : preposition.end }, [
        hasArticle ? article.norm : 'el',
      ]);
    }
  },
});

/** `piensa en el lunes`, `se convirtió en el 5 de mayo`: a verb that leads `en` itself. */
const isLed = (before: string): boolean =>
  before !== '' &&
  !/^(?:piens|pens|conv|basa|bas[óe]|fij|cre[eo]|qued|cent|trans|est[aáoeu]|cay|cae|sit[uú]|encuentr|viv|confí|recu|ub[ií]c|coloc|pon|puso)/u.test(
    before,
  );
