import { defineRule, matchCase } from '@tercet/proofreading-core';
import { withoutAccents } from '../grammar/accents';
import { isClauseStart, isNext, normAt } from '../grammar/phrase';

const ARTICLES = /^(?:el|la|lo|los|las|del|al)$/u;

export const cualTilde = defineRule({
  id: 'es/cual-tilde',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'This asks nothing, so it has no accent: “{fix}”.',
    fr: 'Ce mot n’interroge pas : il n’a pas d’accent, « {fix} ».',
    es: 'No pregunta nada, así que va sin tilde: «{fix}».',
  },
  explanation: {
    en: '“Cual” and “como” have an accent only where they ask or exclaim: “¿cuál es?”, but “lo cual”, “tal cual”, “tal y como”.',
    fr: '« Cual » et « como » n’ont d’accent que pour demander ou s’exclamer : « ¿cuál es? », mais « lo cual », « tal cual », « tal y como ».',
    es: '«Cual» y «como» solo llevan tilde al preguntar o exclamar: «¿cuál es?», pero «lo cual», «tal cual», «tal y como».',
  },
  valid: [
    'No sé cuál es mejor.',
    'La casa, la cual es vieja, se vende.',
    '¿La cuál dices?',
    'Así supe cómo era.',
    'Supe así cómo era.',
    'Lo dejó tal cual.',
    '¿Y cómo si fuera de noche?',
    'Dime cuándo vienes.',
    'Lo hizo tal y como dijo.',
  ],
  invalid: [
    { text: 'El niño, el [[cuál]] lloraba, se durmió.', fix: 'cual' },
    { text: 'No vino, por lo [[cuál]] me fui.', fix: 'cual' },
    { text: 'Lo dejó tal [[cuál]].', fix: 'cual' },
    { text: 'Lo hizo tal y [[cómo]] dijo.', fix: 'como' },
    { text: 'Habla [[cómo]] si fuera mi jefe.', fix: 'como' },
    { text: 'Las razones por las [[cuáles]] vino son dos.', fix: 'cuales' },
    { text: 'Saldré aun [[cuándo]] llueva.', fix: 'cuando' },
  ],
  misses: ['Vino cómo pudo.'],
  check(sentence, report) {
    for (const [index, token] of sentence.tokens.entries()) {
      if (!isNext(token) || isQuestion(sentence.tokens[index - 2]?.text)) continue;
      const before = normAt(sentence, index - 1);
      const next = normAt(sentence, index + 1);
      // `el cuándo, el dónde y el cuál`
      const isNamed = before === 'el' && !isNext(sentence.tokens[index + 1]);
      const isRelative = /^cuál(?:es)?$/u.test(token.norm) && ARTICLES.test(before) && !isNamed;
      const isSuch =
        (token.norm === 'cuál' && before === 'tal') ||
        (token.norm === 'cómo' && before === 'y' && normAt(sentence, index - 2) === 'tal');
      const isUnreal =
        token.norm === 'cómo' &&
        next === 'si' &&
        /^(?:fuera|fuese|fueran|fuesen)$/u.test(normAt(sentence, index + 2)) &&
        !/^(?:y|sé|sabe|supo)$/u.test(before) &&
        !isClauseStart(sentence, index);
      const isEvenWhen = token.norm === 'cuándo' && before === 'aun';
      if (isRelative || isSuch || isUnreal || isEvenWhen)
        report(token, [matchCase(token.text, withoutAccents(token.norm))]);
    }
  },
});

const isQuestion = (sign: string | undefined): boolean => sign === '¿' || sign === '¡';
