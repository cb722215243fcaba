import { type AnalysedWord, defineRule, entryOf } from '@tercet/proofreading-core';
import { ALL, type Cells, MASCULINE, NONE, PLURAL, cellsOfWord, pairsOf } from '../grammar/cells';
import { qualifierCells } from '../grammar/chains';
import { isClauseStart } from '../grammar/clause-start';
import { formsOf } from '../grammar/forms';
import { type NounGroup, cellsInGroup, isDeterminer, nounGroups } from '../grammar/noun-groups';
import { has, isNoun, isPlainWord, isQualifier, isUnknown, isVerbal } from '../grammar/words';
import { takesElision } from '../vowel-start';

/** They stand before a noun without agreeing, or belong to other rules. */
const UNBENDING =
  /^(?:demi|semi|nu|mi|feu|plein|pleine|haut|franc|ex|super|soi-disant|même|mêmes|tout|toute|tous|toutes|quelque|quelques|plusieurs|communes)$/u;
/** These agree where a determiner or `de` stands before: `une seule fois`, but `seul Paul`. */
const BENDING_AFTER_DETERMINER = /^(?:seul|grand|certain|tel)(?:le|e)?s?$/u;
/** Adjectives that stand before their noun: what follows them is a noun, whatever else it may be. */
const PREPOSED = new Set(
  `grand grande grands grandes petit petite petits petites bon bonne bons bonnes mauvais mauvaise mauvaises gros grosse grosses
  ancien ancienne anciens anciennes premier première premiers premières second seconde seconds secondes dernier dernière derniers
  dernières prochain prochaine prochains prochaines nouveau nouvel nouvelle nouveaux nouvelles vieux vieil vieille vieilles beau bel
  belle beaux belles joli jolie jolis jolies long longue longs longues seul seule seuls seules certain certaine certains certaines
  principal principale principaux principales meilleur meilleure meilleurs meilleures différent différente différents différentes
  futur future futurs futures vrai vraie vrais vraies faux fausse fausses forte fortes court courte courts courtes
  vif vive vifs vives`.split(/\s+/u),
);
/** `Bonne journée`, `Sincères salutations`: what opens a wish agrees though no determiner stands there. */
const WISHING =
  /^(?:bon|bonne|joyeux|joyeuse|meilleur|meilleure|sincère|cordiale|cordial|excellent|excellente)s?$/u;
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
    'Il vit en bonne entente avec tous.',
    'Seul Paul vient ce soir.',
    'Cela dure au plus une heure.',
    'De belles images ornent le mur.',
    'Un très joli jardin entoure la maison.',
    'Un bel homme passe.',
    'Une demi-journée suffit.',
    'Les nu-pieds sont interdits.',
    'Les premier et second chapitres sont longs.',
    'De nouvelles idées viennent.',
    'Il a de grandes chances.',
    'Mon vieil ami rit.',
    'Bonne journée à tous !',
    'Bon appétit, les enfants.',
    'Sincères salutations.',
  ],
  invalid: [
    { text: 'Nous avons passé de [[bonnes vacance]].', fix: 'bonnes vacances' },
    { text: 'Il a de [[grand]] projets et une maison.', fix: 'grands' },
    { text: 'Le [[nouvelle]] président de la ville arrive.', fix: 'nouveau' },
    { text: 'Il est en [[bon]] santé.', fix: 'bonne' },
    { text: 'Cela a de [[sérieuse]] conséquences.', fix: 'sérieuses' },
    { text: 'Un très [[jolie]] jardin entoure la maison.', fix: 'joli' },
    { text: 'Il a rencontré un [[belle]] homme.', fix: 'bel' },
    { text: 'Les [[petit]] enfants jouent.', fix: 'petits' },
    { text: 'Il y a de [[jolies]] jardins.', fix: 'jolis' },
    { text: 'Nous avons eu de très [[bonne]] vacances.', fix: 'bonnes' },
    { text: 'Une [[petit]] fille chante.', fix: 'petite' },
    { text: '[[Bon]] journée à tous !', fix: 'Bonne' },
    { text: '[[Bonne]] courage, mon ami.', fix: 'Bon' },
  ],
  misses: ['Il a une haut tour au milieu du parc.'],
  check({ words, grammar }, report) {
    for (const group of nounGroups(words)) {
      const noun = words[group.noun];
      if (group.before.length === 0 || !isPlainWord(noun) || isUnknown(noun)) continue;
      const allowed = allowedBy(words, group, noun);
      if (allowed === NONE) continue;
      for (const index of group.before) {
        const word = words[index];
        if (!isCandidate(words, index, group) || !word || (qualifierCells(word) & allowed) !== NONE)
          continue;
        const forms = pairsOf(allowed)
          .flatMap((pair) => formsOf(word, grammar, isQualifier, pair))
          .map((form) =>
            isBeforeVowel(words, index) ? (entryOf(BEFORE_VOWEL, form) ?? form) : form,
          );
        const nouns = isPluralAfterOf(words, index, group)
          ? formsOf(noun, grammar, isNoun, { number: 'pl' })
          : [];
        if (nouns.length > 0)
          report(
            { start: word.start, end: noun.end },
            [
              `${word.text} ${nouns[0] ?? ''}`,
              ...forms.map((form) => `${form} ${noun.text}`),
            ].slice(0, 2),
          );
        else if (forms.length > 0) report(word, [...new Set(forms)].slice(0, 2));
      }
    }
  },
});

/** `passer de bonnes vacance`: “de” before an adjective stands for “des”, and the noun lacks its ending. */
const isPluralAfterOf = (
  words: readonly AnalysedWord[],
  index: number,
  { before, noun, determiner }: NounGroup,
): boolean =>
  before.length === 1 &&
  noun === index + 1 &&
  determiner === undefined &&
  /^(?:de|d')$/u.test(words[index - 1]?.norm ?? '') &&
  has(words[index - 2], isVerbal) &&
  (qualifierCells(words[index] as AnalysedWord) & ~PLURAL) === NONE;

const isBeforeVowel = (words: readonly AnalysedWord[], index: number): boolean =>
  takesElision(words[index + 1]?.norm ?? '');

/** `Certain points restent`: a determiner that lost its ending. */
const isOpening = (words: readonly AnalysedWord[], index: number): boolean =>
  /^certaine?$/u.test(words[index]?.norm ?? '') && isClauseStart(words, index);

const isWish = (words: readonly AnalysedWord[], index: number): boolean =>
  WISHING.test(words[index]?.norm ?? '') && isClauseStart(words, index);

function isCandidate(words: readonly AnalysedWord[], index: number, group: NounGroup): boolean {
  const word = words[index];
  if (!word || isUnknown(word) || UNBENDING.test(word.norm)) return false;
  if (!isPlainWord(word) && index > 0) return false;
  const isFree =
    group.determiner === undefined && !/^(?:de|d')$/u.test(words[index - 1]?.norm ?? '');
  if (isFree && !isOpening(words, index) && BENDING_AFTER_DETERMINER.test(word.norm)) return false;
  const next = words[index + 1];
  // `l’expert estime`, `des ennuyeux incomparables`: it may be the noun itself.
  const isBare = isDeterminer(words[index - 1]);
  const isDoubtful = isBare && has(word, isNoun) && has(next, (r) => isVerbal(r) || isQualifier(r));
  if (isDoubtful && !PREPOSED.has(word.norm)) return false;
  if (word.norm === 'nouveau' && words[index - 1]?.norm === 'de') return false;
  return next?.kind === 'word' && next.norm !== 'et';
}

/** What determiner and noun agree in; nothing where the two do not, or no determiner shows that it is a noun. */
function allowedBy(words: readonly AnalysedWord[], group: NounGroup, noun: AnalysedWord): Cells {
  const own = cellsOfWord(noun, isNoun);
  if (group.determiner !== undefined) {
    const next = words[group.determiner + 1]?.norm ?? '';
    const isMasculine =
      /^[mts]on$/u.test(words[group.determiner]?.norm ?? '') && !takesElision(next);
    return own & cellsInGroup(words[group.determiner], true) & (isMasculine ? MASCULINE : ALL);
  }
  // `de très bonnes vacances`
  const isDegree = /^(?:très|si|trop|aussi|plus)$/u.test(words[group.start - 1]?.norm ?? '');
  const before = words[group.start - (isDegree ? 2 : 1)];
  const isPlural = (own & PLURAL) === own;
  const isAlone = group.before.length === 1;
  if (isAlone && isPlural && isOpening(words, group.start)) return own;
  if (isAlone && isWish(words, group.start)) return own;
  if (/^(?:de|d')$/u.test(before?.norm ?? '') && isPlural) return own;
  // `en bonne santé`: no noun stands in the place of the adjective.
  const [first] = group.before;
  const isJoined = /^(?:et|ou|,)$/u.test(words[group.start - 2]?.norm ?? '');
  const isLinked = !isJoined && /^(?:de|d'|à|en|avec|sans|par|pour)$/u.test(before?.norm ?? '');
  return isLinked && PREPOSED.has(words[first ?? -1]?.norm ?? '') ? own : NONE;
}
