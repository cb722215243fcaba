const NUMERAL = String.raw`m{0,3}(?:c[md]|d?c{0,3})(?:x[cl]|l?x{0,3})(?:i[vx]|v?i{0,3})`;
/** In small letters, or in capitals with an ordinal ending behind them. */
const SMALL = new RegExp(`^${NUMERAL}$`, 'u');
const ORDINAL = new RegExp(`^${NUMERAL.toUpperCase()}(?:er?|re|èmes?|es|th|st|nd|rd)$`, 'u');

/** Whether a word is a well-formed Roman numeral: `xiv` and `XIVe`, not `vivd` or `illl`. */
export function isRomanNumeral(word: string): boolean {
  return word !== '' && (SMALL.test(word) || (ORDINAL.test(word) && /^[IVXLCDM]/u.test(word)));
}
