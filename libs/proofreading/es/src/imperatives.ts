import { entryOf } from '@tercet/proofreading-core';
/** Pronouns that the dictionary does not have behind every verb: `-lo` and the like, and `te` or `se` before them. */
const PRONOUNS = /(?:te|se)?l[oa]s?$/u;
const ACUTE: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' };
/** The accent stands on the last syllable but one: `cómpra`, `vuélve`, `piénsen`. */
const STRESSED = /^[^áéíóú]*[áéíóú][iu]?[^aeiouáéíóú]+[iu]?[ae]n?$/u;
const OF_ONE_SYLLABLE: ReadonlySet<string> = new Set('dá dé dí ház pón sál tén vé vén'.split(' '));

/**
 * The imperative that a word with pronouns behind it is of: `compra` for `cómpratelo`, `pon` for `póntelo`.
 * None where the accent does not stand on the stressed syllable of the verb.
 */
export function imperativesOf(word: string): readonly string[] {
  const pronouns = PRONOUNS.exec(word)?.[0];
  const stem = pronouns ? word.slice(0, -pronouns.length) : '';
  if (!STRESSED.test(stem) && !OF_ONE_SYLLABLE.has(stem)) return [];
  return [stem.replace(/[áéíóú]/u, (vowel) => entryOf(ACUTE, vowel) ?? vowel)];
}
