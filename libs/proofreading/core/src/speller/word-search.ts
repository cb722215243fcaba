import type { Dictionary } from './dictionary';
import { EDGE_FINAL, EDGE_LAST, SYMBOL_MASK } from './dictionary-format';
import { EditCost, type EditCosts } from './edit-costs';

/** Longest typed word that is searched for, in letters. */
export const MAX_TYPED = 40;
const MAX_DEPTH = MAX_TYPED + 8;
/** Cells of one row: a column for each typed letter, and one before the first. */
const ROW = MAX_TYPED + 1;
const FAR = 1 << 20;

/** A dictionary word within reach. */
export interface Neighbor {
  readonly index: number;
  /** In lower case, as stored. */
  readonly folded: string;
  /** In hundredths of an edit. */
  readonly cost: number;
}

/** A group rule that the typed word has a place for, seen from the wanted word's side. */
interface OpenRule {
  readonly to: readonly number[];
  readonly cost: number;
  readonly fromLength: number;
  /** Columns (letters typed so far) at which the rule's `from` ends. */
  readonly ends: readonly number[];
}

/** How many letters of an open rule's `to` are complete when a given symbol has just been read. */
interface RuleStep {
  readonly rule: OpenRule;
  readonly matched: number;
}

/**
 * Finds all words within a weighted Damerau–Levenshtein distance. One row of the distance table is kept for
 * each letter on the path through the automaton; a path is left as soon as no way of going on can stay in reach.
 * Not re-entrant: one search at a time.
 */
export class WordSearch {
  private readonly rows = new Int32Array((MAX_DEPTH + 1) * ROW);
  /** First and last column in reach, for each row; the last is -1 where there is none. */
  private readonly low = new Int32Array(MAX_DEPTH + 1);
  private readonly high = new Int32Array(MAX_DEPTH + 1);
  private readonly path = new Int32Array(MAX_DEPTH + 1);
  private readonly typed = new Int32Array(MAX_TYPED);
  /** Cost of the typed letter before a column being one too many. */
  private readonly extra = new Int32Array(MAX_TYPED + 1);
  private readonly steps: (RuleStep[] | undefined)[];
  private readonly edges: Uint32Array;
  private length = 0;
  private reach = 0;
  private found: Neighbor[] = [];

  constructor(
    private readonly dictionary: Dictionary,
    private readonly costs: EditCosts,
  ) {
    this.edges = dictionary.edges;
    this.steps = new Array<RuleStep[] | undefined>(costs.width);
  }

  /** Makes ready for a word, given as stored. @returns false for one that is too long to search for. */
  prepare(folded: string): boolean {
    const characters = [...folded];
    if (characters.length > MAX_TYPED) return false;
    this.length = characters.length;
    const unknown = this.costs.width - 1;
    characters.forEach((character, i) => {
      const symbol = this.dictionary.symbolOf(character);
      this.typed[i] = symbol < 0 ? unknown : symbol;
    });
    for (let j = 1; j <= this.length; j++) this.extra[j] = this.extraCost(j);
    this.openRules();
    return true;
  }

  /** All words whose cost is at most `reach`. */
  within(reach: number): Neighbor[] {
    this.reach = reach;
    this.found = [];
    this.rows[0] = 0;
    this.low[0] = 0;
    this.high[0] = 0;
    for (let j = 1; j <= this.length; j++) {
      this.rows[j] = this.rows[j - 1]! + this.extra[j]!;
      if (this.rows[j]! <= reach) this.high[0] = j;
    }
    this.descend(this.dictionary.root, 1, 0);
    return this.found;
  }

  private extraCost(column: number): number {
    const { typed, costs } = this;
    const symbol = typed[column - 1]!;
    const before = column > 1 ? typed[column - 2]! : -1;
    const after = column < this.length ? typed[column]! : -1;
    if (symbol === before) return EditCost.DoubledLetter;
    let cost = costs.extra[symbol]!;
    const isNear = (other: number): boolean =>
      other >= 0 && costs.near[symbol * costs.width + other] === 1;
    if (isNear(before) || isNear(after)) cost = Math.min(cost, EditCost.NearKey);
    return column === 1 && symbol !== after ? cost + EditCost.FirstLetter : cost;
  }

  private openRules(): void {
    this.steps.fill(undefined);
    for (const { from, to, cost } of this.costs.groups) {
      const ends: number[] = [];
      for (let end = from.length; end <= this.length; end++)
        if (from.every((symbol, i) => this.typed[end - from.length + i] === symbol)) ends.push(end);
      if (!ends.length) continue;
      const rule: OpenRule = { to, cost, fromLength: from.length, ends };
      to.forEach((symbol, i) => (this.steps[symbol] ??= []).push({ rule, matched: i + 1 }));
    }
  }

  /** Goes through the edges of one state. @param first number of the first word behind the state */
  private descend(state: number, depth: number, first: number): void {
    const { edges, dictionary } = this;
    for (let e = state; ; e++) {
      const edge = edges[e]!;
      const symbol = edge & SYMBOL_MASK;
      this.path[depth] = symbol;
      if (this.fillRow(depth, symbol)) {
        const index = first + dictionary.skipped[e]!;
        const isWord = (edge & EDGE_FINAL) !== 0;
        if (isWord) this.visit(index, depth);
        const target = edge >>> 8;
        if (target && depth < MAX_DEPTH) this.descend(target - 1, depth + 1, index + +isWord);
      }
      if (edge & EDGE_LAST) return;
    }
  }

  private visit(index: number, depth: number): void {
    const cost = this.cell(depth, this.length, depth * ROW);
    if (cost > this.reach) return;
    let folded = '';
    for (let d = 1; d <= depth; d++) folded += this.dictionary.alphabet[this.path[d]!]!;
    this.found.push({ index, folded, cost });
  }

  /**
   * Computes the row of a path's last symbol, as far as it can stay in reach: only columns beside those that were
   * in reach one or two letters before. Cells just outside are far away, those beyond are never read.
   *
   * @returns whether the path can still lead to a word in reach
   */
  private fillRow(depth: number, symbol: number): boolean {
    const { rows, typed, extra, length, reach, low, high } = this;
    const { width, substitute } = this.costs;
    const row = depth * ROW;
    const above = row - ROW;
    const twoAbove = above - ROW;
    const before = depth > 1 ? this.path[depth - 1]! : -1;
    const missing = before === symbol ? EditCost.DoubledLetter : this.costs.missing[symbol]!;
    let start = low[depth - 1]!;
    let end = high[depth - 1]! + 1;
    if (depth > 1 && high[depth - 2]! >= 0) {
      start = Math.min(start, low[depth - 2]! + 2);
      end = Math.max(end, high[depth - 2]! + 2);
    }
    end = Math.min(end, length);
    let alive = false;
    let first = FAR;
    let last = -1;
    let left = FAR;
    if (start === 0) {
      left = rows[above]! + missing + (depth === 1 ? EditCost.FirstLetter : 0);
      rows[row] = left;
      if (left <= reach) first = last = 0;
    } else if (start <= length) rows[row + start - 1] = FAR;
    let j = Math.max(start, 1);
    for (; j <= end; j++) {
      const letter = typed[j - 1]!;
      let slip = substitute[letter * width + symbol]!;
      if (j === 1 && slip > EditCost.ExtraAccent) slip += EditCost.FirstLetter;
      let best = rows[above + j - 1]! + slip;
      const inserted = rows[above + j]! + missing;
      if (inserted < best) best = inserted;
      const dropped = left + extra[j]!;
      if (dropped < best) best = dropped;
      if (letter === before && j > 1 && typed[j - 2] === symbol && letter !== symbol) {
        const swapped = this.cell(depth - 2, j - 2, twoAbove) + EditCost.Swap;
        if (swapped < best) best = swapped;
      }
      // A letter typed one place too early: the row alone would not show that a swap is on its way.
      if (j < length && typed[j] === symbol && rows[above + j - 1]! + EditCost.Swap <= reach)
        alive = true;
      rows[row + j] = left = best;
      if (best > reach) continue;
      if (first === FAR) first = j;
      last = j;
    }
    for (; j <= length && left + extra[j]! <= reach; j++) {
      rows[row + j] = left = left + extra[j]!;
      last = j;
    }
    if (j <= length) rows[row + j] = FAR;
    low[depth] = first;
    high[depth] = last;
    const steps = this.steps[symbol];
    return (steps !== undefined && this.applyRules(steps, depth)) || alive || last >= 0;
  }

  /** A cell of a row, far away where it was not computed. */
  private cell(depth: number, column: number, row: number): number {
    return column >= this.low[depth]! && column <= this.high[depth]!
      ? this.rows[row + column]!
      : FAR;
  }

  /** Puts the group rules that end at this depth into its row. @returns whether one keeps the path in reach */
  private applyRules(steps: readonly RuleStep[], depth: number): boolean {
    let alive = false;
    for (const { rule, matched } of steps) {
      if (depth < matched || !this.pathEndsWith(rule.to, matched, depth)) continue;
      const start = depth - matched;
      const complete = matched === rule.to.length;
      for (const end of rule.ends) {
        const cost = this.cell(start, end - rule.fromLength, start * ROW) + rule.cost;
        if (cost > this.reach) continue;
        alive = true;
        if (complete) this.lowerFrom(depth, end, cost);
      }
    }
    return alive;
  }

  private pathEndsWith(to: readonly number[], count: number, depth: number): boolean {
    for (let i = 0; i < count; i++) if (this.path[depth - count + 1 + i] !== to[i]) return false;
    return true;
  }

  /** Lowers a cell, and those to its right that a letter too many then reaches for less. */
  private lowerFrom(depth: number, column: number, cost: number): void {
    const { rows, low, high, length } = this;
    const row = depth * ROW;
    const [first, last] = [low[depth]!, high[depth]!];
    let value = cost;
    let j = column;
    for (; j <= length && value <= this.reach && value < this.cell(depth, j, row); j++) {
      rows[row + j] = value;
      value += this.extra[j + 1] ?? FAR;
    }
    if (j === column) return;
    // Whatever lies between the old range and the new cells, and just outside, must read as far away.
    if (last < 0) {
      if (column > 0) rows[row + column - 1] = FAR;
      if (j <= length) rows[row + j] = FAR;
    } else {
      for (let k = last + 1; k < column; k++) rows[row + k] = FAR;
      for (let k = j; k < first; k++) rows[row + k] = FAR;
      if (column < first && column > 0) rows[row + column - 1] = FAR;
      if (j > last + 1 && j <= length) rows[row + j] = FAR;
    }
    low[depth] = Math.min(first, column);
    high[depth] = Math.max(last, j - 1);
  }
}
