import { type AnalysedWord, defineRule, entryOf } from '@tercet/proofreading-core';
import { FEMININE, MASCULINE, NONE, PLURAL, SINGULAR, pairsOf } from '../grammar/cells';
import { qualifierCells } from '../grammar/chains';
import { formsOf } from '../grammar/forms';
import { cellsOfGroup, nounGroups } from '../grammar/noun-groups';
import { has, isNoun, isPlainWord, isQualifier, isUnknown } from '../grammar/words';

const ARTICLES: Readonly<Record<string, number>> = {
  la: FEMININE & SINGULAR,
  les: PLURAL,
};

export const superlatifAccord = defineRule({
  id: 'fr/superlatif-accord',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'The adjective agrees with the article of “le plus”, “la plus”: write “{fix}”.',
    fr: 'L’adjectif s’accorde avec l’article de « le plus », « la plus » : écrivez « {fix} ».',
    es: 'El adjetivo concuerda con el artículo de «le plus», «la plus»: escribe «{fix}».',
  },
  explanation: {
    en: 'In a superlative, article and adjective have the gender and number of the noun: “la plus grande”, “les plus récents”.',
    fr: 'Dans un superlatif, l’article et l’adjectif ont le genre et le nombre du nom : « la plus grande », « les plus récents ».',
    es: 'En un superlativo, artículo y adjetivo tienen el género y el número del sustantivo: «la plus grande», «les plus récents».',
  },
  valid: [
    'C’est la plus grande ville du pays.',
    'Les outils les plus récents sont les meilleurs.',
    'Elle est la plus sage de toutes.',
    'Il vient le plus souvent possible.',
    'La plus petite maison est à vendre.',
    'Les plus pauvres ont faim.',
    'Elle arrive le plus tard possible.',
    'Voici la moins chère.',
    'Ils sont les plus forts.',
  ],
  invalid: [
    { text: 'La méthode la plus [[courant]] est simple.', fix: 'courante' },
    { text: 'Les outils les plus [[récent]] sont les meilleurs.', fix: 'récents' },
    { text: 'C’est la solution la moins [[coûteux]].', fix: 'coûteuse' },
    { text: 'Ce sont les villes les plus [[visitée]] du pays.', fix: 'visitées' },
    { text: 'Elle est la plus [[grand]] de la classe.', fix: 'grande' },
  ],
  misses: ['Le pays le plus grande est loin.'],
  check({ words, grammar }, report) {
    for (const [index, degree] of words.entries()) {
      if (!/^(?:plus|moins)$/u.test(degree.norm)) continue;
      const asked = askedBy(words, index);
      const word = words[index + 1];
      if (asked === undefined || !isCandidate(word)) continue;
      if ((qualifierCells(word) & asked) !== NONE) continue;
      const pairs = pairsOf(asked & genderOf(words, index - 2, word));
      const forms = pairs.flatMap((pair) => formsOf(word, grammar, isQualifier, pair));
      if (forms.length > 0) report(word, [...new Set(forms)].slice(0, 2));
    }
  },
});

/** What the article asks for, and the noun before it: `la ville la plus belle`. */
function askedBy(words: readonly AnalysedWord[], degree: number): number | undefined {
  const article = entryOf(ARTICLES, words[degree - 1]?.norm ?? '');
  const group = nounGroups(words).find(({ end }) => end === degree - 1);
  if (article === undefined || !group || words[degree + 2]?.best.pos === 'NOUN') return article;
  return article & cellsOfGroup(words, group) || article;
}

function isCandidate(word: AnalysedWord | undefined): word is AnalysedWord {
  if (!isPlainWord(word) || isUnknown(word) || !has(word, isQualifier)) return false;
  if (word.norm === 'possible' || !isQualifier(word.best)) return false;
  return !has(word, ({ pos }) => pos === 'ADV');
}

/** The gender that the adjective shows, else that of the noun before: what is likeliest meant. */
function genderOf(words: readonly AnalysedWord[], noun: number, word: AnalysedWord): number {
  const before = words[noun];
  const isFeminine = (cells: number): boolean => cells !== NONE && (cells & MASCULINE) === NONE;
  if (isFeminine(qualifierCells(word))) return FEMININE;
  const own = before?.readings.filter(isNoun) ?? [];
  return own.length > 0 && own.every(({ gender }) => gender === 'f') ? FEMININE : 0b1111;
}
