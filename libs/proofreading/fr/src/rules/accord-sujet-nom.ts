import { defineRule, type AnalysedWord, VERB_DISAGREES } from '@tercet/proofreading-core';
import { type Cells, NONE, PLURAL, SINGULAR, cellsOf } from '../grammar/cells';
import type { Chain } from '../grammar/chains';
import { COLLECTIVES } from '../grammar/collectives';
import { formsOf } from '../grammar/forms';
import { cellsOfGroup, nounGroups, startOfCount } from '../grammar/noun-groups';
import { hasVerbFrom, isOpening, openingGroup } from '../grammar/opening-group';
import { type Subject, subjectOf } from '../grammar/subjects';
import { isUnbending } from '../grammar/unbending';
import {
  has,
  hasOnly,
  isFinite,
  isNoun,
  isPlainWord,
  isQualifier,
  isThirdPerson,
  isUnknown,
  isVerbal,
} from '../grammar/words';

const SURE = 0.5;
const VERB_MODIFIERS =
  /^(?:pas|très|trop|bien|mal|beaucoup|toujours|souvent|jamais|longtemps|vite|tous)$/u;
export const accordSujetNom = defineRule({
  id: 'fr/accord-sujet-nom',
  category: 'agreement',
  level: 'error',
  message: VERB_DISAGREES,
  explanation: {
    en: 'A noun as subject takes the third person, singular or plural like the noun: “le chat dort”, “les chats dorment”.',
    fr: 'Un nom sujet demande la troisième personne, au nombre du nom : « le chat dort », « les chats dorment ».',
    es: 'Un sustantivo como sujeto pide la tercera persona, en el número del sustantivo: «le chat dort», «les chats dorment».',
  },
  valid: [
    'Les chats dorment au soleil.',
    'La porte des caves grince.',
    'Un grand nombre de gens viennent.',
    'La plupart des enfants aiment cela.',
    'Le pain et le vin sont sur la table.',
    'Les liens entre les pages sont rompus.',
    'Deux étais soutiennent le mur.',
    'Les uns chantent, les autres dansent.',
    'Que font les enfants du voisin ?',
    'Les choses que dit le maire sont vraies.',
    'Mes enfants, vous chantez bien.',
    'Les livres de Paul plaisent à tous.',
    'Si vous et votre cousine souhaitez venir, appelez.',
    'Les dates limite.',
    'Il faut qu’un toit ou bien un mur soient refaits.',
  ],
  invalid: [
    { text: 'Les chats [[dort]] au soleil.', fix: 'dorment' },
    { text: 'La porte des caves [[grincent]].', fix: 'grince' },
    { text: 'Les enfants ne [[mange]] pas de soupe.', fix: 'mangent' },
    { text: 'Mon frère [[veux]] partir.', fix: 'veut' },
    { text: 'Je crois que les voisins [[était]] là.', fix: 'étaient' },
    { text: 'Ma famille [[vas]] bien.', fix: 'va' },
    { text: 'La piscine [[étais]] fermée.', fix: 'était' },
    { text: 'Les enfants [[passe]] trop de temps dehors.', fix: 'passent' },
    { text: 'Les juges [[estime]] que c’est faux.', fix: 'estiment' },
    { text: 'Les choses se [[présente]] bien.', fix: 'présentent' },
    { text: 'Les boutiques [[ferme]] à six heures.', fix: 'ferment' },
    { text: 'Ces bottes me [[fait]] mal.', fix: 'font' },
    { text: 'Je crois que le bus [[étais]] en panne.', fix: 'était' },
    { text: 'Trois élèves [[manque]] à l’appel.', fix: 'manquent' },
    { text: 'Les filles [[danse]].', fix: 'dansent' },
    { text: 'Les camions [[roule]] trop vite.', fix: 'roulent' },
    { text: 'Dans ce livre, le héros [[pensent]] à sa ville.', fix: 'pense' },
    { text: 'Toutes les lettres [[était]] ouvertes.', fix: 'étaient' },
  ],
  misses: ['Le pain et le vin est sur la table.'],
  check(sentence, report) {
    const { words, grammar } = sentence;
    for (const [index, verb] of words.entries()) {
      if (!isOnlyVerb(words, index) && (!isFinite(verb.best) || !isSureVerb(words, index)))
        continue;
      const subject = subjectOf(words, index);
      if (subject.kind !== 'nouns' || !subject.isClear) continue;
      // `quelles pages le maire lit`: an object.
      if ([0, 1].some((step) => /^quel(?:le)?s?$/u.test(words[subject.start - step]?.norm ?? '')))
        continue;
      const wanted = subject.chain
        ? wantedNumber(words, subject.chain, verb)
        : numberOfName(words, subject);
      if (wanted === undefined || agrees(verb, wanted)) continue;
      const features = { person: 3, number: wanted === PLURAL ? 'pl' : 'sg' } as const;
      const forms = formsOf(verb, grammar, isIndicative(verb), features);
      if (forms.length > 0) report(verb, forms.slice(0, 3));
    }
  },
});

/** `les voitures roule trop vite`: what may be an adjective is the clause’s one verb, for no other follows. */
function isOnlyVerb(words: readonly AnalysedWord[], index: number): boolean {
  const verb = words[index];
  if (!isPlainWord(verb) || !has(verb, isSingularVerb)) return false;
  if (has(verb, ({ pos }) => /^(?:ADP|ADV|CCONJ|SCONJ|PRON|DET|NUM)$/u.test(pos))) return false;
  // `ces chaussures me fait mal`
  if (/^(?:me|m'|te|t'|lui)$/u.test(words[index - 1]?.norm ?? '')) return true;
  if (has(verb, ({ number, form }) => form !== 'fin' && number === 'pl')) return false;
  const next = words[index + 1];
  // `les enfants joue.`, but `les dates limite.`
  const isLast = next === words.at(-1) && !isUnbending(verb.norm);
  const isFollowed =
    VERB_MODIFIERS.test(next?.norm ?? '') || /^(?:ADP|DET|ADV|SCONJ)$/u.test(next?.best.pos ?? '');
  if (!(isLast || isFollowed) || /^(?:de|d'|du)$/u.test(next?.norm ?? '')) return false;
  if (!/^[.!?]$/u.test(words.at(-1)?.text ?? '')) return false;
  const start = startOfSubject(words, index);
  const before = words.slice(start ?? index, index);
  return (
    start !== undefined &&
    !before.some(({ best }) => isFinite(best)) &&
    !hasVerbFrom(words, index + 1)
  );
}

/** Where the nouns before a verb begin, if their clause begins with them. */
function startOfSubject(words: readonly AnalysedWord[], index: number): number | undefined {
  const group = nounGroups(words).find(
    ({ end, noun }) => end === index || (noun < index && end === index + 1),
  );
  if (!group || words[group.noun + 1] !== words[index]) return undefined;
  const counted = startOfCount(words, group);
  const isWhole = group.determiner !== undefined || counted < group.start;
  if (isWhole && isOpening(words, counted)) return counted;
  return openingGroup(words, index)?.head.start;
}

const isSingularVerb = (reading: AnalysedWord['best']): boolean =>
  isThirdPerson(reading) && reading.number === 'sg' && reading.mood === 'ind';

function isSureVerb(words: readonly AnalysedWord[], index: number): boolean {
  const verb = words[index];
  if (!isPlainWord(verb) || isUnknown(verb)) return false;
  if (hasOnly(verb, isVerbal)) return true;
  if (/^(?:se|s'|ne|n')$/u.test(words[index - 1]?.norm ?? '')) return true;
  // `la piscine étais fermée`
  const isOne = words[index - 1]?.best.number !== 'pl' || has(words[index + 1], isQualifier);
  if (verb.norm === 'étais' && isOne && !/^(?:de|d'|du|des)$/u.test(words[index + 1]?.norm ?? ''))
    return true;
  // `les enfants passe trop de temps`: what modifies a verb follows.
  if (verb.best.number === 'sg' && VERB_MODIFIERS.test(words[index + 1]?.norm ?? ''))
    return verb.margin > SURE / 2;
  // `les paramètres côté base de données`
  if (has(verb, isNoun) && /^(?:de|d'|du|des)$/u.test(words[index + 1]?.norm ?? '')) return false;
  // `les élèves intègre la classe`: an object follows.
  const next = words[index + 1];
  const isObject = next?.best.pos === 'DET' && !next.best.fused;
  // `les juges estime que`
  const isTold = /^(?:que|qu')$/u.test(next?.norm ?? '') && verb.best.number === 'sg';
  if (verb.margin > (isTold ? 0.2 : 0.3) && (isObject || isTold)) return true;
  return verb.margin > SURE && next?.kind === 'word';
}

/** The readings to bend: the present and the indicative where there is a choice. */
function isIndicative(verb: AnalysedWord) {
  const finite = verb.readings.filter((reading) => isFinite(reading) && reading.mood !== 'imp');
  const best =
    // `étaient` is no present of `étayer`.
    finite.find(({ lemma }) => lemma === 'être') ??
    finite.find(({ mood, tense }) => mood === 'ind' && tense === 'pres') ??
    finite.find(({ mood }) => mood === 'ind') ??
    finite[0];
  return (reading: AnalysedWord['best']) => reading === best;
}

const agrees = (verb: AnalysedWord, wanted: Cells): boolean =>
  has(
    verb,
    (reading) =>
      isThirdPerson(reading) && (cellsOf({ number: reading.number ?? 'sg' }) & wanted) !== NONE,
  );

/** The number of the first noun, unless it may be counted otherwise or is no subject at all. */
function wantedNumber(
  words: readonly AnalysedWord[],
  { groups, isCoordinated }: Chain,
  verb: AnalysedWord,
): Cells | undefined {
  const [head] = groups;
  const noun = words[head?.noun ?? -1];
  if (!head || !noun || isUnknown(noun)) return undefined;
  // `ma famille vas`: no noun, counted as it may, has a verb of the second person.
  if (COLLECTIVES.has(noun.norm) && has(verb, isThirdPerson)) return undefined;
  if (NO_SUBJECT.test(words[head.determiner ?? -1]?.norm ?? '')) return undefined;
  const numbers = groups.map((group) => cellsOfGroup(words, group));
  // `trois élèves`, but `dix euros suffit`
  const isCounted =
    startOfCount(words, head) < head.start &&
    words[head.start - 1]?.kind === 'word' &&
    !MEASURE.test(noun.norm);
  const isPlural = isCounted || ((numbers[0] ?? NONE) & SINGULAR) === NONE;
  if (isCoordinated) {
    const hasComma = words.slice(head.start, groups.at(-1)?.start).some(({ text }) => text === ',');
    if (isPluralLast(words, groups)) return PLURAL;
    const mayAgree = numbers.some((cells) => agrees(verb, cells));
    return isPlural && !hasComma && !mayAgree ? PLURAL : undefined;
  }
  if (isPlural) return PLURAL;
  if (((numbers[0] ?? NONE) & PLURAL) !== NONE || head.determiner === undefined) return undefined;
  // `vous et votre équipe souhaitez`
  const isYours =
    /^(?:et|ou|ni)$/u.test(words[head.start - 1]?.norm ?? '') &&
    /^(?:vous|nous|toi|moi)$/u.test(words[head.start - 2]?.norm ?? '');
  if (isYours) return undefined;
  return has(verb, isThirdPerson) && isListed(words, head.start) ? undefined : SINGULAR;
}

/** `le style et les combats`: two nouns of their own articles, the second plural, and nothing else. */
function isPluralLast(words: readonly AnalysedWord[], groups: Chain['groups']): boolean {
  const [first, last] = groups;
  if (!first || !last || groups.length !== 2 || last.start !== first.end + 1) return false;
  if (words[first.end]?.norm !== 'et' || first.determiner === undefined) return false;
  const article = words[last.determiner ?? -1];
  return (
    article?.best.pos === 'DET' &&
    !article.best.fused &&
    (cellsOfGroup(words, last) & SINGULAR) === NONE
  );
}

/** `chaque Total`: what the article before a name shows. */
const numberOfName = (
  words: readonly AnalysedWord[],
  { cells, start }: Subject,
): Cells | undefined =>
  (cells & PLURAL) === NONE && !isListed(words, start) && !NO_SUBJECT.test(words[start]?.norm ?? '')
    ? SINGULAR
    : undefined;

const MEASURE =
  /^(?:euros|dollars|francs|ans|années|mois|semaines|jours|heures|minutes|secondes|mètres|kilomètres|litres|kilos|grammes|degrés|pour)$/u;
/** Determiners of complements, and of questions whose subject follows: `quel âge ont-ils`. */
const NO_SUBJECT = /^(?:du|au|aux|quel|quelle|quels|quelles)$/u;

/** `il est prêt et la page` */
const isPredicate = (words: readonly AnalysedWord[], at: number): boolean =>
  words[at]?.best.pos === 'ADJ' && /^(?:AUX|ADV)$/u.test(words[at - 1]?.best.pos ?? '');

/** `le père, la mère dorment`, `ni l’un ni l’autre`: other subjects stand before this one. */
function isListed(words: readonly AnalysedWord[], start: number): boolean {
  const before = words[start - 1];
  if (!before) return false;
  if (/^(?:que|qu')$/u.test(before.norm) && words[start - 2]?.norm === 'et') return true;
  if (before.norm === 'bien' && words[start - 2]?.norm === 'ou') return true;
  // `dans ce texte, l’auteur`: an opening phrase, no list.
  const isPhrase =
    words[0]?.best.pos === 'ADP' && words.findIndex(({ text }) => text === ',') === start - 1;
  if (before.text === ',')
    return /^(?:NOUN|ADJ)$/u.test(words[start - 2]?.best.pos ?? '') && !isPhrase;
  if (!/^(?:et|ou|ni)$/u.test(before.norm)) return false;
  // `il part et la page est lue`: a verb, no noun, stands before.
  if (words.slice(0, start).some(({ norm }) => /^(?:que|qu'|qui|dont|où)$/u.test(norm)))
    return true;
  const last = words[start - 2];
  const isVerbal = last !== undefined && (isFinite(last.best) || last.best.pos === 'ADV');
  return !isVerbal && !isPredicate(words, start - 2);
}
