import type { AnalysedWord, Reading } from '@tercet/proofreading-core';
import { ALL, type Cells, FEMININE, MASCULINE, PLURAL, cellsOfWord } from './cells';
import { type NounGroup, cellsOfGroup, isAdverbial, nounGroups, startOfCount } from './noun-groups';
import { isNoun, isPastParticiple, isQualifier } from './words';

/** Noun groups that prepositions and conjunctions tie together: `le nom de la page et des lignes`. */
export interface Chain {
  /** From the left; the last is the one asked for. */
  readonly groups: readonly NounGroup[];
  /** Whether `et`, `ou` or a comma stands between two of them. */
  readonly isCoordinated: boolean;
}

const FUSED = new Set(['du', 'des', 'au', 'aux']);
const LINKS = new Set(
  `de d' à en par pour sur sous avec sans dans entre chez vers contre tout toute tous toutes selon suivant parmi depuis dès non hors
  pendant après avant via % dehors travers delà dessus dessous propos côté lors grâce proche issu issue issus issues`.split(
    /\s+/u,
  ),
);
const JOINS = new Set(['et', 'ou', 'ni', ',', '/', '&', 'puis', 'comme']);
const FAR = new Set(
  'dans par pour sur sous avec sans entre chez vers contre selon suivant pendant après avant via'.split(
    ' ',
  ),
);
const ADDRESS = /^(?:Madame|Monsieur|Mademoiselle|Mesdames|Messieurs|Docteur|Maître)$/u;
const MAX_GROUPS = 6;

/**
 * The chain that ends with a group.
 * @param isWide whether it goes back over `dans la liste`, `sur le mur`, as subjects do
 */
export function chainTo(words: readonly AnalysedWord[], last: NounGroup, isWide = false): Chain {
  const all = nounGroups(words);
  const groups = [last];
  let joins = 0;
  let at = all.indexOf(last);
  while (groups.length < MAX_GROUPS) {
    const right = groups[0] ?? last;
    const left = all[at - 1];
    if (!left) break;
    const link = linkBetween(words, left, right, isWide);
    if (link === undefined || isOpeningPhrase(words, left, right, isWide)) break;
    // `Madame, mes salutations`: whom one speaks to is no member of a list.
    if (words[right.start - 1]?.text === ',' && ADDRESS.test(words[left.noun]?.text ?? '')) break;
    // `par exemple toutes les clés`
    const isLinked = /^(?:de|d'|et|ou|,)$/u.test(
      words[left.end]?.norm || (words[left.end]?.text ?? ''),
    );
    if (
      isWide &&
      isAdverbial(words, left) &&
      right.determiner === right.start &&
      !isLinked &&
      !words[right.start]?.best.fused
    )
      break;
    // `quand il perd la clé, la porte`: without `et` a comma ends the clause before.
    if (isWide && joins <= 0 && isAfterComma(words, left, right)) break;
    if (isWide && isAfterDate(words, left, right)) break;
    // `entre les clés et la base` is one thing that joins two.
    if (link === 'join') joins += 1;
    if (words.slice(left.end, right.start).some(({ norm }) => norm === 'entre')) joins -= 1;
    groups.unshift(left);
    at -= 1;
  }
  return { groups, isCoordinated: joins > 0 };
}

function isAfterComma(words: readonly AnalysedWord[], left: NounGroup, right: NounGroup): boolean {
  const between = words.slice(left.end, right.start);
  // `le père, la mère dorment`: a list without a conjunction.
  const isFirst = left.start === 0 || words[left.start - 1]?.text === ',';
  const isComma = between.length === 1 && between[0]?.text === ',';
  return !isFirst && right.determiner === right.start && isComma;
}

/** `le 14 mai 2006, des pages` */
const isAfterDate = (words: readonly AnalysedWord[], left: NounGroup, right: NounGroup): boolean =>
  words[right.start - 1]?.text === ',' &&
  words.slice(left.end, right.start).some(({ kind }) => kind === 'number');

/** `dans ce cas, la clé`: what stands before the comma begins with a preposition, and is no subject. */
function isOpeningPhrase(
  words: readonly AnalysedWord[],
  left: NounGroup,
  right: NounGroup,
  isWide: boolean,
): boolean {
  if (right.determiner === undefined || words[right.start - 1]?.text !== ',') return false;
  const first = chainTo(words, left, isWide).groups[0] ?? left;
  let at = first.start;
  while (at > 0 && isInPhrase(words[at - 1])) at -= 1;
  const opening = words[at];
  if (at === first.start) return at === 0 && FUSED.has(opening?.norm ?? '');
  return opening?.best.pos === 'ADP' || opening?.best.pos === 'ADV' ? !isList(opening) : false;
}

const isInPhrase = (word: AnalysedWord | undefined): boolean =>
  word?.kind === 'word' && /^(?:ADP|ADV|ADJ|DET|NUM)$/u.test(word.best.pos);

/** `de la page, des lignes`: a list goes on. */
const isList = ({ norm }: AnalysedWord): boolean => norm === 'de' || norm === "d'";

/** `de`, or `et`, or names and numbers only, or nothing between two groups; undefined where more stands there. */
function linkBetween(
  words: readonly AnalysedWord[],
  left: NounGroup,
  right: NounGroup,
  isWide: boolean,
): 'link' | 'join' | undefined {
  const between = words.slice(left.end, right.start);
  const determiner = words[right.determiner ?? -1];
  if (between.length === 0) return !determiner || FUSED.has(determiner.norm) ? 'link' : undefined;
  if (between.length > 4) return undefined;
  const isPassable = (word: AnalysedWord): boolean =>
    LINKS.has(word.norm) ||
    JOINS.has(word.norm) ||
    isName(word) ||
    /^[("«»”“)'`]$/u.test(word.text);
  if (!between.every(isPassable) || opensBracket(between)) return undefined;
  // `depuis Python 3 certains noms`: an article that nothing ties to what stands before begins anew.
  const isTied = between.some(({ norm }) => LINKS.has(norm) || JOINS.has(norm));
  const isOwn =
    (determiner && !FUSED.has(determiner.norm)) || startOfCount(words, right) < right.start;
  if (!isTied && isOwn) return undefined;
  // `la clé dans la liste`: an adjective hardly reaches back over a noun of its own article.
  const isFar = right.determiner !== undefined && between.some(({ norm }) => FAR.has(norm));
  if (!isWide && isFar && !between.some(({ norm }) => JOINS.has(norm))) return undefined;
  // `de cinq et six lignes` joins two numbers.
  const isJoin = ({ norm }: AnalysedWord, at: number): boolean =>
    JOINS.has(norm) &&
    !(between[at - 1]?.best.pos === 'NUM' && between[at + 1]?.best.pos === 'NUM');
  return between.some(isJoin) ? 'join' : 'link';
}

const opensBracket = (between: readonly AnalysedWord[]): boolean =>
  between.some(({ text }) => text === '(') && !between.some(({ text }) => text === ')');

const isName = ({ kind, best, readings }: AnalysedWord): boolean =>
  kind === 'number' ||
  kind === 'literal' ||
  best.pos === 'NUM' ||
  best.pos === 'PROPN' ||
  best.pos === 'X' ||
  (best.pos === 'NOUN' && readings.every(({ guessed }) => guessed));

/** What an adjective after a chain may agree with: any of its nouns, or several of them together. */
export function cellsOfChain(words: readonly AnalysedWord[], chain: Chain): Cells {
  const own = chain.groups.filter((group) => !isAdverbial(words, group));
  const each = (own.length > 0 ? own : chain.groups).map((group) => cellsOfGroup(words, group));
  const union = each.reduce((all, cells) => all | cells, 0);
  if (!chain.isCoordinated) return union;
  const isAll = (gender: Cells): boolean => each.every((cells) => (cells & ~gender) === 0);
  return union | (PLURAL & (isAll(FEMININE) ? FEMININE : isAll(MASCULINE) ? MASCULINE : ALL));
}

/** What an adjective or participle can agree with; what a noun can that stands in its place. */
export function qualifierCells(word: AnalysedWord): Cells {
  // What shows its gender has two; an adjective beside it that shows none is a slip of the lexicon.
  // A masculine in -e (`drôle`) has one form for both.
  const isBoth = /es?$/u.test(word.norm);
  const isSlip = word.readings.some(
    (reading) =>
      isPastParticiple(reading) ||
      (reading.pos === 'ADJ' &&
        reading.gender !== undefined &&
        !(isBoth && reading.gender === 'm')),
  );
  const wanted = (reading: Reading): boolean =>
    isQualifier(reading) && !(isSlip && reading.pos === 'ADJ' && reading.gender === undefined);
  return cellsOfWord(word, wanted) || cellsOfWord(word, isNoun) || ALL;
}

const REACH = 12;

/**
 * What the noun groups further left can agree with, where a preposition stands before a position: in
 * `un mot créé par la page, qui`, what follows may belong to any of them. Nothing where none stands there.
 */
export function cellsBefore(words: readonly AnalysedWord[], start: number): Cells {
  let at = start - 1;
  // `d’environ 7 millions de pages`
  while (/^(?:NUM|ADV)$/u.test(words[at]?.best.pos ?? '') || words[at]?.kind === 'number') at -= 1;
  if (words[at]?.best.pos !== 'ADP' && words[start]?.best.fused !== true) return 0;
  return nounGroups(words)
    .filter(
      (group) => group.end <= start && group.end > start - REACH && !isAdverbial(words, group),
    )
    .reduce((cells, group) => cells | cellsOfGroup(words, group), 0);
}
