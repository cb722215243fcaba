import { type RuleSentence, type RuleToken, defineRule } from '@tercet/proofreading-core';
import { isFinite, may } from '../grammar/words';

const MIN_WORDS = 3;
/** Names that are written small. */
const SMALL_NAMES = /^(?:iphone|ipad|ios|ebay|macos|npm|git|pip|php|mysql|http)/u;

export const mayusculaInicial = defineRule({
  id: 'es/mayuscula-inicial',
  category: 'capitalization',
  level: 'error',
  message: {
    en: 'A sentence starts with a capital letter.',
    fr: 'Une phrase commence par une majuscule.',
    es: 'La oración empieza con mayúscula.',
  },
  explanation: {
    en: 'The first word of a text and the first after a full stop have a capital letter.',
    fr: 'Le premier mot d’un texte et le premier après un point prennent la majuscule.',
    es: 'La primera palabra de un texto y la que sigue a un punto llevan mayúscula.',
  },
  valid: [
    'Mi hermana vive aquí.',
    '¿Vienes mañana?',
    'dos tazas de harina',
    '«Hola», dijo ella.',
    'iPhone es una marca.',
    '... y así acabó todo.',
    'el pan',
    '2 litros de leche bastan.',
  ],
  invalid: [
    { text: '[[mi]] hermana vive aquí.', fix: 'Mi' },
    { text: '[[me]] gusta mucho nadar.', fix: 'Me' },
    { text: '[[el]] perro está en casa.', fix: 'El' },
    { text: '[[ayer]] fuimos al cine.', fix: 'Ayer' },
    { text: '[[al]] final no vinieron.', fix: 'Al' },
  ],
  misses: ['hola a todos'],
  check(sentence, report) {
    const { tokens } = sentence;
    const last = tokens.at(-1);
    if (!last || !/^[.!?]$/u.test(last.text)) return;
    for (const [index, first] of tokens.entries()) {
      if (!isSmall(first) || !(index === 0 ? sentence.start === 0 : isAfterStop(sentence, index)))
        continue;
      const rest = tokens.slice(index);
      if (rest.filter(({ kind }) => kind === 'word').length < MIN_WORDS) continue;
      if (
        !sentence.words.some(
          (word) => word.token >= index && word.best.form === 'fin' && may(word, isFinite),
        )
      )
        continue;
      report(first, [first.text.charAt(0).toUpperCase() + first.text.slice(1)]);
    }
  },
});

const isSmall = ({ kind, text, norm }: RuleToken): boolean =>
  kind === 'word' && /^\p{Ll}[\p{Ll}\p{M}]*$/u.test(text) && !SMALL_NAMES.test(norm);

/** After a full stop that ends no abbreviation. */
function isAfterStop({ tokens, grammar }: RuleSentence, index: number): boolean {
  const stop = tokens[index - 1];
  const word = tokens[index - 2];
  if (stop?.text !== '.' || stop.gap !== '' || tokens[index]?.gap !== ' ' || word?.kind !== 'word')
    return false;
  return (
    word.norm.length > 3 &&
    (index === 2 || word.text === word.text.toLowerCase()) &&
    grammar.readings(word.norm).length > 0
  );
}
