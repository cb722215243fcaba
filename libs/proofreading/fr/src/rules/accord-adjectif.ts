import {
  type AnalysedWord,
  type Report,
  type RuleSentence,
  defineRule,
  entryOf,
} from '@tercet/proofreading-core';
import { type Chain, cellsBefore, cellsOfChain, chainTo, qualifierCells } from '../grammar/chains';
import {
  type Cells,
  MASCULINE,
  NONE,
  cellsOfWord,
  type Pair,
  PLURAL,
  SINGULAR,
  pairsOf,
} from '../grammar/cells';
import { formsOf } from '../grammar/forms';
import { type NounGroup, cellsOfGroup, nounGroups } from '../grammar/noun-groups';
import { mendedCells } from '../grammar/noun-number';
import { PRONOUNS } from '../grammar/subjects';
import { isShadedColor, isUnbending } from '../grammar/unbending';
import { has, isNoun, isPlainWord, isQualifier, isThirdPerson, isUnknown } from '../grammar/words';

export const accordAdjectif = defineRule({
  id: 'fr/accord-adjectif',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'The adjective does not agree with its noun: write “{fix}”.',
    fr: 'L’adjectif ne s’accorde pas avec son nom : écrivez « {fix} ».',
    es: 'El adjetivo no concuerda con su sustantivo: escribe «{fix}».',
  },
  explanation: {
    en: 'An adjective, or a participle used as one, takes the gender and the number of its noun: “des pages blanches”, “la clé donnée”.',
    fr: 'L’adjectif, ou le participe employé comme tel, prend le genre et le nombre du nom : « des pages blanches », « la clé donnée ».',
    es: 'El adjetivo, o el participio usado como tal, toma el género y el número del sustantivo: «des pages blanches», «la clé donnée».',
  },
  valid: [
    'Une table de bois verni.',
    'Un riche tapis couvre le sol.',
    'Ils étaient à demi assommés.',
    'Elle a du bon sens à revendre.',
    'Le roi fut en quelque sorte pris au piège.',
    'C’est un conseil de maître avare.',
    'Le nombre de pages blanches.',
    'Le nombre de pages lu hier.',
    'Les langues française et anglaise.',
    'Un homme et une femme contents.',
    'Des yeux bleu clair.',
    'Les prix montent haut.',
    'Il trouve la soupe bon marché.',
    'Quelque chose de bon.',
    'Une jupe orange et des murs marron.',
    'Elle est un peu fatiguée.',
    'Les enfants restent assis.',
    'Étant donné les prix, il attend.',
    'La clé que donne la dame ouvre la porte.',
    'Avec ces élèves parle un maître.',
    'Le gardien de nuit est de toute façon présent.',
    'La ligne du chemin de fer est un jour fermée.',
    'Ils ont préparé le repas tout seuls.',
    'Elles ont fini l’exercice toutes seules.',
    'Ils sont allés voir leur grand-mère contents.',
  ],
  invalid: [
    { text: 'Il ouvre la lettre [[adressé]] à sa mère.', fix: 'adressée' },
    { text: 'Elle porte des chaussures [[rouge]].', fix: 'rouges' },
    { text: 'Voici les fichiers [[modifié]] hier.', fix: 'modifiés' },
    { text: 'C’est une réponse [[claires]].', fix: 'claire' },
    { text: 'Il habite une ville très [[ancien]].', fix: 'ancienne' },
    { text: 'Les règles [[générale]] sont simples.', fix: 'générales' },
    { text: 'Il connaît des raccourcis [[pratique]], tels que celui-ci.', fix: 'pratiques' },
    { text: 'Il reste à la position [[donné]].', fix: 'donnée' },
    { text: 'Elle est une personne rigoureuse et [[motivé]].', fix: 'motivée' },
    { text: 'La semaine [[dernier]], il a plu.', fix: 'dernière' },
    { text: 'C’est un jour [[ensoleillée]].', fix: 'ensoleillé' },
  ],
  misses: ['La table de bois ronds.'],
  check(sentence, report) {
    const { words } = sentence;
    for (const group of nounGroups(words)) {
      if (group.after.length === 0) continue;
      reportJoined(sentence, group, report);
      const chain = chainTo(words, group);
      const start = chain.groups[0]?.start ?? group.start;
      const own = cellsOfChain(words, chain);
      const further = own | cellsBefore(words, start);
      for (const index of group.after) {
        const word = words[index];
        if (!word || !isCandidate(words, index, isObject(words, start))) continue;
        const mended = mendedCells(words, group);
        if (mended !== undefined && chain.groups.length === 1) {
          reportMended(sentence, word, mended, report);
          continue;
        }
        const allowed = reachesBack(word) ? further | cellsOfSubject(words, index, start) : own;
        if ((qualifierCells(word) & allowed) !== NONE) continue;
        if (isShared(words, index, allowed)) break;
        const fixes = fixesOf(sentence, word, chain);
        if (fixes.length > 0) report(word, fixes);
        break;
      }
    }
  },
});

/** `c’est une personne rigoureuse et motivé`: presented by “être”, with nothing else that the second could belong to. */
function reportJoined({ words, grammar }: RuleSentence, group: NounGroup, report: Report): void {
  const word = words[group.end + 1];
  const next = words[group.end + 2];
  if (words[group.end]?.norm !== 'et' || !isPlainWord(word) || isUnknown(word)) return;
  if (next && next.kind !== 'punctuation') return;
  const isShown = has(
    words[group.start - 1],
    ({ lemma, form }) => form === 'fin' && /^(?:être|chercher|rechercher|devenir)$/u.test(lemma),
  );
  if (!isShown || !isQualifier(word.best) || isUnbending(word.norm)) return;
  const cells = cellsOfGroup(words, group);
  const last = words[group.after.at(-1) ?? -1];
  const isFirstRight = last && (qualifierCells(last) & cells) !== NONE;
  if (!isFirstRight || (qualifierCells(word) & cells) !== NONE) return;
  const fixes = pairsOf(cells).flatMap((pair) => formsOf(word, grammar, isQualifier, pair));
  if (fixes.length > 0) report(word, fixes.slice(0, 2));
}

/** `les page blanche`: noun and adjective both lack what the article asks for. */
function reportMended(
  { grammar }: RuleSentence,
  word: AnalysedWord,
  mended: Cells,
  report: Report,
): void {
  if ((qualifierCells(word) & mended) !== NONE) return;
  const own = pairsOf(qualifierCells(word));
  const isKept = ({ gender }: Pair): boolean => own.some((pair) => pair.gender === gender);
  const pairs = pairsOf(mended);
  const ordered = [...pairs.filter(isKept), ...pairs];
  const fixes = ordered.flatMap((pair) => formsOf(word, grammar, isQualifier, pair));
  if (fixes.length > 0) report(word, [...new Set(fixes)].slice(0, 2));
}

/** An ending that was left out is a slip; one that was written may agree with a noun further left. */
const reachesBack = (word: AnalysedWord): boolean =>
  (qualifierCells(word) & MASCULINE & SINGULAR) === NONE;

/** `ils sont allés voir leur mère contents`: at its end, the state in which the subject of the clause is. */
function cellsOfSubject(words: readonly AnalysedWord[], adjective: number, noun: number): Cells {
  const next = words[adjective + 1];
  if (next && next.kind !== 'punctuation') return NONE;
  for (let at = noun - 1; at >= 0; at -= 1) {
    const word = words[at];
    if (word?.kind === 'punctuation' || /^(?:qui|que|qu'|dont|où)$/u.test(word?.norm ?? ''))
      return NONE;
    if (word && !word.text.startsWith('-') && !isAfterPreposition(words, at))
      if (entryOf(PRONOUNS, word.norm)) return entryOf(PRONOUNS, word.norm)?.cells ?? NONE;
  }
  return NONE;
}

const isAfterPreposition = (words: readonly AnalysedWord[], at: number): boolean =>
  words[at - 1]?.best.pos === 'ADP';

/** What a verb or a preposition stands before is no subject: `il prend des mots simple` has no second verb. */
const isObject = (words: readonly AnalysedWord[], start: number): boolean =>
  /^(?:VERB|ADP)$/u.test(words[start - 1]?.best.pos ?? '');

/** `un mur plus grand que` */
const isCompared = (words: readonly AnalysedWord[], index: number): boolean =>
  /^(?:grand|petit|gros|léger|lourd)e?s?$/u.test(words[index]?.norm ?? '') &&
  /^(?:plus|moins|très|trop|assez)$/u.test(words[index - 1]?.norm ?? '');

/** `une variable nommée Total`: a name follows. */
const NAMING = /^(?:nommé|appelé|dénommé|intitulé|baptisé|surnommé)e?s?$/u;

/** `les cas possible`, but not `le plus de cas possible`, `les meilleurs cas possible`. */
const isPossible = (words: readonly AnalysedWord[], index: number): boolean =>
  words[index]?.norm === 'possible' &&
  !words
    .slice(Math.max(0, index - 8), index)
    .some(({ norm }) =>
      /^(?:plus|moins|mieux|autant|maximum|minimum|meilleure?s?|moindres?|pires?|si)$/u.test(norm),
    );

/** `la semaine dernier` */
const isOfTime = (words: readonly AnalysedWord[], index: number): boolean =>
  /^(?:derni|prochain)/u.test(words[index]?.norm ?? '') &&
  /^(?:semaine|année|nuit|saison|fois)s?$/u.test(words[index - 1]?.norm ?? '');

function isCandidate(words: readonly AnalysedWord[], index: number, isNoSubject: boolean): boolean {
  const word = words[index];
  if (!isPlainWord(word) || isUnknown(word)) return false;
  const isBending = isPossible(words, index) || isCompared(words, index) || isOfTime(words, index);
  if (isUnbending(word.norm) && !isBending) return false;
  const next = words[index + 1];
  const isEnd = !next || next.kind === 'punctuation' || /^(?:ADP|CCONJ)$/u.test(next.best.pos);
  if (has(word, isThirdPerson) && !(isNoSubject && isEnd)) return false;
  // `une clause prévoyant que`, `les règles concernant l’eau`
  if (/ant$/u.test(word.norm) && next && /^(?:DET|SCONJ|PRON)$/u.test(next.best.pos)) return false;
  const before = words[index - 1]?.norm ?? '';
  // `à demi assommés`, `d’aucune manière dominé`
  if (before === 'demi' || (before === 'manière' && words[index - 2]?.norm === 'aucune'))
    return false;
  // `un riche tapis`, `un beau torse`: adjective and noun
  const isTwin = has(words[index - 1], ({ pos }) => pos === 'ADJ') && has(word, isNoun);
  const article = words[index - 2];
  if (isTwin && article?.best.pos === 'DET') {
    const both = cellsOfWord(article, ({ pos }) => pos === 'DET') & cellsOfWord(word, isNoun);
    if (both !== NONE) return false;
  }
  // `avec du bon sens`; `avare` is the feminine of `Avar` too.
  if (/^(?:sens|avares?|kazakhes?)$/u.test(word.norm)) return false;
  // `en quelque sorte pris`, `en apparence purs`
  const isAside =
    /^(?:sorte|apparence)$/u.test(before) && /^(?:en|quelque)$/u.test(words[index - 2]?.norm ?? '');
  if (isAside) return false;
  if (before === 'grand' && word.norm === 'public') return false;
  // `ils ont fini le repas tout seuls`
  if (/^seule?s?$/u.test(word.norm) && /^(?:tout|toutes?|tous)$/u.test(before)) return false;
  if (before === 'étant' && word.norm === 'donné') return false;
  if (isShadedColor(word.norm, next?.norm ?? '') || isShadedColor(before, word.norm)) return false;
  if (NAMING.test(word.norm) && next?.text !== next?.norm) return true;
  return !(next?.kind === 'word' && (isUnknown(next) || next.best.pos === 'NOUN'));
}

/** `les langues française et anglaise`: singular adjectives share a plural noun. */
function isShared(words: readonly AnalysedWord[], index: number, allowed: Cells): boolean {
  const word = words[index];
  if (!word || (allowed & PLURAL) === NONE || (qualifierCells(word) & SINGULAR) === NONE)
    return false;
  const isJoin = (at: number): boolean => /^(?:et|ou|ni|,|\/)$/u.test(words[at]?.norm ?? '');
  const isOther = (at: number): boolean => {
    const other = words[at];
    return (
      other !== undefined && isQualifier(other.best) && (qualifierCells(other) & SINGULAR) !== NONE
    );
  };
  return (isJoin(index - 1) && isOther(index - 2)) || (isJoin(index + 1) && isOther(index + 2));
}

/** Forms for the nearest noun that differs least, then for the others. */
function fixesOf({ grammar, words }: RuleSentence, word: AnalysedWord, chain: Chain): string[] {
  const own = qualifierCells(word);
  const targets = [...chain.groups]
    .reverse()
    .flatMap((group) => pairsOf(cellsOfGroup(words, group)));
  const isNear = ({ gender, number }: (typeof targets)[number]): boolean =>
    pairsOf(own).some((pair) => pair.gender === gender || pair.number === number);
  const ordered = [...targets.filter(isNear), ...targets.filter((pair) => !isNear(pair))];
  const forms = ordered.flatMap((pair) => formsOf(word, grammar, isQualifier, pair));
  return [...new Set(forms)].slice(0, 3);
}
