/**
 * Layout of a `.morph.bin` file. All numbers are little endian.
 *
 * Header: six 32-bit words (see `MorphologyField`), then in this order
 * 1. table: UTF-8, three blocks parted by an empty line:
 *    tags, one a line; changes, one a line as `ending of the form`, tab, `ending of the lemma`;
 *    classes from number 1 on, one a line as pairs `tag:change` of decimal numbers parted by spaces;
 * 2. low bytes, then high bytes of the class of each word of the spelling dictionary, in its order.
 *    Class 0 is that of words without readings.
 */
export const MORPHOLOGY_MAGIC = 0x4d544354;
export const MORPHOLOGY_VERSION = 1;
export const MORPHOLOGY_HEADER = 6;

export const MorphologyField = {
  Magic: 0,
  Version: 1,
  Words: 2,
  /** `dictionaryStamp` of the dictionary whose word numbers the file uses. */
  Stamp: 3,
  TableBytes: 4,
} as const;

/** Tells two dictionaries apart, whose words are numbered differently. */
export function dictionaryStamp(dictionary: {
  readonly edges: Uint32Array;
  readonly size: number;
}): number {
  let sum = 0x811c9dc5 ^ dictionary.size;
  for (const edge of dictionary.edges) sum = Math.imul(sum ^ edge, 0x01000193);
  return sum >>> 0;
}
