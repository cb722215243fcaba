import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { ALL, type Cells, NONE, cellsOfWord, pairsOf } from '../grammar/cells';
import { qualifierCells } from '../grammar/chains';
import { formsOf } from '../grammar/forms';
import { type NounGroup, cellsInGroup, isDeterminer, nounGroups } from '../grammar/noun-groups';
import { has, isNoun, isPlainWord, isQualifier, isUnknown, isVerbal } from '../grammar/words';
import { takesElision } from '../vowel-start';

/** They stand before a noun without agreeing, or belong to other rules. */
const UNBENDING =
  /^(?:demi|semi|nu|mi|feu|plein|pleine|haut|franc|ex|super|soi-disant|même|mêmes|tel|telle|tels|telles|tout|toute|tous|toutes|certain|certaine|certains|certaines|quelque|quelques|seul|seule|seuls|seules|grand|plusieurs|communes)$/u;
const BEFORE_VOWEL: Readonly<Record<string, string>> = {
  beau: 'bel',
  nouveau: 'nouvel',
  vieux: 'vieil',
  fou: 'fol',
};

export const accordAdjectifAvant = defineRule({
  id: 'fr/accord-adjectif-avant',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'The adjective does not agree with the noun that follows: write “{fix}”.',
    fr: 'L’adjectif ne s’accorde pas avec le nom qui suit : écrivez « {fix} ».',
    es: 'El adjetivo no concuerda con el sustantivo que sigue: escribe «{fix}».',
  },
  explanation: {
    en: 'Before the noun as behind it, an adjective takes its gender and number: “de belles images”, “un joli jardin”.',
    fr: 'Avant le nom comme après, l’adjectif en prend le genre et le nombre : « de belles images », « un joli jardin ».',
    es: 'Antes o después del sustantivo, el adjetivo toma su género y su número: «de belles images», «un joli jardin».',
  },
  valid: [
    'De belles images ornent le mur.',
    'Un très joli jardin entoure la maison.',
    'Un bel homme passe.',
    'Une demi-journée suffit.',
    'Les nu-pieds sont interdits.',
    'Les premier et second chapitres sont longs.',
    'De nouvelles idées viennent.',
    'Il a de grandes chances.',
    'Mon vieil ami rit.',
  ],
  invalid: [
    { text: 'Cela a de [[sérieuse]] conséquences.', fix: 'sérieuses' },
    { text: 'Un très [[jolie]] jardin entoure la maison.', fix: 'joli' },
    { text: 'Il a rencontré un [[belle]] homme.', fix: 'bel' },
    { text: 'Les [[petit]] enfants jouent.', fix: 'petits' },
    { text: 'Il y a de [[jolies]] jardins.', fix: 'jolis' },
    { text: 'Une [[petit]] fille chante.', fix: 'petite' },
  ],
  misses: ['Il a de grand projets et une maison.'],
  check({ words, grammar }, report) {
    for (const group of nounGroups(words)) {
      const noun = words[group.noun];
      if (group.before.length === 0 || !isPlainWord(noun) || isUnknown(noun)) continue;
      const allowed = allowedBy(words, group, noun);
      if (allowed === NONE) continue;
      for (const index of group.before) {
        const word = words[index];
        if (!isCandidate(words, index) || !word || (qualifierCells(word) & allowed) !== NONE)
          continue;
        const forms = pairsOf(allowed)
          .flatMap((pair) => formsOf(word, grammar, isQualifier, pair))
          .map((form) => (isBeforeVowel(words, index) ? (BEFORE_VOWEL[form] ?? form) : form));
        if (forms.length > 0) report(word, [...new Set(forms)].slice(0, 2));
      }
    }
  },
});

const isBeforeVowel = (words: readonly AnalysedWord[], index: number): boolean =>
  takesElision(words[index + 1]?.norm ?? '');

function isCandidate(words: readonly AnalysedWord[], index: number): boolean {
  const word = words[index];
  if (!isPlainWord(word) || isUnknown(word) || UNBENDING.test(word.norm)) return false;
  const next = words[index + 1];
  // `l’expert estime`, `des ennuyeux incomparables`: it may be the noun itself.
  const isBare = isDeterminer(words[index - 1]);
  if (isBare && has(word, isNoun) && has(next, (r) => isVerbal(r) || isQualifier(r))) return false;
  if (word.norm === 'nouveau' && words[index - 1]?.norm === 'de') return false;
  return next?.kind === 'word' && next.norm !== 'et';
}

/** What determiner and noun agree in; nothing where the two do not, or no determiner shows that it is a noun. */
function allowedBy(words: readonly AnalysedWord[], group: NounGroup, noun: AnalysedWord): Cells {
  const own = cellsOfWord(noun, isNoun);
  if (group.determiner !== undefined) return own & cellsInGroup(words[group.determiner], true);
  const before = words[group.start - 1]?.norm ?? '';
  const isPlural = (own & 0b1010) === own;
  return /^(?:de|d')$/u.test(before) && isPlural ? own & ALL : NONE;
}
