import {
  BUCKETS,
  CONTEXT_HEADER,
  CONTEXT_MAGIC,
  CONTEXT_VERSION,
  ENTRY_BYTES,
  LEVEL_BITS,
  LEVEL_MASK,
  REMAINDER_MASK,
  bucketOf,
  countOf,
} from './context-format';
import { extendHash } from './ngram-hash';

/** What a step to a shorter context costs (Brants et al. 2007, "stupid backoff"), as a natural logarithm. */
const BACKOFF = Math.log(0.4);
/** Stands for a unit that was not counted. */
const UNSEEN_COUNT = 0.3;

const LOG_COUNTS = Float64Array.from({ length: LEVEL_MASK + 1 }, (_, level) =>
  Math.log(level === 0 ? UNSEEN_COUNT : countOf(level)),
);

/** Pruned counts of one, two and three units of running text that follow each other. Units are given by their hashes. */
export class ContextModel {
  /** First entry of each bucket, and behind the last one. */
  private readonly starts = new Uint32Array(BUCKETS + 1);
  private readonly entries: Uint8Array;
  private readonly logTotal: number;
  readonly size: number;

  /** @throws Error when the bytes are no model of this version. */
  constructor(bytes: Uint8Array) {
    const head = CONTEXT_HEADER * 4;
    const first = head + BUCKETS * 2;
    if (bytes.length < first) throw new Error('The context file is cut short.');
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (view.getUint32(0, true) !== CONTEXT_MAGIC || view.getUint32(4, true) !== CONTEXT_VERSION)
      throw new Error('The file is no context model of this version.');
    this.size = view.getUint32(8, true);
    this.logTotal = Math.log(Math.max(1, view.getUint32(12, true)));
    for (let bucket = 0; bucket < BUCKETS; bucket++)
      this.starts[bucket + 1] = this.starts[bucket]! + view.getUint16(head + bucket * 2, true);
    if (this.starts[BUCKETS] !== this.size || bytes.length < first + this.size * ENTRY_BYTES)
      throw new Error('The context file is cut short.');
    this.entries = bytes.subarray(first, first + this.size * ENTRY_BYTES);
  }

  /** How often an n-gram was seen: 0 (not kept) to 31, each level 1.6 times the one below. */
  level(hash: number): number {
    const bucket = bucketOf(hash);
    const wanted = hash & REMAINDER_MASK;
    let low = this.starts[bucket]!;
    let high = this.starts[bucket + 1]! - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const at = middle * ENTRY_BYTES;
      const entry =
        this.entries[at]! | (this.entries[at + 1]! << 8) | (this.entries[at + 2]! << 16);
      const remainder = entry >> LEVEL_BITS;
      if (remainder === wanted) return entry & LEVEL_MASK;
      if (remainder < wanted) low = middle + 1;
      else high = middle - 1;
    }
    return 0;
  }

  /** Level of two units side by side. */
  pairLevel(first: number, second: number): number {
    return this.level(extendHash(first, second));
  }

  /** Level of three units in a row. */
  tripleLevel(first: number, second: number, third: number): number {
    return this.level(extendHash(extendHash(first, second), third));
  }

  /** Natural logarithm of how likely a unit is by itself. */
  logFrequency(unit: number): number {
    return LOG_COUNTS[this.level(unit)]! - this.logTotal;
  }

  /**
   * Natural logarithm of how likely a unit is after two others: a score, not a normalised probability. The shorter
   * n-grams of one that was kept were kept too, so that asking for them first keeps wrong matches of hashes out.
   */
  logLikelihood(before: number, previous: number, unit: number): number {
    const alone = this.level(unit);
    const following = alone > 0 ? this.pairLevel(previous, unit) : 0;
    if (following === 0) return 2 * BACKOFF + LOG_COUNTS[alone]! - this.logTotal;
    const pair = extendHash(before, previous);
    const front = this.level(pair);
    const triple = front > 0 ? this.level(extendHash(pair, unit)) : 0;
    if (triple > 0) return atMostZero(LOG_COUNTS[triple]! - LOG_COUNTS[front]!);
    return BACKOFF + atMostZero(LOG_COUNTS[following]! - LOG_COUNTS[this.level(previous)]!);
  }
}

const atMostZero = (value: number): number => (value > 0 ? 0 : value);
