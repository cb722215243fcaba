import { defineRule, matchCase } from '@tercet/proofreading-core';
import { FEMININE_PLURAL, MASCULINE_PLURAL, nounCells } from '../grammar/agreement';
import { follows, isPlain } from '../grammar/words';

const HUNDREDS =
  /^(?:doscient|trescient|cuatrocient|quinient|seiscient|setecient|ochocient|novecient)([oa])s$/u;

export const cientosGenero = defineRule({
  id: 'es/cientos-genero',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'The hundreds agree with the noun: “{fix}”.',
    fr: 'Les centaines s’accordent avec le nom : « {fix} ».',
    es: 'Las centenas concuerdan con el nombre: «{fix}».',
  },
  explanation: {
    en: 'From “doscientos” to “novecientos” the number has the gender of what is counted: “doscientas páginas”, “quinientos libros”.',
    fr: 'De « doscientos » à « novecientos », le nombre prend le genre de ce qui est compté : « doscientas páginas ».',
    es: 'De «doscientos» a «novecientos», el número lleva el género de lo contado: «doscientas páginas», «quinientos libros».',
  },
  valid: [
    'Tiene doscientas páginas.',
    'Compró quinientos libros.',
    'En el quinientos antes de Cristo.',
    'Cuesta trescientos euros.',
    'Doscientas mil personas vinieron.',
    'Quinientos hombres y mujeres.',
    'Vinieron cientos de personas.',
    'Son las novecientas.',
  ],
  invalid: [
    { text: 'El libro tiene [[doscientos]] páginas.', fix: 'doscientas' },
    { text: 'Vinieron [[quinientos]] personas.', fix: 'quinientas' },
    { text: 'Vendió [[trescientas]] coches.', fix: 'trescientos' },
    { text: 'Hay [[cuatrocientos]] casas.', fix: 'cuatrocientas' },
    { text: 'Más de [[novecientos]] mujeres votaron.', fix: 'novecientas' },
  ],
  misses: ['Hay doscientos cincuenta páginas.'],
  check({ tokens, words }, report) {
    if (!tokens.some(({ norm }) => HUNDREDS.test(norm))) return;
    for (const [index, number] of words.entries()) {
      const ending = HUNDREDS.exec(number.norm)?.[1];
      const noun = words[index + 1];
      if (ending === undefined || !follows(noun) || !isPlain(noun) || noun.best.pos !== 'NOUN')
        continue;
      const wrong = ending === 'o' ? FEMININE_PLURAL : MASCULINE_PLURAL;
      if (nounCells(noun) !== wrong) continue;
      const fix = number.norm.replace(/[oa]s$/u, ending === 'o' ? 'as' : 'os');
      report(number, [matchCase(number.text, fix)]);
    }
  },
});
