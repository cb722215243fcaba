import { defineRule } from '@tercet/proofreading-core';
import { follows, isAdjective, may } from '../grammar/words';

const LINKING = /^(?:ser|estar|sentir|parecer)$/;
const COMPARES = /^(?:como|que|cual|de)$/u;
const NEGATIVE = /^(?:no|ni|nunca|nada|tampoco|si|qué|cómo|por|porque|algo|ya|aunque)$/u;

export const tanMuy = defineRule({
  id: 'es/tan-muy',
  category: 'style',
  level: 'style',
  message: {
    en: 'Without a comparison, write “{fix}”.',
    fr: 'Sans comparaison, écrivez « {fix} ».',
    es: 'Sin comparación se dice «{fix}».',
  },
  explanation: {
    en: '“Tan” leads to “como” or “que” (“tan alto como tú”, “tan tarde que…”); in plain description “muy” is enough.',
    fr: '« Tan » appelle « como » ou « que » (« tan alto como tú ») ; dans une simple description, « muy » suffit.',
    es: '«Tan» anuncia «como» o «que» («tan alto como tú», «tan tarde que…»); en una descripción sin más basta «muy».',
  },
  valid: [
    'Es tan alto como tú.',
    'Estaba tan cansado que se durmió.',
    '¡Es tan bonito!',
    'Estoy tan contento hoy.',
    'Me sorprende que sea tan tarde.',
    'No es tan fácil.',
    'Es muy alto.',
    'Está mucho mejor.',
    'Es mucho más alto.',
    '¿Por qué eres tan malo?',
    'Tan pronto llega, cena.',
  ],
  invalid: [
    { text: 'Su tía es [[tan]] simpática con todos.', fix: 'muy' },
    { text: 'La comida es [[tan]] rica en Italia.', fix: 'muy' },
    { text: 'El barrio es [[tan]] bonito en primavera.', fix: 'muy' },
    { text: 'Mi hermana está [[tan]] ocupada ahora.', fix: 'muy' },
    { text: 'La profesora es [[tan]] amable con nosotros.', fix: 'muy' },
  ],

  falseAlarms: ['La vida es tan corta.'],
  check({ words, tokens }, report) {
    if (tokens.some(({ text }) => /[¡!?…]/u.test(text))) return;
    for (const [index, tan] of words.entries()) {
      if (tan.norm !== 'tan') continue;
      const adjective = words[index + 1];
      if (
        !follows(adjective) ||
        !may(adjective, isAdjective) ||
        !/^(?:ADJ|NOUN|VERB)$/.test(adjective.best.pos)
      )
        continue;
      if (
        !words[index - 1]?.readings.some(({ lemma, form }) => form === 'fin' && LINKING.test(lemma))
      )
        continue;
      // `estoy tan contento`, `me sorprende que sea tan tarde`: a cry, and what stirs one.
      if (words[index - 1]?.best.person === 1 || words[index - 1]?.best.mood === 'sub') continue;
      const isCompared = words
        .slice(index + 2)
        .some(({ norm }) => COMPARES.test(norm) && norm !== 'de');
      if (!isCompared && !words.slice(0, index).some(({ norm }) => NEGATIVE.test(norm)))
        report(tan, ['muy']);
    }
  },
});
