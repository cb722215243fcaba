import { defineRule, matchCase } from '@tercet/proofreading-core';

export const unOtro = defineRule({
  id: 'es/un-otro',
  category: 'grammar',
  level: 'error',
  message: {
    en: '“Otro” takes no “un”: “{fix}”.',
    fr: '« Otro » se passe de « un » : « {fix} ».',
    es: '«Otro» no lleva «un»: «{fix}».',
  },
  explanation: {
    en: '“Otro” alone means “another”: “otro día”, “otra taza”. It takes other determiners: “el otro día”, “ese otro”.',
    fr: '« Otro » seul veut dire « un autre » : « otro día », « otra taza ». D’autres déterminants sont permis : « el otro día ».',
    es: '«Otro» ya vale por «un otro»: «otro día», «otra taza». Sí admite otros determinantes: «el otro día», «ese otro».',
  },
  valid: [
    'Otro día será.',
    'El otro día lo vi.',
    'Quiero otra taza.',
    'Uno y otro vinieron.',
    'Ese otro plan es mejor.',
    'Nos vemos un día u otro.',
    'Uno u otro.',
    'Ni una ni otra me gustan.',
  ],
  invalid: [
    { text: '[[Un otro]] día será.', fix: 'Otro' },
    { text: 'Quiero [[una otra]] taza.', fix: 'otra' },
    { text: 'Vino con [[un otro]] amigo.', fix: 'otro' },
    { text: 'Compró [[unas otras]] flores.', fix: 'otras' },
    { text: 'Estudia en [[unos otros]] países.', fix: 'otros' },
  ],
  misses: ['Busca un trabajo otro.'],
  check({ tokens }, report) {
    for (const [index, token] of tokens.entries()) {
      const next = tokens[index + 1];
      if (!next || next.gap !== ' ') continue;
      const span = { start: token.start, end: next.end };
      if (/^un(?:a|os|as)?$/u.test(token.norm) && /^otr[oa]s?$/u.test(next.norm))
        report(span, [matchCase(token.text, next.norm)]);
    }
  },
});
