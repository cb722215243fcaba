import type { WordConstraints } from '@tercet/proofreading-core';

/** Pronouns that stand before a verb and nothing else. */
const BEFORE_VERB = new Set(['me', 'te', 'se', 'nos', 'os', 'le', 'les']);
const OBJECTS = new Set(['lo', 'la', 'los', 'las']);
const FINITE = /^(?:VERB|AUX)\.fin/u;

/** `me la corte`: after `me`, `la` is a pronoun, and what follows is a verb. */
export const constrainSpanish: WordConstraints = (words) => {
  const patterns = new Map<number, RegExp>();
  words.forEach((word, index) => {
    // After a verb in the same token the pronoun hangs on to it.
    if (!BEFORE_VERB.has(word.norm) || (word.gap === '' && index > 0)) return;
    let at = index + 1;
    while (BEFORE_VERB.has(words[at]?.norm ?? '')) at += 1;
    const object = OBJECTS.has(words[at]?.norm ?? '') ? at : undefined;
    if (object !== undefined) at += 1;
    if (!words[at]?.readings.some(({ tag }) => FINITE.test(tag))) return;
    if (object !== undefined) patterns.set(object, /^PRON/u);
    patterns.set(at, FINITE);
  });
  return patterns;
};
