import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { isAfterSign, PURE_CLITICS } from '../grammar/clitics';
import { withNe } from '../grammar/negation';
import { isFinite, isNoun } from '../grammar/words';

export const neAvecPersonne = defineRule({
  id: 'fr/ne-avec-personne',
  category: 'grammar',
  level: 'error',
  message: {
    en: 'With “personne”, “rien” or “aucun” as subject the verb takes “ne”: “{fix}”.',
    fr: 'Avec « personne », « rien » ou « aucun » pour sujet, le verbe prend « ne » : « {fix} ».',
    es: 'Con «personne», «rien» o «aucun» como sujeto, el verbo lleva «ne»: «{fix}».',
  },
  explanation: {
    en: 'These words deny only together with “ne”: “personne n’est venu”, “aucun train ne part”.',
    fr: 'Ces mots ne nient qu’avec « ne » : « personne n’est venu », « aucun train ne part ».',
    es: 'Estas palabras solo niegan junto con «ne»: «personne n’est venu», «aucun train ne part».',
  },
  valid: [
    'Personne n’est venu.',
    'Rien n’est perdu.',
    'Aucun élève n’est venu.',
    'Personne de grand n’est là.',
    'Qui est venu ? Personne.',
    'Rien de neuf.',
    'Aucun bruit, sauf la pluie.',
    'Une personne est venue.',
    'Sans que personne le sache, il est parti.',
  ],
  invalid: [
    { text: 'Personne [[est]] venu.', fix: 'n’est' },
    { text: 'Rien [[est]] perdu.', fix: 'n’est' },
    { text: 'Aucun élève [[est]] venu.', fix: 'n’est' },
    { text: 'Il a appelé, mais personne [[répond]].', fix: 'ne répond' },
    { text: 'Aucune solution [[a]] été trouvée.', fix: 'n’a' },
    { text: 'Personne [[m’a]] appelé.', fix: 'ne m’a' },
  ],
  misses: ['Aucun des élèves est venu.'],
  check({ words }, report) {
    for (const [index, word] of words.entries()) {
      if (!/^(?:personne|rien|aucune?)$/u.test(word.norm) || !isOpening(words, index)) continue;
      const isDeterminer = word.norm.startsWith('aucun');
      if (isDeterminer && !hasNoun(words[index + 1])) continue;
      const first = index + (isDeterminer ? 2 : 1);
      let at = first;
      while (PURE_CLITICS.has(words[at]?.norm ?? '') && !/^n/u.test(words[at]?.norm ?? '')) at += 1;
      const [start, verb] = [words[first], words[at]];
      if (
        !start ||
        verb?.kind !== 'word' ||
        !isFinite(verb.best) ||
        (verb.gap === '' && at === first)
      )
        continue;
      const isThird = verb.readings.some(({ person, number }) => person === 3 && number === 'sg');
      if (!isThird) continue;
      const text = words
        .slice(first, at + 1)
        .map((one, i) => (i === 0 ? '' : one.gap) + one.text)
        .join('');
      report({ start: start.start, end: verb.end }, [withNe(text)]);
    }
  },
});

const hasNoun = (word: AnalysedWord | undefined): boolean =>
  word?.kind === 'word' && isNoun(word.best);

const isOpening = (words: readonly AnalysedWord[], index: number): boolean =>
  isAfterSign(words, index) || /^(?:mais|et|car)$/u.test(words[index - 1]?.norm ?? '');
