import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { afterVerb } from '../grammar/auxiliaries';
import { type Cells, NONE, PLURAL, cellsOfWord, pairsOf } from '../grammar/cells';
import { cellsOfChain, chainTo, qualifierCells } from '../grammar/chains';
import { formsOf } from '../grammar/forms';
import { nounGroups } from '../grammar/noun-groups';
import {
  has,
  isFinite,
  isPastParticiple,
  isPlainWord,
  isQualifier,
  isUnknown,
} from '../grammar/words';

/** Verbs whose object is the subject of the infinitive: `il permet aux clés d’être lues`. */
const LETTING = new Set(['permettre', 'interdire', 'ordonner', 'empêcher', 'éviter']);
const PREPOSITIONS = /^(?:pour|à|de|d'|sans)$/u;
/** `faits pour être sûr`: these may tell of whoever speaks. */
const OF_ANYONE =
  /^(?:sûr|certain|précis|exact|clair|honnête|franc|juste|complet|tranquille|seul)$/u;

export const attributInfinitif = defineRule({
  id: 'fr/attribut-infinitif',
  category: 'agreement',
  level: 'error',
  message: {
    en: 'After “être” the word agrees with what it tells of: write “{fix}”.',
    fr: 'Après « être », le mot s’accorde avec ce qu’il qualifie : écrivez « {fix} ».',
    es: 'Tras «être», la palabra concuerda con lo que describe: escribe «{fix}».',
  },
  explanation: {
    en: 'The infinitive “être” has the subject of the word that it hangs on: “des pages prêtes à être lues”, “cela permet aux pages d’être lues”.',
    fr: 'L’infinitif « être » a pour sujet ce que qualifie le mot dont il dépend : « des pages prêtes à être lues », « cela permet aux pages d’être lues ».',
    es: 'El infinitivo «être» tiene el sujeto de la palabra de la que depende: «des pages prêtes à être lues», «cela permet aux pages d’être lues».',
  },
  valid: [
    'Des pages prêtes à être lues.',
    'Cela permet aux pages d’être lues.',
    'Ils sont venus pour être sûrs.',
    'Les essais ont été refaits pour être sûr du prix.',
    'Elle est contente d’être invitée.',
    'Il permet à sa fille d’être présente.',
    'Les livres faits pour être lus se vendent.',
    'Nous étions fiers d’être là.',
    'Nous avons fait un essai poussé pour être prêts.',
    'Il demande à la mairie d’être reçu.',
    'Le chat des voisins a peur d’être vu.',
  ],
  invalid: [
    { text: 'Voici des lettres prêtes à être [[envoyé]].', fix: 'envoyées' },
    { text: 'Ces murs sont faits pour être [[peint]] en blanc.', fix: 'peints' },
    { text: 'La porte est assez vieille pour être [[changé]].', fix: 'changée' },
    { text: 'Cela permet aux élèves d’être [[noté]] chaque mois.', fix: 'notés' },
    { text: 'Il interdit à sa fille d’être [[présent]].', fix: 'présente' },
    { text: 'Les enfants sont rentrés sans être [[fatigué]].', fix: 'fatigués' },
  ],
  misses: ['Ils partent sans être vu.'],
  check({ words, grammar }, report) {
    for (const [index, verb] of words.entries()) {
      const preposition = words[index - 1];
      if (verb.norm !== 'être' || !PREPOSITIONS.test(preposition?.norm ?? '')) continue;
      const at = afterVerb(words, index);
      const word = words[at];
      if (!isPlainWord(word) || isUnknown(word) || !isQualifier(word.best)) continue;
      if (words[at + 1]?.best.pos === 'NOUN') continue;
      const asked = controller(words, index - 1, qualifierCells(word));
      if (asked === undefined || (qualifierCells(word) & asked) !== NONE) continue;
      // What stands in the masculine singular may tell of anyone.
      if (!has(word, isPastParticiple) && OF_ANYONE.test(word.norm)) continue;
      const fixes = pairsOf(asked).flatMap((pair) => formsOf(word, grammar, isQualifier, pair));
      if (fixes.length > 0) report(word, [...new Set(fixes)].slice(0, 2));
    }
  },
});

/** What the adjective or participle before the preposition agrees with, or what is let or kept from being. */
function controller(
  words: readonly AnalysedWord[],
  preposition: number,
  own: Cells,
): Cells | undefined {
  const before = words[preposition - 1];
  if (before?.kind !== 'word') return undefined;
  const norm = words[preposition]?.norm ?? '';
  if (isQualifier(before.best) && !ASKED.test(before.norm))
    return isAttribute(words, preposition - 1) ||
      (isEpithet(words, preposition - 1) &&
        (/^(?:à|de|d')$/u.test(norm) || !isOtherBefore(words, preposition - 1, own)))
      ? qualifierCells(before)
      : undefined;
  return /^(?:de|d')$/u.test(norm) ? cellsOfLet(words, preposition) : undefined;
}

/** `il a demandé à être lu`: its subject is that of the infinitive. */
const ASKED =
  /^(?:fini|commencé|demandé|permis|cherché|oublié|essayé|refusé|mérité|risqué|accepté)/u;

/** `les clés sont prêtes`: agreeing with its verb. */
function isAttribute(words: readonly AnalysedWord[], at: number): boolean {
  const be = words[beforeAdverbs(words, at)];
  const word = words[at];
  if (!word || !has(be, ({ lemma }) => lemma === 'être')) return false;
  return !be || !isFinite(be.best) || (cellsOfWord(be, isFinite) & qualifierCells(word)) !== NONE;
}

const isEpithet = (words: readonly AnalysedWord[], at: number): boolean =>
  words[beforeAdverbs(words, at)]?.best.pos === 'NOUN';

function beforeAdverbs(words: readonly AnalysedWord[], at: number): number {
  let left = at - 1;
  while (words[left]?.best.pos === 'ADV') left -= 1;
  return left;
}

/** `nous avons refait des essais poussés pour être prêts`: the subject of the clause may be meant. */
const isOtherBefore = (words: readonly AnalysedWord[], at: number, own: Cells): boolean =>
  words
    .slice(0, at)
    .some(
      (word) =>
        /^(?:NOUN|PRON|PROPN|X)$/u.test(word.best.pos) &&
        (cellsOfWord(word, ({ pos }) => pos === word.best.pos) & own) !== NONE,
    );

/** `cela permet aux clés d’être lues`: what follows the verb. */
function cellsOfLet(words: readonly AnalysedWord[], preposition: number): Cells | undefined {
  const group = nounGroups(words).find(({ end }) => end === preposition);
  if (!group) return undefined;
  const chain = chainTo(words, group, true);
  const start = chain.groups[0]?.start ?? group.start;
  const at = words[start - 1]?.norm === 'à' ? start - 2 : start - 1;
  if (!has(words[at], ({ lemma }) => LETTING.has(lemma))) return undefined;
  const cells = cellsOfChain(words, chain);
  return chain.isCoordinated ? cells & PLURAL : cells;
}
