import { type AnalysedWord, type RuleSentence } from '@tercet/proofreading-core';
import { subjectOf } from './subjects';
import { isFinite, may } from './words';

/** Determiners that show number or gender, by lemma: masculine and feminine singular, then plural. */
const FORMS: readonly (readonly [string, string, string, string])[] = [
  ['el', 'la', 'los', 'las'],
  ['un', 'una', 'unos', 'unas'],
  ['este', 'esta', 'estos', 'estas'],
  ['ese', 'esa', 'esos', 'esas'],
  ['aquel', 'aquella', 'aquellos', 'aquellas'],
  ['mi', 'mi', 'mis', 'mis'],
  ['tu', 'tu', 'tus', 'tus'],
  ['su', 'su', 'sus', 'sus'],
  ['nuestro', 'nuestra', 'nuestros', 'nuestras'],
  ['vuestro', 'vuestra', 'vuestros', 'vuestras'],
  ['algún', 'alguna', 'algunos', 'algunas'],
  ['mucho', 'mucha', 'muchos', 'muchas'],
  ['poco', 'poca', 'pocos', 'pocas'],
  ['otro', 'otra', 'otros', 'otras'],
];
/** The four forms of a determiner, by each of them. */
export const DETERMINER_ROWS = new Map(
  FORMS.flatMap((row) => row.filter(Boolean).map((form) => [form, row] as const)),
);
/** The verb of which the words at an index open the subject: `la casas son`. */
export function verbOf(words: readonly AnalysedWord[], index: number): AnalysedWord | undefined {
  for (let at = index + 2; at < Math.min(words.length, index + 10); at += 1) {
    if (words[at]?.kind !== 'word') return undefined;
    if (words[at]?.best.form === 'fin' && subjectOf(words, at)?.first === index) return words[at];
  }
  return undefined;
}

/** Agreement in number: as the verb has it, else the determiner's where it is plural. */
export function fixesFor(
  { grammar, words }: RuleSentence,
  index: number,
  row: readonly string[],
): string[] {
  const determiner = words[index];
  const noun = words[index + 1];
  if (!determiner || !noun) return [];
  const reading = noun.readings.find(({ pos }) => pos === 'NOUN');
  const shown = determiner.readings.find(({ pos }) => pos === 'DET');
  if (!reading?.number || !shown?.number) return [];
  const gender = reading.gender ?? shown.gender ?? (row[0] === row[1] ? 'm' : undefined);
  if (!gender || gender === 'n') return [];
  const column = (gender === 'f' ? 1 : 0) + (reading.number === 'pl' ? 2 : 0);
  if (!row[column]) return [];
  const byNoun = `${row[column]} ${noun.norm}`;
  if (reading.number === shown.number) return [byNoun];
  const byNumber = grammar.inflect(reading, { number: shown.number }).map((form) => {
    const kept = (gender === 'f' ? 1 : 0) + (shown.number === 'pl' ? 2 : 0);
    return `${row[kept]} ${form}`;
  });
  const sameGender = shown.gender === undefined || shown.gender === gender;
  const verb = verbOf(words, index);
  if (verb) {
    const isOfNoun = may(verb, (one) => isFinite(one) && one.number === reading.number);
    return isOfNoun ? [byNoun, ...byNumber] : [...byNumber, byNoun];
  }
  // `los niño` lacks an s; in `muchos gente` the noun is right and all of the determiner wrong.
  return sameGender && shown.number === 'pl' ? [...byNumber, byNoun] : [byNoun, ...byNumber];
}
