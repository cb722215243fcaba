import type { AnalysedWord, Reading } from '@tercet/proofreading-core';
import { ALL, type Cells, FEMININE, MASCULINE, NONE, SINGULAR, cellsOfWord } from './cells';
import {
  has,
  hasOnly,
  isFinite,
  isNoun,
  isPastParticiple,
  isPlainWord,
  isQualifier,
  isUnknown,
} from './words';

/** A noun with what agrees with it. All members are positions in the sentence's words. */
export interface NounGroup {
  readonly determiner: number | undefined;
  /** Adjectives between determiner and noun. */
  readonly before: readonly number[];
  readonly noun: number;
  /** Adjectives and participles after the noun. */
  readonly after: readonly number[];
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
}

const ADVERBS = new Set(
  `très trop plus moins aussi assez bien mal non peu tout presque fort tellement souvent toujours
  directement déjà nouvellement récemment automatiquement actuellement effectivement entièrement totalement complètement parfaitement
  relativement particulièrement extrêmement correctement explicitement longtemps autrefois jadis`.split(
    /\s+/u,
  ),
);
/** `un très joli jardin` */
const DEGREES = new Set(['très', 'si', 'trop', 'assez', 'bien', 'fort', 'plutôt']);
/** `les plus jolis jardins`, but not `au moins égale` */
const COMPARING = new Set(['plus', 'moins']);
/** Nouns that a following adjective does not describe: `un peu fatiguée`, `quelque chose de`. */
const NO_HEAD = new Set(
  'moitié peu chose rien personne point pas plus moins fois couleur part minimum maximum air tiers'.split(
    ' ',
  ),
);
/** With a preposition and no article these are adverbs: `en effet`, `par défaut`, `sans doute`. */
const ADVERBIAL = new Set(
  `effet fait général défaut peine réalité moyenne préférence exemple doute principe pratique théorie particulier
  majorité partie ligne place suite train cours retour revanche fin début bref outre conséquence permanence fait
  temps vain plein gros détail priorité parallèle interne externe local direct standard moyenne totalité entier
  premier dernier lieu vérité somme droit propre public privé tête haut bas bout tour vue usage mesure face mode
  hasard bonheur force avance commun`.split(/\s+/u),
);
/** Adverbs made of a determiner and a noun: `de toute façon présent`, `est un jour fermée`. */
const ADVERBIAL_GROUP =
  /^(?:toute (?:façon|manière|évidence)|tout (?:cas|moment|instant|coup)|(?:un|ce|chaque) (?:jour|soir|matin|temps|moment|instant)|(?:une|cette|chaque) fois|chaque (?:année|semaine|nuit)|cette (?:nuit|année|semaine))$/u;
const NOT_DETERMINERS = new Set(['de', "d'", 'tout', 'tous', 'toute', 'toutes']);
/** After these nothing but a noun can come, whatever the tagger thinks. */
const FIRM = new Set(
  'aucun aucune chaque plusieurs ces cet cette quelques différents différentes'.split(' '),
);
const FUSED = new Set(['du', 'des', 'au', 'aux']);

const cache = new WeakMap<readonly AnalysedWord[], readonly NounGroup[]>();

/** The noun groups of a sentence, in order; none overlaps another. */
export function nounGroups(words: readonly AnalysedWord[]): readonly NounGroup[] {
  const known = cache.get(words);
  if (known) return known;
  const groups: NounGroup[] = [];
  for (let at = 0; at < words.length;) {
    const group = groupAt(words, at);
    if (group) groups.push(group);
    at = group?.end ?? at + 1;
  }
  cache.set(words, groups);
  return groups;
}

export function isDeterminer(word: AnalysedWord | undefined): boolean {
  if (word?.kind !== 'word' || word.text.startsWith('-')) return false;
  if (FUSED.has(word.norm)) return true;
  return word.best.pos === 'DET' && !NOT_DETERMINERS.has(word.norm);
}

function groupAt(words: readonly AnalysedWord[], start: number): NounGroup | undefined {
  const determiner = isDeterminer(words[start]) ? start : undefined;
  let at = determiner === undefined ? start : start + 1;
  while (determiner !== undefined && isNumeral(words[at])) at += 1;
  const before: number[] = [];
  for (;;) {
    if (determiner !== undefined && isDegree(words, at, determiner) && isAdjective(words[at + 1]))
      at += 1;
    if (!isAdjective(words[at])) break;
    before.push(at);
    at += 1;
  }
  let noun = isNounHere(words[at]) ? at : undefined;
  // `elle est le plus fière`
  const isCompared = determiner !== undefined && COMPARING.has(words[determiner + 1]?.norm ?? '');
  if (noun === undefined && isCompared) return undefined;
  if (noun === undefined && determiner !== undefined) {
    const last = before.at(-1);
    if (last !== undefined && has(words[last], isNoun)) noun = before.pop();
    else if (FIRM.has(words[determiner]?.norm ?? '') && has(words[at], isNoun)) noun = at;
  }
  if (noun === undefined) return undefined;
  const after = isHead(words, start, noun) ? qualifiersAfter(words, noun + 1) : [];
  const end = Math.max(noun, ...after) + 1;
  return { determiner, before, noun, after, start, end };
}

function isDegree(words: readonly AnalysedWord[], at: number, determiner: number): boolean {
  const norm = words[at]?.norm ?? '';
  return DEGREES.has(norm) || (COMPARING.has(norm) && words[determiner]?.norm !== 'au');
}

/** `en ligne`, `par défaut`: a bare noun that is an adverb with its preposition. */
export const isAdverbial = (words: readonly AnalysedWord[], { start, noun }: NounGroup): boolean =>
  start === noun &&
  ADVERBIAL.has(words[noun]?.norm ?? '') &&
  words[start - 1]?.best.pos === 'ADP' &&
  !/^(?:de|d')$/u.test(words[start - 1]?.norm ?? '');

/** Whether adjectives after the noun can describe it. */
function isHead(words: readonly AnalysedWord[], start: number, noun: number): boolean {
  const norm = words[noun]?.norm ?? '';
  // `la personne concernée`, but `personne de fatigué`
  const isHuman = norm === 'personne' && start < noun;
  if ((NO_HEAD.has(norm) && !isHuman) || isAdverbialGroup(words, noun)) return false;
  const isBare = start === noun || words[start]?.norm === 'aucun';
  return !(isBare && ADVERBIAL.has(norm) && words[start - 1]?.best.pos === 'ADP');
}

/** After a verb, or in `de toute façon`, such a group says when or how; after `c’est` and prepositions it is a noun. */
function isAdverbialGroup(words: readonly AnalysedWord[], noun: number): boolean {
  const [before, determiner, head] = words.slice(noun - 2, noun + 1);
  if (!head || !ADVERBIAL_GROUP.test(`${determiner?.norm} ${head.norm}`)) return false;
  if (/^tout/u.test(determiner?.norm ?? '')) return true;
  const isPresented = /^c['’]/u.test(words[noun - 3]?.norm ?? '');
  return !isPresented && /^(?:AUX|VERB)$/u.test(before?.best.pos ?? '');
}

const isNumeral = (word: AnalysedWord | undefined): boolean =>
  word?.best.pos === 'NUM' ||
  /^(?:cent|mille)$/u.test(word?.norm ?? '') ||
  /^(?:vingt|trente|quarante|cinquante|soixante|quatre-vingt)-/u.test(word?.norm ?? '');

const isNounHere = (word: AnalysedWord | undefined): boolean =>
  word?.kind === 'word' && word.best.pos === 'NOUN';

const isAdjective = (word: AnalysedWord | undefined): boolean =>
  word?.kind === 'word' && word.best.pos === 'ADJ' && !word.text.startsWith('-');

/** `très`, `déjà`; before a participle any adverb: `des zones traditionnellement réputées`. */
function isAdverb(words: readonly AnalysedWord[], at: number): boolean {
  const word = words[at];
  if (ADVERBS.has(word?.norm ?? '')) return has(word, ({ pos }) => pos === 'ADV');
  const isManner = /ment$/u.test(word?.norm ?? '') && hasOnly(word, ({ pos }) => pos === 'ADV');
  return isManner && has(words[at + 1], isPastParticiple);
}

/** Adjectives and participles that follow, each with its adverb: `très rouge`, `déjà utilisé`. */
function qualifiersAfter(words: readonly AnalysedWord[], from: number): number[] {
  const found: number[] = [];
  for (let at = isNameBetween(words, from) ? from + 1 : from; ; at += 1) {
    while (isAdverb(words, at)) at += 1;
    const word = words[at];
    if (!isPlainWord(word) || word.gap === '') return found;
    const isDescribing =
      isQualifier(word.best) || isMistakenNoun(words, at, from) || isAdjectiveInAnt(words, at);
    if (!isDescribing) return found;
    found.push(at);
  }
}

/** `l’interface GUI fournie`: letters that name what the noun is. */
const isNameBetween = (words: readonly AnalysedWord[], at: number): boolean =>
  /^\p{Lu}{2,}$/u.test(words[at]?.text ?? '') &&
  !has(words[at], isFinite) &&
  isPlainWord(words[at + 1]) &&
  has(words[at + 1], isQualifier);

/** Adjectives whose verb does not stand without an object: before a sign or a preposition they are adjectives. */
const IN_ANT =
  /^(?:import|intéress|passionn|fascin|amus|étonn|surpren|satisfais|motiv|encourage|inquiét|épuis|stress|décev|rassur|effray|impressionn|émouv|enrichiss|plais|charm|choqu|gên|énerv|exige|fatig|puiss|bruy|méch|élég|abond|brill|indépend|perform)ant$/u;

/** `une place important dans ma vie` */
function isAdjectiveInAnt(words: readonly AnalysedWord[], at: number): boolean {
  const next = words[at + 1];
  return (
    IN_ANT.test(words[at]?.norm ?? '') &&
    (!next ||
      /^(?:PUNCT|CCONJ)$/u.test(next.best.pos) ||
      /^(?:dans|pour|à|chez|sur|et|avec|qui)$/u.test(next.norm))
  );
}

/** `la liste complètes`: an adjective that was taken for a noun because it does not agree. */
function isMistakenNoun(words: readonly AnalysedWord[], at: number, from: number): boolean {
  const word = words[at];
  const next = words[at + 1];
  const isDoubtful = at === from && word?.best.pos === 'NOUN' && word.margin < 0.5;
  return (
    isDoubtful &&
    has(word, isQualifier) &&
    (!next || next.kind === 'punctuation' || /^(?:ADP|PRON|AUX)$/u.test(next.best.pos))
  );
}

const isDeterminerReading = ({ pos, fused }: Reading): boolean => pos === 'DET' || fused === true;

/** What a member of a group can agree with; a noun or an adjective as either, for the two are often one. */
export function cellsInGroup(word: AnalysedWord | undefined, isDeterminerHere = false): Cells {
  if (!word) return ALL;
  if (isDeterminerHere) return cellsOfWord(word, isDeterminerReading);
  return cellsOfWord(word, (reading) => isNoun(reading) || isQualifier(reading));
}

/** `23 famille`: where the noun lacks its plural, what agrees with it may well have one. */
const inBothNumbers = (cells: Cells): Cells =>
  ((cells & MASCULINE) === NONE ? NONE : MASCULINE) |
  ((cells & FEMININE) === NONE ? NONE : FEMININE);

const isCount = (word: AnalysedWord | undefined): boolean =>
  word !== undefined &&
  (word.kind === 'number' ? /^\d+$/u.test(word.text) && word.text !== '1' : isNumeral(word)) &&
  !/^une?$/u.test(word.norm);

/** Where a group begins with the numeral before it: `152 clés`; its own start where none stands there. */
export function startOfCount(words: readonly AnalysedWord[], group: NounGroup): number {
  const { determiner, start, noun } = group;
  const isPlural = (cellsOfWord(words[noun] ?? { readings: [] }, isNoun) & SINGULAR) === NONE;
  return determiner === undefined && isPlural && isCount(words[start - 1]) ? start - 1 : start;
}

/** What determiner and noun together can agree with; what either of them can where the two disagree. */
export function cellsOfGroup(words: readonly AnalysedWord[], group: NounGroup): Cells {
  const noun = words[group.noun];
  // `quelque chose` is masculine.
  if (noun?.norm === 'chose' && words[group.noun - 1]?.norm === 'quelque') return SINGULAR;
  const cells = noun && !isUnknown(noun) ? cellsOfWord(noun, isNoun) || ALL : ALL;
  if (group.determiner === undefined)
    return isCount(words[group.start - 1]) ? cells | inBothNumbers(cells) : cells;
  const asked = cellsInGroup(words[group.determiner], true);
  const both = cells & asked;
  return both === NONE ? cells | asked : both;
}
