import { defineRule } from '@tercet/proofreading-core';
import { isNext } from '../grammar/phrase';

const HUNDREDS =
  /^(?:doscient|trescient|cuatrocient|quinient|seiscient|setecient|ochocient|novecient)[oa]s$/u;
const NUMBER =
  /^(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\p{L}+|veinte|veint\p{L}+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa)$/u;

export const centenaY = defineRule({
  id: 'es/centena-y',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'No “y” follows the hundreds: “{fix}”.',
    fr: 'Pas de « y » après les centaines : « {fix} ».',
    es: 'Tras las centenas no va «y»: «{fix}».',
  },
  explanation: {
    en: '“Y” stands only between tens and units: “treinta y cuatro”, but “doscientos cuatro”, “mil novecientos veinte”.',
    fr: '« Y » ne se met qu’entre dizaines et unités : « treinta y cuatro », mais « doscientos cuatro », « mil novecientos veinte ».',
    es: 'La «y» solo va entre decenas y unidades: «treinta y cuatro», pero «doscientos cuatro», «mil novecientos veinte».',
  },
  valid: [
    'Quedan doscientos cuatro días.',
    'Doscientos y pico.',
    'Trescientos y uno más.',
    'Hay cientos y cientos.',
    'Treinta y cuatro años.',
    'Nació en mil novecientos ochenta.',
    'Doscientos, y cuatro más.',
    'Mil y una noches.',
  ],
  invalid: [
    { text: 'La torre es de mil novecientos [[y cuatro]].', fix: 'cuatro' },
    { text: 'Hay doscientos [[y veinte]] alumnos.', fix: 'veinte' },
    { text: 'Cuesta trescientos [[y cincuenta]] euros.', fix: 'cincuenta' },
    { text: 'Leí quinientas [[y diez]] páginas.', fix: 'diez' },
    { text: 'Son setecientos [[y dos]] pasos.', fix: 'dos' },
  ],
  misses: ['Faltan ciento y cuatro días.'],
  check({ tokens, words }, report) {
    for (const [index, y] of tokens.entries()) {
      const number = tokens[index + 1];
      if (y.norm !== 'y' || !isNext(y) || !isNext(number) || !NUMBER.test(number.norm)) continue;
      const next = words.find(({ token }) => token === index + 2);
      // `vinieron trescientos y diez se fueron`
      if (next?.best.form === 'fin' || next?.best.pos === 'PRON') continue;
      if (HUNDREDS.test(tokens[index - 1]?.norm ?? ''))
        report({ start: y.start, end: number.end }, [number.text]);
    }
  },
});
