import { defineRule, matchCase } from '@tercet/proofreading-core';
import { isClauseEnd, isClauseStart, normAt } from '../grammar/phrase';
import { wordSet } from '../grammar/words';

const PREPOSITIONS = wordSet('a de en para por sobre contra ante entre hacia tras');
const SELF = /^(?:mism[oa]s?|sol[oa]s?)$/u;
const ANSWERS = wordSet('que eso esto claro ahora pues también creo él ella tú yo nosotros');
const REPLIES = wordSet(
  'claro señor señora quiero por lo me te es gracias sí no yo está puede mamá papá hombre',
);

export const tildeSi = defineRule({
  id: 'es/tilde-si',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'For “yes” and “oneself”, write “sí” with its accent.',
    fr: 'Au sens de « oui » ou de « soi », écrivez « sí » avec l’accent.',
    es: 'Al afirmar y como pronombre se escribe «sí», con tilde.',
  },
  explanation: {
    en: '“Si” is “if”; “sí” is “yes” (“creo que sí”) or “oneself” (“por sí mismo”).',
    fr: '« Si » veut dire « si » ; « sí » veut dire « oui » (« creo que sí ») ou « soi » (« por sí mismo »).',
    es: '«Si» introduce una condición; «sí» afirma («creo que sí») o es pronombre («por sí mismo»).',
  },
  valid: [
    'Si quieres, voy.',
    'Creo que sí.',
    'Lo hizo por sí mismo.',
    'Por si acaso, lleva el paraguas.',
    'Si, por ejemplo, llueve, no salgo.',
    'Preguntó si venías.',
    'Sí, claro.',
    'Lo digo por si solo queda uno.',
    'Dime que si vienes, avisas.',
    'Dijo que si, por lo que fuera, no venía, avisara.',
    'Duda entre si comprar o alquilar.',
  ],
  invalid: [
    { text: 'Creo que [[si]].', fix: 'sí' },
    { text: 'Lo hizo por [[si]] mismo.', fix: 'sí' },
    { text: 'La casa en [[si]], sin muebles, es bonita.', fix: 'sí' },
    { text: '[[Si]], claro que voy.', fix: 'Sí' },
    { text: 'Respondió que [[si]], que traería pan.', fix: 'sí' },
    { text: 'Hablan entre [[si]] todo el día.', fix: 'sí' },
  ],
  misses: ['Yo si quiero ir.'],
  check(sentence, report) {
    const { tokens } = sentence;
    for (const [index, token] of tokens.entries()) {
      if (token.norm !== 'si') continue;
      const before = normAt(sentence, index - 1);
      const next = normAt(sentence, index + 1);
      const isEnd = isClauseEnd(sentence, index) && tokens[index + 1]?.text !== ':';
      const isSelf =
        PREPOSITIONS.has(before) &&
        (isEnd || /^mism/u.test(next) || (SELF.test(next) && isClauseEnd(sentence, index + 1)));
      const follower = sentence.words.find((word) => word.token === index + 1);
      // `duda entre si comprar o alquilar`
      const isFixed =
        before === 'entre' &&
        next !== '' &&
        follower?.best.form !== 'inf' &&
        follower?.best.form !== 'fin';
      // `dijo que si, llegado el caso, no viene, avise`
      const commas = tokens.slice(index + 1).filter(({ text }) => text === ',').length;
      const isAside = commas > 1 && !/^(?:que|pero|claro|y)$/u.test(normAt(sentence, index + 2));
      const isAnswer = ANSWERS.has(before) && isEnd && !isAside;
      if (isSelf || isFixed || isAnswer || isReply()) report(token, [matchCase(token.text, 'sí')]);

      /** `Si, claro`: but not `Si, por ejemplo, llueve`, which has a second comma. */
      function isReply(): boolean {
        if (!isClauseStart(sentence, index) || tokens[index + 1]?.text !== ',') return false;
        const rest = tokens.slice(index + 2);
        return REPLIES.has(normAt(sentence, index + 2)) && !rest.some(({ text }) => text === ',');
      }
    }
  },
});
