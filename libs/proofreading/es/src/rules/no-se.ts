import { defineRule, matchCase } from '@tercet/proofreading-core';
import { isClauseEnd, isNext, normAt } from '../grammar/phrase';
import { isInfinitive, wordSet } from '../grammar/words';

const ASKING = wordSet(
  'qué quién quiénes cómo cuándo dónde adónde cuál cuáles cuánto cuánta cuántos cuántas',
);
const KNOWN = wordSet(
  'desde que si como donde cuando quien por porque nada mucho exactamente bien',
);

const WATER = /^(?:río|mar|lago|playa|piscina|agua|bahía|aquí|allí|invierno)$/u;

export const noSe = defineRule({
  id: 'es/no-se',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'For “I know”, write “sé” with its accent.',
    fr: 'Au sens de « je sais », écrivez « sé » avec l’accent.',
    es: 'Del verbo «saber» se escribe «sé», con tilde.',
  },
  explanation: {
    en: '“Se” is a pronoun (“se fue”); “sé” is “I know” (“no sé qué decir”).',
    fr: '« Se » est un pronom (« se fue ») ; « sé » veut dire « je sais » (« no sé qué decir »).',
    es: '«Se» es pronombre («se fue»); «sé» es una forma de «saber» («no sé qué decir»).',
  },
  valid: [
    'No sé qué decir.',
    'No se fue ayer.',
    'Ya sé que vienes.',
    'Yo no se lo dije.',
    'Se dice que vendrá.',
    'Lo sé desde ayer.',
    'No se llega ahí por casualidad.',
    'Ella lo sabe y se nota.',
    'En este río no se nada.',
  ],
  invalid: [
    { text: 'No [[se]] qué decir.', fix: 'sé' },
    { text: 'No [[se]] si vendrá.', fix: 'sé' },
    { text: 'Yo [[se]] que es verdad.', fix: 'sé' },
    { text: 'Ya lo [[se]].', fix: 'sé' },
    { text: 'Pero [[se]] quién lo hizo.', fix: 'sé' },
    { text: 'Yo no [[se]] nada de eso.', fix: 'sé' },
    { text: '[[Se]] que tienes prisa.', fix: 'Sé' },
    { text: 'Yo [[se]] la verdad.', fix: 'sé' },
    { text: 'Yo [[se]] nadar.', fix: 'sé' },
  ],
  misses: ['No se bailar muy bien.'],
  check(sentence, report) {
    const { tokens, grammar } = sentence;
    for (const [index, token] of tokens.entries()) {
      if (token.norm !== 'se') continue;
      const before = normAt(sentence, index - 1);
      const next = normAt(sentence, index + 1);
      const follower = tokens[index + 2]?.norm ?? '';
      const isAsked = ASKING.has(next) && isNext(tokens[index + 1]);
      // `en este río no se nada`
      const isSwum = next === 'nada' && tokens.some(({ norm }) => WATER.test(norm));
      const isKnown =
        /^(?:no|yo|ya|lo)$/u.test(before) &&
        !isSwum &&
        KNOWN.has(next) &&
        (next !== 'por' || /^qu[eé]$/u.test(follower)) &&
        ((next !== 'nada' && next !== 'mucho' && next !== 'bien') || before !== 'ya');
      const isKnownThing =
        before === 'yo' &&
        ((/^(?:la|el|las)$/u.test(next) &&
          /^(?:verdad|respuestas?|camino|motivo)$/u.test(follower)) ||
          (/[aeí]r$/u.test(next) && grammar.readings(next).every(isInfinitive)));
      const opens =
        index === 0 &&
        next === 'que' &&
        /^(?:tienes|es|eres|estás|está|no|soy|te|me|mi|tu|puedes|puedo|hay|son|voy|vas|esto|eso)$/u.test(
          follower,
        );
      const isLast =
        isClauseEnd(sentence, index) &&
        /^(?:no|lo|yo)$/u.test(before) &&
        tokens[index + 1]?.text !== '-';
      if (isAsked || isKnown || isKnownThing || opens || isLast)
        report(token, [matchCase(token.text, 'sé')]);
    }
  },
});
