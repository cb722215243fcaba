import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { wordSet } from '../grammar/words';

const NUMBERS = wordSet(
  'dos tres cuatro cinco seis siete ocho nueve diez once doce quince veinte treinta cuarenta cincuenta sesenta cien mil doscientos doscientas trescientos trescientas quinientos quinientas',
);
const COUNTED = wordSet(
  'años días horas minutos meses semanas personas veces metros kilómetros euros dólares libros casas alumnos países marcas gatos perros cosas páginas kilos',
);
const NEGATIVE = /^(?:no|nunca|ni|nadie|nada|tampoco|sin)$/u;

export const masDe = defineRule({
  id: 'es/mas-de',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'Before a quantity, write “{fix}”.',
    fr: 'Devant une quantité, écrivez « {fix} ».',
    es: 'Ante una cantidad se escribe «{fix}».',
  },
  explanation: {
    en: 'A quantity is compared with “de”: “más de cien personas”; “que” compares two things: “más que tú”.',
    fr: 'Une quantité se compare avec « de » : « más de cien personas » ; « que » compare deux choses : « más que tú ».',
    es: 'Con una cantidad se usa «de»: «más de cien personas»; «que» compara dos cosas: «más que tú».',
  },
  valid: [
    'Hay más de cien personas.',
    'Sabe más que tú.',
    'No tengo más que dos libros.',
    'Vale más que mil palabras bonitas.',
    'Trabaja más que diez hombres.',
    'Menos de tres días.',
    'Nunca leyó más que cuatro páginas.',
    'Come más que dos personas juntas.',
    'Caben nada menos que mil personas.',
    'Come más que dos perros.',
    'Tres días son más que dos días.',
  ],
  invalid: [
    { text: 'Hay [[más que]] cien personas aquí.', fix: 'más de' },
    { text: 'Vivió allí [[más que]] diez años.', fix: 'más de' },
    { text: 'Esperé [[menos que]] dos horas.', fix: 'menos de' },
    { text: 'Pesa [[más que]] 20 kilos.', fix: 'más de' },
    { text: 'Corrió [[más que]] cinco kilómetros.', fix: 'más de' },
  ],
  misses: ['Tiene más que tres coches.'],
  check({ tokens, words }, report) {
    for (const [index, more] of tokens.entries()) {
      const than = tokens[index + 1];
      const number = tokens[index + 2];
      const noun = tokens[index + 3];
      if (!/^(?:más|menos)$/u.test(more.norm) || than?.norm !== 'que' || !number) continue;
      if (!(number.kind === 'number' || NUMBERS.has(number.norm)) || !COUNTED.has(noun?.norm ?? ''))
        continue;
      if (
        tokens.slice(0, index).some(({ norm }) => NEGATIVE.test(norm)) ||
        /^(?:juntas|de|del|que)$/u.test(tokens[index + 4]?.norm ?? '') ||
        isComparedWith(words, index, noun?.norm ?? '')
      )
        continue;
      report({ start: more.start, end: than.end }, [`${more.text} de`]);
    }
  },
});

/** `come más que dos perros`, `tres días son más que dos`: who does it too, or what it is. */
function isComparedWith(words: readonly AnalysedWord[], more: number, noun: string): boolean {
  const verb = words.find(({ token }) => token === more - 1);
  if (verb?.best.lemma === 'ser') return true;
  return (
    /^(?:personas|alumnos|gatos|perros)$/u.test(noun) &&
    !/^(?:haber|tener|venir|caber|faltar|necesitar|invitar|ver)$/.test(verb?.best.lemma ?? '')
  );
}
