import type { Locale } from '@tercet/contracts';

/** Vowels written next to each other that belong to one syllable count once; what splits or drops one differs by language. */
const COUNTERS: Readonly<Record<Locale, (word: string) => number>> = {
  en: englishSyllables,
  fr: frenchSyllables,
  es: spanishSyllables,
};

/**
 * Syllables of a word as it is spelled: an estimate, right for most words and near for the others. At least one.
 * @param word letters, in any case, NFC or NFD; parts joined by hyphens or apostrophes are counted each
 */
export function countSyllables(word: string, locale: Locale): number {
  const parts = word
    .normalize('NFC')
    .toLowerCase()
    .split(/[-‑'’]/u);
  const count = parts.reduce((sum, part) => sum + (part ? COUNTERS[locale](part) : 0), 0);
  return Math.max(1, count);
}

const countOf = (word: string, pattern: RegExp): number => word.match(pattern)?.length ?? 0;

/** Vowel groups; a final mute e, and the e of -ed and -es that is not heard, do not count; hiatus counts twice. */
function englishSyllables(word: string): number {
  const spoken = word
    .replace(/(?<=[aeiouy].*)(?<![td])ed$/u, 'd')
    .replace(/(?<=[aeiouy].*)(?<!(?:[sxz]|[cs]h|c|g))es$/u, 's')
    .replace(/(?<=[aeiouy].*[^aeiouyl]|[aeiouy]l|[aeiouy].*ll)e$/u, '')
    .replace(/(?<=[^aeiouy])e(?=(?:ly|ment|ments|less|ful|ness)$)/u, '');
  const groups = countOf(spoken, /[aeiouyàâäéèêëïîôöüû]+/gu);
  const hiatus = countOf(
    spoken,
    /i[ao](?!u)|[eo]a(?=t(?:e|or|ion))|u[ao]|eo(?!p)|[aeio]ing$|ism$/gu,
  );
  const joined = countOf(spoken, /(?:[cst]i[ao]|gio|qu[ao]|gu[ao]|[nl]ion|geo)/gu);
  return Math.max(groups === 0 ? 0 : 1, groups + hiatus - joined);
}

/** Vowel groups, which include semi-vowels; a mute e at the end of a word does not count. */
function frenchSyllables(word: string): number {
  const spoken = word
    .replace(/(?<=q)u|(?<=g)u(?=[eiéèêë])/gu, '')
    .replace(/(?<=[aeiouyàâéèêëîïôûùœ].*)(?:e|es)$/u, '')
    // The -ent of verbs is mute, that of nouns is not; of -aient and -èrent the spelling is sure.
    .replace(/(?<=ai)ent$|(?<=èr)ent$/u, '');
  const groups = countOf(spoken, /[aeiouyàâäéèêëîïôöûùüœæ]+/gu);
  const hiatus = countOf(spoken, /[aeo][éèïü]|é[aoue]|[bcdfgpt][lr]i[eéaoè]/gu);
  return Math.max(groups === 0 ? 0 : 1, groups + hiatus);
}

/** Strong vowels, and weak ones with an accent, each have a syllable of their own; weak ones beside them do not. */
function spanishSyllables(word: string): number {
  const spoken = word
    .replace(/(?<=q)u|(?<=g)u(?=[eiéí])/gu, '')
    .replace(/y$/u, 'i')
    .replace(/h/gu, '');
  const strong = countOf(spoken, /[aeoáéóíú]/gu);
  const weakAlone = countOf(spoken, /(?<![aeoáéóíú])[iuü]+(?![aeoáéóíúiuü])/gu);
  return strong + weakAlone;
}
