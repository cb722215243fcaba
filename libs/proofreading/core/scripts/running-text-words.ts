import type { Locale } from '@tercet/contracts';
import { foldWord } from '../src/speller/dictionary-format';
import type { Counts, WordCount } from './count-words';

/** Words that running text vouches for although the dictionary lacks them. */
export interface FoundWords {
  readonly names: readonly string[];
  readonly words: readonly string[];
}

const stripAccents = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '');

/** All strings that one dropped letter leaves; two words one edit apart share one (or one is the other's). */
function* deletions(word: string): Generator<string> {
  yield word;
  for (let i = 0; i < word.length; i++) yield word.slice(0, i) + word.slice(i + 1);
}

/** Finds, for a rare word, the dictionary words that it may well be a misspelling of. */
class NearWords {
  private readonly byDeletion = new Map<string, string[]>();
  private readonly byLetters = new Set<string>();

  constructor(
    known: Iterable<string>,
    private readonly perMillion: (word: string) => number,
  ) {
    for (const word of known) {
      this.byLetters.add(stripAccents(word));
      if (perMillion(word) < 1) continue;
      for (const key of deletions(word)) {
        const list = this.byDeletion.get(key);
        if (list) list.push(word);
        else this.byDeletion.set(key, [word]);
      }
    }
  }

  /** Whether a dictionary word has the same letters, and this one is not clearly the more frequent. */
  isMisaccented(word: string, perMillion: number): boolean {
    const bare = stripAccents(word);
    return this.byLetters.has(bare) && (bare === word || perMillion < 2 * this.perMillion(bare));
  }

  isLikelyTypo(word: string, perMillion: number): boolean {
    return this.isNear(word, 8 * perMillion);
  }

  /** Whether a word more frequent than this lies within one slip. */
  isNear(word: string, perMillion: number): boolean {
    for (const key of deletions(word))
      for (const near of this.byDeletion.get(key) ?? [])
        if (this.perMillion(near) > perMillion) return true;
    return false;
  }
}

/** Words of a lexicon that look like nothing else. A word of a `rare` one may lie near no word at all that people use. */
function lexiconWords(
  lexicon: ReadonlySet<string>,
  known: ReadonlySet<string>,
  near: NearWords,
  isRare: boolean,
): string[] {
  return [...lexicon].filter((word) => {
    const folded = foldWord(word);
    return (
      /^\p{L}{4,}$/u.test(word) &&
      !known.has(folded) &&
      !near.isMisaccented(folded, 0.01) &&
      !(isRare ? near.isNear(folded, 0) : near.isLikelyTypo(folded, 1))
    );
  });
}

/** How plurals are built: after a vowel with `-s` in both languages, in Spanish otherwise with `-es`. */
const PLURALS: Readonly<Record<'fr' | 'es', readonly (readonly [one: RegExp, several: string])[]>> =
  {
    fr: [[/([aeiouéèy])$/u, '$1s']],
    es: [
      [/([aeiouáéíóú])$/u, '$1s'],
      [/ón$/u, 'ones'],
      [/([aeiou][dlr])$/u, '$1es'],
    ],
  };
const SINGULARS: Readonly<
  Record<'fr' | 'es', readonly (readonly [several: RegExp, one: string])[]>
> = {
  fr: [[/([aeiouéèy])s$/u, '$1']],
  es: [
    [/ones$/u, 'ón'],
    [/([aeiou][dlr])es$/u, '$1'],
    [/([aeiouáéíóú])s$/u, '$1'],
  ],
};

/** A word in the number in which it does not stand; what has only one, `lunes` or `temps`, is known. */
function otherNumber(language: 'fr' | 'es', word: string): string | undefined {
  const [ending, other] =
    [...SINGULARS[language], ...PLURALS[language]].find(([end]) => end.test(word)) ?? [];
  return ending && other !== undefined ? word.replace(ending, other) : undefined;
}

/** New words in the number in which they were not met: one that is vouched for in the plural is no less one in the singular. */
function otherNumbers(
  language: 'fr' | 'es',
  words: readonly string[],
  known: ReadonlySet<string>,
  near: NearWords,
): string[] {
  const isNew = (word: string) =>
    !known.has(word) && !near.isMisaccented(word, 0.01) && !near.isLikelyTypo(word, 1);
  return words.flatMap((word) => {
    const other = /^\p{Ll}{6,}$/u.test(word) ? otherNumber(language, word) : undefined;
    return other !== undefined && isNew(other) ? [other] : [];
  });
}

/** Letters from which on a word that has no other near it needs few witnesses. */
const ALONE = 7;

/**
 * Words that recur in independent collections (names by their capital inside sentences, new words by their
 * spread) and those of a lexicon. A word that looks like a frequent one with a typing error or without its
 * accents is left out, and in French and Spanish whatever English knows (manuals quote their commands).
 * @param vouched words that somebody has listed: only their other number is looked for
 */
export function findWords(
  language: Locale,
  counts: Counts,
  known: ReadonlySet<string>,
  english: ReadonlySet<string>,
  lexicon: ReadonlySet<string>,
  rare: ReadonlySet<string> = new Set(),
  vouched: readonly string[] = [],
): FoundWords {
  const perMillion = (word: string): number => counts.words.get(word)?.perMillion ?? 0;
  const near = new NearWords(known, perMillion);
  const foreign = (folded: string): boolean => language !== 'en' && english.has(folded);
  const unknown = [...counts.words].filter(
    ([word]) => /^\p{L}{3,}$/u.test(word) && !known.has(foldWord(word)) && !foreign(foldWord(word)),
  );
  const isName = ([word, count]: [string, WordCount]): boolean =>
    /^\p{Lu}\p{Ll}+$/u.test(word) &&
    count.inside >= 4 &&
    (count.sources > 1 || count.total >= 12) &&
    perMillion(word.toLowerCase()) * 4 < count.perMillion &&
    !near.isMisaccented(foldWord(word), count.perMillion);
  const isWord = ([word, count]: [string, WordCount]): boolean =>
    /^\p{Ll}+$/u.test(word) &&
    !near.isMisaccented(word, count.perMillion) &&
    ((count.sources >= 3 && count.total >= 5) || (count.sources >= 2 && count.total >= 12)
      ? !near.isLikelyTypo(word, count.perMillion)
      : count.sources >= 2 && count.total >= 3 && word.length >= ALONE && !near.isNear(word, 0));
  const words = [
    ...unknown.filter(isWord).map(([word]) => word),
    ...lexiconWords(lexicon, known, near, false),
    ...lexiconWords(rare, known, near, true),
  ];
  return {
    names: unknown.filter(isName).map(([word]) => word),
    words:
      language === 'en'
        ? words
        : [...words, ...otherNumbers(language, [...words, ...vouched], known, near)],
  };
}

/** Neighbours so frequent that running them together is a likely slip: `a lot`, `of course`. */
export function frequentPairs(counts: Counts, known: ReadonlySet<string>, limit: number) {
  return [...counts.pairs]
    .filter(([pair]) => {
      const [first = '', second = ''] = pair.split(' ');
      return (
        /^[\p{L}']+ [\p{L}']+$/u.test(pair) &&
        known.has(first) &&
        known.has(second) &&
        !known.has(first + second)
      );
    })
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, limit);
}
