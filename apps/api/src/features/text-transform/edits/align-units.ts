import { wordsIn } from './words';

/** So many units of a text, one after the other, and so many of its new wording. Two may have become one, or none. */
export interface AlignedUnits {
  readonly before: number;
  readonly after: number;
}

/** What may have become of what. The first is taken where two are as good. */
const MOVES: readonly AlignedUnits[] = [
  { before: 1, after: 1 },
  { before: 2, after: 1 },
  { before: 1, after: 2 },
  { before: 1, after: 0 },
  { before: 0, after: 1 },
];
/** What it is worth that units stand for one another at all: a new wording may share no word with the old one. */
const WORTH_OF_PAIR = 0.1;
/** How far a unit may be from where it would be if all were spread evenly. */
const BAND = 40;
/** Units so much alike are the same one: whether others have joined them is not looked at. */
const SAME = 0.7;
/** Beyond so many units there is no time to compare them. */
const MAX_UNITS = 1_500;

/** The words of a stretch, as numbers in ascending order. */
type Bag = readonly number[];

/** Makes bags, in which the same word is the same number. */
function bagMaker(): (text: string) => Bag {
  const numbers = new Map<string, number>();
  const numberOf = (word: string) => {
    const known = numbers.get(word);
    if (known === undefined) numbers.set(word, numbers.size);
    return known ?? numbers.size - 1;
  };
  return (text) =>
    wordsIn(text.toLowerCase())
      .map(numberOf)
      .sort((a, b) => a - b);
}

/** Bags of each unit, and of each together with the one behind it. */
const bagsOf = (units: readonly string[], bagOf: (text: string) => Bag) =>
  [1, 2].map((count) => units.map((_, i) => bagOf(units.slice(i, i + count).join(' '))));

/** Share of words that two bags have in common, 0 to 1 (Dice, Measures of the amount of ecologic association, 1945). */
function likeness(one: Bag = [], other: Bag = []): number {
  let common = 0;
  for (let i = 0, j = 0; i < one.length && j < other.length;) {
    const difference = (one[i] ?? 0) - (other[j] ?? 0);
    if (difference === 0) common += 1;
    if (difference <= 0) i += 1;
    if (difference >= 0) j += 1;
  }
  return (2 * common) / Math.max(1, one.length + other.length);
}

/**
 * Which units of a text, such as lines, became which of another: in order, and so that together they have as much in
 * common as they can (dynamic programming, within a band around the diagonal).
 * @returns counts that add up to all units of both; `undefined` where there are too many
 */
export function alignUnits(
  before: readonly string[],
  after: readonly string[],
): AlignedUnits[] | undefined {
  const [rows, columns] = [before.length, after.length];
  if (Math.max(rows, columns) > MAX_UNITS) return undefined;
  const bagOf = bagMaker();
  const [old, fresh] = [bagsOf(before, bagOf), bagsOf(after, bagOf)];
  const width = columns + 1;
  const worth = new Float64Array((rows + 1) * width).fill(-Infinity);
  const chosen = new Uint8Array((rows + 1) * width);
  const isNear = (i: number, j: number) =>
    Math.abs(i * columns - j * rows) <= BAND * Math.max(rows, columns);
  const worthOf = ({ before: b, after: a }: AlignedUnits, i: number, j: number) =>
    a * b === 0 ? 0 : WORTH_OF_PAIR + likeness(old[b - 1]?.[i], fresh[a - 1]?.[j]);
  worth[rows * width + columns] = 0;
  for (let i = rows; i >= 0; i -= 1) {
    for (let j = columns; j >= 0; j -= 1) {
      if (!isNear(i, j)) continue;
      const isSame = likeness(old[0]?.[i], fresh[0]?.[j]) >= SAME;
      MOVES.forEach((move, index) => {
        if (isSame && move.before + move.after > 2) return;
        const [nextRow, nextColumn] = [i + move.before, j + move.after];
        if (nextRow > rows || nextColumn > columns) return;
        const rest = worth[nextRow * width + nextColumn] ?? -Infinity;
        const total = rest + (rest === -Infinity ? 0 : worthOf(move, i, j));
        if (total <= (worth[i * width + j] ?? 0)) return;
        worth[i * width + j] = total;
        chosen[i * width + j] = index;
      });
    }
  }
  return pathThrough(chosen, rows, columns);
}

function pathThrough(chosen: Uint8Array, rows: number, columns: number): AlignedUnits[] {
  const path: AlignedUnits[] = [];
  for (let i = 0, j = 0; i < rows || j < columns;) {
    const move = MOVES[chosen[i * (columns + 1) + j] ?? 0];
    if (!move) break;
    path.push(move);
    i += move.before;
    j += move.after;
  }
  return path;
}
