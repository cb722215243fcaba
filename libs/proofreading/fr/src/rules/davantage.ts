import { type AnalysedWord, defineRule, matchCase } from '@tercet/proofreading-core';
import { isFinite, isInfinitive, isPastParticiple } from '../grammar/words';

const COUNTING =
  /^(?:pas|plus|peu|point|guère|trop|beaucoup|tant|autant|assez|moins|aucun|moyen|type|sorte|combien|jamais)$/u;

export const davantage = defineRule({
  id: 'fr/davantage',
  category: 'confusion',
  level: 'error',
  message: {
    en: 'For “more”, write “{fix}” in one word.',
    fr: 'Au sens de « plus », écrivez « {fix} » en un mot.',
    es: 'Con el sentido de «más», escribe «{fix}» en una palabra.',
  },
  explanation: {
    en: '“Davantage” means more: “il en veut davantage”. “D’avantages” is the noun: “il y a beaucoup d’avantages”.',
    fr: '« Davantage » veut dire plus : « il en veut davantage ». « D’avantages » est le nom : « il y a beaucoup d’avantages ».',
    es: '«Davantage» significa más: «il en veut davantage». «D’avantages» es el sustantivo: «il y a beaucoup d’avantages».',
  },
  valid: [
    'Il en veut davantage.',
    'Cela a plus d’avantages que d’inconvénients.',
    'Il n’y a pas d’avantage à partir.',
    'Il jouit d’avantages en nature.',
    'Beaucoup d’avantages.',
    'Elle lit davantage que lui.',
    'Une liste d’avantages.',
    'Ce système ne manque pas d’avantages.',
  ],
  invalid: [
    { text: 'Il en veut [[d’avantage]].', fix: 'davantage' },
    { text: 'Il faut travailler [[d’avantage]].', fix: 'davantage' },
    { text: 'Elle a mangé [[d’avantage]] que lui.', fix: 'davantage' },
    { text: 'Je l’aime [[d’avantage]] chaque jour.', fix: 'davantage' },
    { text: 'Il y a [[d’avantage]] de pluie.', fix: 'davantage' },
  ],
  misses: ['Ils s’exerceront d’avantages.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      const noun = words[index + 1];
      if (word.norm !== "d'" || noun?.norm !== 'avantage' || !isMore(words, index)) continue;
      report({ start: word.start, end: noun.end }, [matchCase(word.text, 'davantage')]);
    }
  },
});

function isMore(words: readonly AnalysedWord[], index: number): boolean {
  const before = words[index - 1];
  if (before?.kind !== 'word' || COUNTING.test(before.norm)) return false;
  const isAct = isFinite(before.best) || isInfinitive(before.best) || isPastParticiple(before.best);
  const next = words[index + 2]?.norm ?? '';
  return isAct && !/^(?:à|pour)$/u.test(next);
}
