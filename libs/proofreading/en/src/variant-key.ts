/** What the variants of English spell in two ways, and one of the two for both. In this order, each on the result of the one before. */
const CORRESPONDENCES: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L}{2})our(?!e)/gu, 'or'],
  [/(en|ti)ce(?=[sd]?$)/gu, '$1se'],
  [/ys(?=e|ing|ation|able)/gu, 'yz'],
  [/is(?=e(?:d|s|r|rs)?$|ing|abl|ation)/gu, 'iz'],
  [/oe|œ|ae|æ/gu, 'e'],
  [/([bcdfghkptv])re(?=s?$)/gu, '$1er'],
  [/([bcdfghkptv])r(?=ing$|ed$)/gu, '$1er'],
  [/ll/gu, 'l'],
  [/pp(?=ed$|ing$|er)/gu, 'p'],
  [/ogue(?=s?$)/gu, 'og'],
  [/mme(?=s?$)/gu, 'm'],
  [/dge(?=ment)/gu, 'dg'],
  [/geing$/gu, 'ging'],
  [/grey/gu, 'gray'],
  [/plough/gu, 'plow'],
  [/draught/gu, 'draft'],
  [/mou(?=ld|lt|stache)/gu, 'mo'],
  [/mostache/gu, 'mustache'],
  [/tyre/gu, 'tire'],
  [/kerb/gu, 'curb'],
  [/cheque/gu, 'check'],
  [/aluminium/gu, 'aluminum'],
  [/sceptic/gu, 'skeptic'],
  [/cosy|cosi(?=e|l|n)/gu, 'cozy'],
  [/pyjama/gu, 'pajama'],
  [/jewelery/gu, 'jewelry'],
  [/artefact/gu, 'artifact'],
  [/gaol/gu, 'jail'],
];

/** Equal for the spellings that one word has in the variants of English, as `colour` and `color`. Lower case. */
export function variantKey(word: string): string {
  return CORRESPONDENCES.reduce(
    (key, [pattern, by]) => key.replace(pattern, by),
    word.toLowerCase(),
  );
}
