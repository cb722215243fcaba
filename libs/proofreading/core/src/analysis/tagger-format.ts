/**
 * Layout of a `.tagger.bin` file: four little-endian 32-bit words (magic, version, number of weights, a power of two,
 * and how much weight makes a margin of 1), then one signed byte for each weight. A weight stands for all features
 * whose hash is its number.
 */
export const TAGGER_MAGIC = 0x54544354;
export const TAGGER_VERSION = 1;
export const TAGGER_HEADER = 4;
