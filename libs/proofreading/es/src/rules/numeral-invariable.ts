import { defineRule, matchCase, entryOf } from '@tercet/proofreading-core';
import { isNext, normAt } from '../grammar/phrase';
import { isPlain } from '../grammar/words';

const PLURALS: Readonly<Record<string, string>> = {
  doses: 'dos',
  treses: 'tres',
  cuatros: 'cuatro',
  cincos: 'cinco',
  sietes: 'siete',
  ochos: 'ocho',
  nueves: 'nueve',
  onces: 'once',
  doces: 'doce',
  treces: 'trece',
  catorces: 'catorce',
  quinces: 'quince',
  treintas: 'treinta',
  cuarentas: 'cuarenta',
  cincuentas: 'cincuenta',
};
const DECADE = /^(?:años|los|las|de|un|unos|tres|dos)$/u;

export const numeralInvariable = defineRule({
  id: 'es/numeral-invariable',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'The number does not change: “{fix}”.',
    fr: 'Le nombre est invariable : « {fix} ».',
    es: 'El numeral no varía: «{fix}».',
  },
  explanation: {
    en: 'Cardinal numbers have no plural before a noun: “cuatro clases”, “siete días”. As nouns they have one: “dos seises”.',
    fr: 'Les cardinaux n’ont pas de pluriel devant un nom (« cuatro clases »). Comme noms, ils en ont un : « dos seises ».',
    es: 'Los cardinales no tienen plural ante un nombre («cuatro clases»). Como sustantivos sí: «dos seises».',
  },
  valid: [
    'Tengo cuatro clases.',
    'Los seis se fueron.',
    'Quedan cuatro días.',
    'El tres de la baraja.',
    'Los años treinta fueron duros.',
    'Los ochos de la baraja.',
    'Hay cientos y cientos.',
    'Treinta y cuatro años.',
    'Sacó dos seises.',
  ],
  invalid: [
    { text: 'Tengo [[cuatros]] clases.', fix: 'cuatro' },
    { text: 'Esperé [[cincos]] minutos.', fix: 'cinco' },
    { text: 'Hay [[nueves]] sillas.', fix: 'nueve' },
    { text: 'Compró [[ochos]] sillas.', fix: 'ocho' },
    { text: 'Pasaron [[sietes]] días.', fix: 'siete' },
  ],
  misses: ['Quedan los cuatros días.'],
  check(sentence, report) {
    const { tokens } = sentence;
    for (const [index, token] of tokens.entries()) {
      const next = tokens[index + 1];
      const single = entryOf(PLURALS, token.norm);
      if (single !== undefined && isNext(next) && !DECADE.test(normAt(sentence, index - 1))) {
        const noun = sentence.words.find(({ token: at }) => at === index + 1);
        if (noun && isPlain(noun) && noun.best.pos === 'NOUN')
          report(token, [matchCase(token.text, single)]);
      }
    }
  },
});
