import { defineRule } from '@tercet/proofreading-core';
import { isNext, normAt } from '../grammar/phrase';
import { isPlain } from '../grammar/words';

const PLURALS: Readonly<Record<string, string>> = {
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
  milles: 'mil',
};
const HUNDREDS =
  /^(?:doscient|trescient|cuatrocient|quinient|seiscient|setecient|ochocient|novecient)[oa]s$/u;
const NUMBER =
  /^(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|veinte|veint\p{L}+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa)$/u;
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
    en: 'Cardinal numbers have no plural before a noun: “cuatro clases”, “siete días”; the hundreds take no “y”: “ciento cuatro”.',
    fr: 'Les cardinaux n’ont pas de pluriel devant un nom (« cuatro clases ») et la centaine ne prend pas « y » (« ciento cuatro »).',
    es: 'Los cardinales no tienen plural ante un nombre («cuatro clases») y tras las centenas no va «y» («ciento cuatro»).',
  },
  valid: [
    'Tengo cuatro clases.',
    'Los seis se fueron.',
    'Quedan ciento cuatro días.',
    'El tres de la baraja.',
    'Doscientos y pico.',
    'Trescientos y uno más.',
    'Hay cientos y cientos.',
    'Treinta y cuatro años.',
    'Sacó dos seises.',
  ],
  invalid: [
    { text: 'Tengo [[cuatros]] clases.', fix: 'cuatro' },
    { text: 'Esperé [[cincos]] minutos.', fix: 'cinco' },
    { text: 'Nació en mil novecientos [[y cuatro]].', fix: 'cuatro' },
    { text: 'Hay doscientos [[y veinte]] alumnos.', fix: 'veinte' },
    { text: 'Compró [[ochos]] sillas.', fix: 'ocho' },
    { text: 'Pasaron [[sietes]] días.', fix: 'siete' },
  ],
  misses: ['Faltan ciento y cuatro días.'],
  check(sentence, report) {
    const { tokens } = sentence;
    for (const [index, token] of tokens.entries()) {
      const next = tokens[index + 1];
      const single = Object.hasOwn(PLURALS, token.norm) ? PLURALS[token.norm] : undefined;
      if (single !== undefined && isNext(next) && !DECADE.test(normAt(sentence, index - 1))) {
        const noun = sentence.words.find(({ token: at }) => at === index + 1);
        if (noun && isPlain(noun) && noun.best.pos === 'NOUN') report(token, [single]);
      }
      const number = tokens[index + 2];
      if (
        HUNDREDS.test(token.norm) &&
        next?.norm === 'y' &&
        isNext(number) &&
        NUMBER.test(number.norm)
      )
        report({ start: next.start, end: number.end }, [number.text]);
    }
  },
});
