import { defineRule, matchCase } from '@tercet/proofreading-core';
import { PLURAL, firstCell, nounCells } from '../grammar/agreement';
import { determinerCells, determinerFor } from '../grammar/determiners';
import { follows, isClearNoun } from '../grammar/words';

const SINGULARS = /^(?:mi|tu|su|nuestr[oa]|este|esta|ese|esa)$/u;
const NUMBERS = /^(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte)$/u;

export const determinanteNumeral = defineRule({
  id: 'es/determinante-numeral',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'The number wants the plural: “{fix}”.',
    fr: 'Le nombre veut le pluriel : « {fix} ».',
    es: 'El número pide plural: «{fix}».',
  },
  explanation: {
    en: 'Before a number above one the determiner is plural: “mis tres gatos”, “los dos hermanos”.',
    fr: 'Devant un nombre supérieur à un, le déterminant est au pluriel : « mis tres gatos », « los dos hermanos ».',
    es: 'Ante un número mayor que uno el determinante va en plural: «mis tres gatos», «los dos hermanos».',
  },
  valid: [
    'Mis tres gatos duermen.',
    'Los dos hermanos ríen.',
    'La una y media.',
    'El dos de mayo.',
    'El siete es mi número.',
    'La tres veces campeona.',
    'Mi cuatro puertas es azul.',
    'El tres por ciento.',
  ],
  invalid: [
    { text: '[[Mi]] tres gatos duermen.', fix: 'Mis' },
    { text: 'Vi a [[tu]] dos hermanos.', fix: 'tus' },
    { text: '[[Su]] cuatro hijos viven aquí.', fix: 'Sus' },
    { text: '[[Nuestro]] tres perros ladran.', fix: 'Nuestros' },
    { text: 'Perdió [[su]] dos maletas.', fix: 'sus' },
    { text: '[[Este]] tres libros son míos.', fix: 'Estos' },
  ],
  check({ tokens, words }, report) {
    if (!tokens.some(({ norm }) => NUMBERS.test(norm))) return;
    for (const [index, determiner] of words.entries()) {
      const number = words[index + 1];
      const noun = words[index + 2];
      if (!SINGULARS.test(determiner.norm) || !follows(number) || !NUMBERS.test(number.norm))
        continue;
      if (
        !follows(noun) ||
        !isClearNoun(noun) ||
        /^(?:puertas|plazas|veces|estrellas|cilindros|ruedas|caballos|cuartos|puntos|metros|palos|latas|horas|vientos|tiempos)$/u.test(
          noun.norm,
        )
      )
        continue;
      const cells = nounCells(noun) & PLURAL;
      const same = cells & (determinerCells(determiner.norm) << 2);
      const fix = cells ? determinerFor(determiner.norm, firstCell(same || cells)) : undefined;
      if (fix) report(determiner, [matchCase(determiner.text, fix)]);
    }
  },
});
