import { type AnalysedWord, defineRule } from '@tercet/proofreading-core';
import { hasAuxiliary } from '../grammar/auxiliaries';
import { PLURAL, SINGULAR } from '../grammar/cells';
import { startOfVerb, subjectOf } from '../grammar/subjects';
import { finiteFormsOf } from '../grammar/verb-forms';
import { has, isFinite, isPastParticiple, isPlainWord, isUnknown } from '../grammar/words';

/** What opens an object or a negation. */
const OBJECT =
  /^(?:le|la|les|l'|un|une|des|du|ce|cette|ces|cet|son|sa|ses|leur|leurs|tous|toutes|tout|chaque|aucun|aucune|plusieurs|que|qu'|pas|plus|comment|si)$/u;
/** `la loi adoptée le 3 mai`, `posée la veille`: what follows tells when. */
const TIME =
  /^(?:#|jour|jours|semaine|mois|an|année|années|veille|lendemain|matin|soir|nuit|fois|première|dernière|dernier|premier|même|moment|plus|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|peu|tout|long|siècle)$/u;

export const verbeOuParticipe = defineRule({
  id: 'fr/verbe-ou-participe',
  category: 'verb',
  level: 'error',
  message: {
    en: 'After its subject the verb is conjugated: “{fix}”.',
    fr: 'Après son sujet, le verbe se conjugue : « {fix} ».',
    es: 'Tras su sujeto, el verbo se conjuga: «{fix}».',
  },
  explanation: {
    en: '“Définie”, “défini” and “définit” sound alike. With a subject before it and an object behind, the word is a verb: “la règle définit le prix”.',
    fr: '« Définie », « défini » et « définit » se prononcent de même. Avec un sujet avant et un complément après, c’est un verbe : « la règle définit le prix ».',
    es: '«Définie», «défini» y «définit» suenan igual. Con un sujeto delante y un complemento detrás es un verbo: «la règle définit le prix».',
  },
  valid: [
    'La règle définit le prix.',
    'La règle définie par la loi est claire.',
    'La loi établie le 3 mai est bonne.',
    'Le plat inclut la boisson.',
    'La boisson est incluse.',
    'Une question choisie la veille attend.',
    'Il faut que la liste inclue ce nom.',
    'Le dossier fourni est complet.',
    'Le travail fini, il part.',
    'Le mot EST défini plus bas.',
  ],
  invalid: [
    { text: 'La règle [[définie]] le prix du pain.', fix: 'définit' },
    { text: 'Le menu [[inclus]] la boisson.', fix: 'inclut' },
    { text: 'Cette offre n’[[inclue]] pas la boisson.', fix: 'inclut' },
    { text: 'Voici un contrat qui [[garantie]] le prix.', fix: 'garantit' },
    { text: 'Ce programme [[converti]] les images.', fix: 'convertit' },
    { text: 'Ouvre la page et [[définie]] la taille.', fix: 'définit' },
    { text: 'Notre journal [[parcoure]] le pays.', fix: 'parcourt' },
  ],
  misses: ['Paul et Luc définis la règle.'],
  check({ words, grammar }, report) {
    for (const [index, verb] of words.entries()) {
      if (!isWrongForm(verb) || hasAuxiliary(words, index)) continue;
      if (has(words[index - 1], ({ lemma, form }) => lemma === 'être' && form === 'fin')) continue;
      const hasObject = opensObject(words, index + 1) || isAfterPronoun(words, index);
      if (!hasObject && !isStraySubjunctive(words, index)) continue;
      const number = subjectNumber(words, index);
      if (number === undefined || isSubordinate(words, index)) continue;
      const asked = { mood: 'ind', tense: 'pres', person: 3, number } as const;
      const fixes = finiteFormsOf(verb, grammar, [asked]).filter(
        (form) => sound(form) === sound(verb.norm),
      );
      if (fixes.length > 0) report(verb, fixes.slice(0, 1));
    }
  },
});

/** A participle, or a subjunctive of another sound class, without any reading in the third person indicative. */
function isWrongForm(word: AnalysedWord): boolean {
  if (!isPlainWord(word) || isUnknown(word) || !/(?:i|ie|is|us|ue|re)$/u.test(word.norm))
    return false;
  if (word.readings.some((r) => isFinite(r) && r.person === 3 && r.mood !== 'sub')) return false;
  return has(word, isPastParticiple) || word.readings.every((r) => isFinite(r) && r.mood === 'sub');
}

const sound = (form: string): string =>
  form
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(?:es?|s|t)$/u, '');

function opensObject(words: readonly AnalysedWord[], at: number): boolean {
  const next = words[at];
  if (next?.kind !== 'word' || !OBJECT.test(next.norm)) return false;
  return ![1, 2].some((step) => TIME.test(words[at + step]?.norm ?? ''));
}

/** `il lit le nom et le convertit`: the object stands before the second verb. */
const isAfterPronoun = (words: readonly AnalysedWord[], verb: number): boolean =>
  /^(?:le|la|les|l')$/u.test(words[verb - 1]?.norm ?? '') &&
  words[verb - 2]?.norm === 'et' &&
  isSecondVerb(words, verb - 1);

const isSubjunctive = (word: AnalysedWord | undefined): boolean =>
  word?.readings.every((r) => isFinite(r) && r.mood === 'sub') ?? false;

/** `Vive le roi`, `puisse-t-il` */
const WISH =
  /^(?:vive|vivent|puisse|puissent|soit|soient|sache|sachent|veuille|veuillent|plaise|plût|dût|fût|fasse|fassent|périsse|périssent|advienne|vienne|viennent|ait|aient|garde|aille|aillent|vaille|vaillent)$/u;

/** `Parcoure la liste`, `cette page requière`: a subjunctive that nothing asks for. */
const isStraySubjunctive = (words: readonly AnalysedWord[], verb: number): boolean =>
  isSubjunctive(words[verb]) &&
  !WISH.test(words[verb]?.norm ?? '') &&
  !words.slice(0, verb).some(({ norm }) => ASKING.test(norm));
const ASKING = /^(?:que|qu'|qui|dont|où|quoique|lequel|laquelle|quoi|quel|quelle)$/u;

/** The number of a subject that stands plainly before. */
function subjectNumber(words: readonly AnalysedWord[], verb: number): 'sg' | 'pl' | undefined {
  if (isNameBefore(words, verb) || isSecondVerb(words, startOfVerb(words, verb))) return 'sg';
  if (startOfVerb(words, verb) === 0 && isSubjunctive(words[verb])) return 'sg';
  const subject = subjectOf(words, verb);
  const isClear = subject.isClear && subject.kind !== 'neutral' && subject.person === 3;
  if (!isClear || subject.start >= verb) return undefined;
  if ((subject.cells & PLURAL) === 0) return 'sg';
  if (subject.chain && subject.chain.groups.length > 1) return undefined;
  return (subject.cells & SINGULAR) === 0 ? 'pl' : 'sg';
}

/** `Active et définit le prix`: a description that begins with a verb goes on. */
function isSecondVerb(words: readonly AnalysedWord[], verb: number): boolean {
  const [first] = words;
  const isThird = (r: AnalysedWord['best']): boolean =>
    isFinite(r) && r.person === 3 && r.number === 'sg';
  return (
    words[verb - 1]?.norm === 'et' &&
    first !== undefined &&
    isFinite(first.best) &&
    has(first, isThird)
  );
}

/** `Windows n’inclut`: a name that begins its clause. */
function isNameBefore(words: readonly AnalysedWord[], verb: number): boolean {
  const at = /^(?:ne|n')$/u.test(words[verb - 1]?.norm ?? '') ? verb - 2 : verb - 1;
  const isStart = at === 0 || words[at - 1]?.kind === 'punctuation';
  return isStart && words[at]?.best.pos === 'PROPN';
}

/** `il faut que la liste inclue`, and sentences that have their verb already. */
function isSubordinate(words: readonly AnalysedWord[], verb: number): boolean {
  const before = words.slice(Math.max(0, verb - 8), verb);
  if (before.some(({ norm }) => /^(?:que|qu'|quoique|soit)$/u.test(norm))) return true;
  const isRelative = before.some(({ norm }) => norm === 'qui');
  const isSubjunctive = words[verb]?.readings.every((r) => isFinite(r) && r.mood === 'sub');
  if (isRelative) return isSubjunctive === true;
  const later = words.slice(verb + 1);
  return later.some((word) => isFinite(word.best) && word.margin > 1 && !isInClause(later, word));
}

/** Whether a verb further right stands in a clause of its own: `que`, `qui`, `si`, `et` before it. */
function isInClause(later: readonly AnalysedWord[], verb: AnalysedWord): boolean {
  const between = later.slice(0, later.indexOf(verb));
  return between.some(
    ({ norm, kind }) =>
      kind === 'punctuation' ||
      /^(?:que|qu'|qui|dont|où|si|et|ou|mais|lorsque|quand|comment)$/u.test(norm),
  );
}
