import type { Locale } from '@tercet/contracts';
import type { Token } from '../sentence';
import type { ContextModel } from './context-model';
import { EDGE, type Unit, unitHash, unitsOf, unitsOfWord } from './context-units';

/** Levels of the three triples that hold the unit at one place: as their last, their middle and their first. */
export type Triples = readonly [last: number, middle: number, first: number];

/** A sentence's units, and how well others would fit in the place of one of them. */
export class Surroundings {
  readonly units: readonly Unit[];
  private readonly edge = unitHash(EDGE);

  constructor(
    tokens: readonly Token[],
    private readonly language: Locale,
    private readonly model: ContextModel,
  ) {
    this.units = unitsOf(tokens, language);
  }

  /** The units that a token became, or undefined where it left no trace. */
  placeOf(token: number): { readonly start: number; readonly end: number } | undefined {
    const start = this.units.findIndex((unit) => unit.token === token);
    if (start < 0) return undefined;
    let end = start + 1;
    while (this.units[end]?.token === token) end++;
    return { start, end };
  }

  /**
   * How much likelier a text is between its neighbours than by itself, as a natural logarithm: comparable between the
   * texts that may stand at one place, and only there.
   * @param start index of the first unit that the text replaces
   * @param end index behind the last one
   */
  gain(text: string, start: number, end: number): number {
    const hashes = unitsOfWord(text, this.language).map(unitHash);
    return hashes.reduce(
      (sum, hash) => sum - this.model.logFrequency(hash),
      this.logLikelihood(hashes, start, end),
    );
  }

  /** How likely some units are between the neighbours of a place, and these after them, as a natural logarithm. */
  logLikelihood(hashes: readonly number[], start: number, end: number): number {
    const next = this.hashAt(end);
    let before = this.hashAt(start - 2);
    let previous = this.hashAt(start - 1);
    let sum = 0;
    const read = (unit: number): void => {
      sum += this.model.logLikelihood(before, previous, unit);
      before = previous;
      previous = unit;
    };
    hashes.forEach(read);
    read(next);
    // Nothing is known of what follows the end of a sentence.
    if (next !== this.edge) read(this.hashAt(end + 1));
    return sum;
  }

  /** Levels of the triples with a unit in one place. */
  triplesWith(hash: number, place: number): Triples {
    const [before, previous] = [this.hashAt(place - 2), this.hashAt(place - 1)];
    const [next, after] = [this.hashAt(place + 1), this.hashAt(place + 2)];
    return [
      this.model.tripleLevel(before, previous, hash),
      this.model.tripleLevel(previous, hash, next),
      this.model.tripleLevel(hash, next, after),
    ];
  }

  /** Levels of the two pairs with a unit in one place, the rarer and the more frequent. */
  pairsWith(hash: number, place: number): { readonly least: number; readonly most: number } {
    const front = this.model.pairLevel(this.hashAt(place - 1), hash);
    const back = this.model.pairLevel(hash, this.hashAt(place + 1));
    return { least: Math.min(front, back), most: Math.max(front, back) };
  }

  private hashAt(index: number): number {
    return this.units[index]?.hash ?? this.edge;
  }
}
