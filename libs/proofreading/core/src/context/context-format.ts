/**
 * Layout of a `.context.bin` file, all numbers little-endian.
 *
 * Four 32-bit words: magic, version, number of n-grams, number of words counted. Then for each of `BUCKETS` buckets how
 * many n-grams it holds (16 bits). Then the n-grams themselves, three bytes each: the low 19 bits of the hash above 5
 * bits for how often it was seen. The high 13 bits of the hash are the bucket; in it, n-grams ascend. N-grams of one,
 * two and three words lie side by side: their hashes tell them apart (a wrong match comes once in about 5,000 questions).
 */
export const CONTEXT_MAGIC = 0x58544354;
export const CONTEXT_VERSION = 1;
export const CONTEXT_HEADER = 4;
export const BUCKET_BITS = 13;
export const BUCKETS = 1 << BUCKET_BITS;
export const ENTRY_BYTES = 3;
export const LEVEL_BITS = 5;
export const LEVEL_MASK = (1 << LEVEL_BITS) - 1;
export const REMAINDER_MASK = (1 << (32 - BUCKET_BITS)) - 1;

/** Each level stands for so many times the count of the one below; level 1 for `LEAST_COUNT`, 0 for never. */
export const LEVEL_FACTOR = 1.6;
export const LEAST_COUNT = 0.5;

export const bucketOf = (hash: number): number => hash >>> (32 - BUCKET_BITS);

/** The level of a weighted count, 1 to 31. */
export function levelOf(count: number): number {
  const level = 1 + Math.round(Math.log(count / LEAST_COUNT) / Math.log(LEVEL_FACTOR));
  return Math.max(1, Math.min(LEVEL_MASK, level));
}

/** The count that a level stands for; 0 for level 0. */
export const countOf = (level: number): number =>
  level === 0 ? 0 : LEAST_COUNT * LEVEL_FACTOR ** (level - 1);
