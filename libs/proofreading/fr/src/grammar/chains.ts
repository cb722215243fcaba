import type { AnalysedWord } from '@tercet/proofreading-core';
import { ALL, type Cells, FEMININE, PLURAL, cellsOfWord } from './cells';
import { type NounGroup, cellsOfGroup, nounGroups } from './noun-groups';
import { isNoun, isQualifier } from './words';

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
  pendant après avant via %`.split(/\s+/u),
);
const JOINS = new Set(['et', 'ou', 'ni', ',', '/', '&', 'puis', 'comme']);
const FAR = new Set(
  'dans par pour sur sous avec sans entre chez vers contre selon suivant pendant après avant via'.split(
    ' ',
  ),
);
const MAX_GROUPS = 6;

/**
 * The chain that ends with a group.
 * @param isWide whether it goes back over `dans la liste`, `sur le mur`, as subjects do
 */
export function chainTo(words: readonly AnalysedWord[], last: NounGroup, isWide = false): Chain {
  const all = nounGroups(words);
  const groups = [last];
  let isCoordinated = false;
  let at = all.indexOf(last);
  while (groups.length < MAX_GROUPS) {
    const right = groups[0] ?? last;
    const left = all[at - 1];
    if (!left) break;
    const link = linkBetween(words, left, right, isWide);
    if (link === undefined) break;
    if (link === 'join') isCoordinated = true;
    groups.unshift(left);
    at -= 1;
  }
  return { groups, isCoordinated };
}

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
  if (!between.every(isPassable)) return undefined;
  // `la clé dans la liste`: an adjective hardly reaches back over a noun of its own article.
  const isFar = right.determiner !== undefined && between.some(({ norm }) => FAR.has(norm));
  if (!isWide && isFar && !between.some(({ norm }) => JOINS.has(norm))) return undefined;
  return between.some(({ norm }) => JOINS.has(norm)) ? 'join' : 'link';
}

const isName = ({ kind, best, readings }: AnalysedWord): boolean =>
  kind === 'number' ||
  kind === 'literal' ||
  best.pos === 'NUM' ||
  best.pos === 'PROPN' ||
  best.pos === 'X' ||
  (best.pos === 'NOUN' && readings.every(({ guessed }) => guessed));

/** What an adjective after a chain may agree with: any of its nouns, or several of them together. */
export function cellsOfChain(words: readonly AnalysedWord[], chain: Chain): Cells {
  const each = chain.groups.map((group) => cellsOfGroup(words, group));
  const union = each.reduce((all, cells) => all | cells, 0);
  if (!chain.isCoordinated) return union;
  const isFeminine = each.every((cells) => (cells & ~FEMININE) === 0);
  return union | (PLURAL & (isFeminine ? FEMININE : ALL));
}

/** What an adjective or participle can agree with; what a noun can that stands in its place. */
export function qualifierCells(word: AnalysedWord): Cells {
  return cellsOfWord(word, isQualifier) || cellsOfWord(word, isNoun) || ALL;
}
