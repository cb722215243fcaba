import { defineRule } from '@tercet/proofreading-core';
import { isNext, normAt } from '../grammar/phrase';

const TENS = /^(?:treint|cuarent|cincuent|sesent|setent|ochent|novent)as$/u;
const SHORT = /^(?:19|20)?[2-9]0['’]?s$/u;

export const decadas = defineRule({
  id: 'es/decadas',
  category: 'agreement',
  level: 'suggestion',
  message: {
    en: 'The decade stays singular: “{fix}”.',
    fr: 'La décennie reste au singulier : « {fix} ».',
    es: 'La década va en singular: «{fix}».',
  },
  explanation: {
    en: 'Decades are named with the number as it is: “los años ochenta”, “los noventa”, “los 80”.',
    fr: 'Les décennies se nomment avec le nombre tel quel : « los años ochenta », « los 80 ».',
    es: 'Las décadas se nombran con el numeral sin cambios: «los años ochenta», «los noventa», «los 80».',
  },
  valid: [
    'Los años ochenta.',
    'Los noventa fueron duros.',
    'Los 80 y los 90.',
    'Los años veinte fueron felices.',
    'En los sesenta.',
    'Tiene treinta años.',
    'Los de veinte eran doce.',
    'Música de los 80.',
  ],
  invalid: [
    { text: 'La música de los [[ochentas]].', fix: 'ochenta' },
    { text: 'Nació en los años [[setentas]].', fix: 'setenta' },
    { text: 'Los [[noventas]] fueron duros.', fix: 'noventa' },
    { text: 'Música de los [[80s]].', fix: '80' },
    { text: 'En los años [[90s]] vivía aquí.', fix: '90' },
    { text: 'Vivió los [[sesentas]] en Lima.', fix: 'sesenta' },
  ],
  check(sentence, report) {
    for (const [index, token] of sentence.tokens.entries()) {
      if (!/^(?:los|años)$/u.test(normAt(sentence, index - 1))) continue;
      if (TENS.test(token.norm) && isNext(token) && normAt(sentence, index + 1) !== 'de')
        report(token, [token.norm.slice(0, -1)]);
      if (SHORT.test(token.norm)) report(token, [token.norm.replace(/['’]?s$/u, '')]);
    }
  },
});
