import { type AnalysedWord, type Grammar, defineRule, matchCase } from '@tercet/proofreading-core';
import { FEMININE, MASCULINE, PLURAL, SINGULAR, nounCells } from '../grammar/agreement';
import { follows, isFinite, isNoun, isPlain, may, wordSet } from '../grammar/words';

const PLURALS = wordSet(
  'dos tres cuatro cinco seis siete ocho nueve diez once doce quince veinte treinta cuarenta cincuenta cien mil varios varias ambos ambas',
);
const HUNDREDS = /^(dos|tres|cuatro|quin|seis|sete|ocho|nove)cient[oa]s$|^quinient[oa]s$/u;

const ONLY_PLURAL = /^(?:vacaciones|navidades|elecciones|gafas|tijeras|pantalones|olimpiadas)$/u;

export const numeroNombre = defineRule({
  id: 'es/numero-nombre',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'The number and its noun do not agree: write “{fix}”.',
    fr: 'Le nombre et le nom ne s’accordent pas : écrivez « {fix} ».',
    es: 'El número y el nombre no concuerdan: escribe «{fix}».',
  },
  explanation: {
    en: 'Numbers above one take the plural (“dos perros”), hundreds agree in gender (“doscientas casas”), and “cada” takes the singular (“cada casa”).',
    fr: 'Les nombres supérieurs à un demandent le pluriel (« dos perros »), les centaines s’accordent (« doscientas casas ») et « cada » veut le singulier.',
    es: 'Los números mayores que uno piden plural («dos perros»), las centenas concuerdan en género («doscientas casas») y «cada» pide singular.',
  },
  valid: [
    'Tengo dos perros.',
    'Vinieron doscientas personas.',
    'Cada casa tiene jardín.',
    'Tengo un hermano.',
    'Hay dos clase A.',
    'Cada dos días llueve.',
    'A las tres come.',
    'Uno llega y otro sale.',
    'Trabajan de tres en tres.',
    'El número dos gana.',
    'Cada vacaciones vamos al mar.',
  ],
  invalid: [
    { text: 'Tengo dos [[perro]] en casa.', fix: 'perros' },
    { text: 'Vinieron [[doscientos]] personas.', fix: 'doscientas' },
    { text: 'Cada [[casas]] tiene jardín.', fix: 'casa' },
    { text: 'Faltan diez [[minuto]] para salir.', fix: 'minutos' },
    { text: 'Compró varias [[mesa]] nuevas.', fix: 'mesas' },
  ],
  misses: ['Compró 3 libro.'],
  check({ words, grammar }, report) {
    for (const [index, number] of words.entries()) {
      const noun = words[index + 1];
      if (!follows(noun) || number.kind !== 'word') continue;
      if (!isPlain(noun) || !may(noun, isNoun) || noun.best.pos !== 'NOUN') continue;
      const cells = nounCells(noun);
      const target = wanted(words, index, noun, cells);
      if (target === 'noun') {
        const form = otherNumber(grammar, noun, number.norm === 'cada' ? 'sg' : 'pl');
        if (form) report(noun, [form]);
      } else if (target) report(number, [matchCase(number.text, target)]);
    }
  },
});

/** What has to change: the noun, or the number to the form given. */
function wanted(
  words: readonly AnalysedWord[],
  index: number,
  noun: AnalysedWord,
  cells: number,
): string | undefined {
  const number = words[index];
  const before = words[index - 1]?.norm ?? '';
  if (!number) return undefined;
  if (HUNDREDS.test(number.norm)) {
    const isWrong = number.norm.endsWith('as')
      ? (cells & FEMININE) === 0
      : (cells & MASCULINE) === 0;
    return isWrong && cells & PLURAL
      ? `${number.norm.slice(0, -2)}${number.norm.endsWith('as') ? 'os' : 'as'}`
      : undefined;
  }
  const isOnlyNoun = !may(noun, isFinite) || noun.margin > 0.2;
  if (!isOnlyNoun) return undefined;
  if (number.norm === 'cada')
    return (cells & SINGULAR) === 0 && !ONLY_PLURAL.test(noun.norm) ? 'noun' : undefined;
  if (
    !PLURALS.has(number.norm) ||
    /^(?:número|las?|a|de|y|con|página|mil|cien|nivel|grado|el)$/u.test(before) ||
    // `en la escalera dos piso tres`
    (words[index - 1]?.best.pos === 'NOUN' && words[index - 1]?.best.number === 'sg')
  )
    return undefined;
  const next = words[index + 2];
  const isName =
    next !== undefined && next.kind === 'word' && next.text !== next.text.toLowerCase();
  return (cells & PLURAL) === 0 && !isName ? 'noun' : undefined;
}

function otherNumber(
  grammar: Grammar,
  noun: AnalysedWord,
  number: 'sg' | 'pl',
): string | undefined {
  const reading = noun.readings.find(isNoun);
  return reading
    ? grammar.inflect(reading, { number }).find((form) => form !== noun.norm)
    : undefined;
}
