import { defineRule, matchCase, type RuleSentence, entryOf } from '@tercet/proofreading-core';
import { isClauseStart, normAt } from '../grammar/phrase';
import { wordSet } from '../grammar/words';
import { isRelative } from '../grammar/people';

const ALWAYS: Readonly<Record<string, string>> = {
  tenia: 'tenía',
  tenias: 'tenías',
  sera: 'será',
  seras: 'serás',
};
const DETERMINERS = wordSet(
  'la una las unas esta esa su mi tu de con por sin gran de por y muy más tan',
);
const AFTER_SERIA = wordSet(
  'un una el la mi su en como mejor bueno buena genial perfecto bonito divertido fantástico posible imposible necesario importante muy más tan difícil fácil increíble ideal algo interesante maravilloso lo de capaz feliz',
);
const AFTER_SABIA = wordSet('que si lo la qué cómo dónde cuándo quién cuál por nada mucho todo');
const SUBJECTS = wordSet(
  'que no eso esto todo ello lo yo él ella me te le nos les se ya también nunca',
);

export const tildeVerbo = defineRule({
  id: 'es/tilde-verbo',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'The verb form has an accent: “{fix}”.',
    fr: 'La forme du verbe porte un accent : « {fix} ».',
    es: 'La forma verbal lleva tilde: «{fix}».',
  },
  explanation: {
    en: 'The endings -ía and the futures -rá, -rás have an accent: “tenía”, “sería”, “será”. Without it the word is another: “seria” is “serious”.',
    fr: 'Les terminaisons -ía et les futurs -rá, -rás portent un accent : « tenía », « sería », « será ». Sans lui, c’est un autre mot : « seria » veut dire « sérieuse ».',
    es: 'Las terminaciones -ía y los futuros en -rá, -rás llevan tilde: «tenía», «sería», «será». Sin ella la palabra es otra: «seria», «sabia».',
  },
  valid: [
    'Tenía un perro.',
    'Es una persona seria.',
    'Sería un placer.',
    'La sabia decisión fue suya.',
    'Será mañana.',
    'La tenia es un parásito.',
    'Es muy seria y más sabia que yo.',
    'Sabía la verdad.',
    'Una mujer seria en su trabajo.',
    'Es una jueza honrada, seria en su trabajo.',
    'La mujer sabia que vive allí me ayudó.',
  ],
  invalid: [
    { text: 'Cuando [[tenia]] diez años, vivía aquí.', fix: 'tenía' },
    { text: '[[Seria]] un placer ir contigo.', fix: 'Sería' },
    { text: 'Creo que [[sera]] fácil.', fix: 'será' },
    { text: 'Eso [[seria]] muy bueno.', fix: 'sería' },
    { text: 'Nadie [[sabia]] que vendrías.', fix: 'sabía' },
    { text: 'Yo no [[sabia]] nada.', fix: 'sabía' },
  ],
  misses: ['Su respuesta seria buena.'],
  check(sentence, report) {
    for (const [index, token] of sentence.tokens.entries()) {
      const before = normAt(sentence, index - 1);
      const next = normAt(sentence, index + 1);
      const always = entryOf(ALWAYS, token.norm);
      if (always !== undefined) {
        // `parásitos, como tenias`
        const isWorm =
          token.norm.startsWith('tenia') &&
          sentence.tokens.some(({ norm }) =>
            /^(?:parásit|intestin|gusano|solitaria|larva)/u.test(norm),
          );
        if (!DETERMINERS.has(before) && !isWorm) report(token, [matchCase(token.text, always)]);
      } else if (token.norm === 'seria') {
        // `una jueza honrada, seria en su trabajo`
        const opens =
          sentence.tokens[index - 1]?.text === ','
            ? /^(?:un|una|mejor|genial|ideal|posible|imposible|fácil|difícil)$/u.test(next)
            : isClauseStart(sentence, index) || SUBJECTS.has(before);
        if (opens && AFTER_SERIA.has(next)) report(token, [matchCase(token.text, 'sería')]);
      } else if (token.norm === 'sabia' && AFTER_SABIA.has(next)) {
        const opens =
          SUBJECTS.has(before) ||
          before === 'nadie' ||
          (next === 'que' && !DETERMINERS.has(before) && !isWise(sentence, index));
        if (opens) report(token, [matchCase(token.text, 'sabía')]);
      }
    }
  },
});

/** `la mujer sabia que vive allí` */
const isWise = ({ words }: RuleSentence, index: number): boolean => {
  const noun = words.find(({ token }) => token === index - 1);
  return (
    noun?.best.pos === 'NOUN' &&
    noun.best.gender === 'f' &&
    (!isRelative(noun) || noun.norm === 'mujer')
  );
};
