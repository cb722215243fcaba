import type { Locale } from '@tercet/contracts';
import { CORPORA, readCorpus } from './corpora';

/** What running text says of one word form, as written (letter case kept). */
export interface WordCount {
  /** Occurrences per million words, averaged over the collections by weight. */
  perMillion: number;
  /** Occurrences where a capital says something: not at the start of a sentence. */
  inside: number;
  total: number;
  /** Number of collections that hold it. */
  sources: number;
}

export interface Counts {
  readonly words: ReadonlyMap<string, WordCount>;
  /** `first second` → occurrences per million words, lower-case neighbours only. */
  readonly pairs: ReadonlyMap<string, number>;
}

const WORD = /[\p{L}\p{M}]+(?:['-][\p{L}\p{M}]+)*/gu;
const SENTENCE_START = /(?:^|[.!?:…«»"“”—–•*()\]-]\s*)$/u;

interface Tally {
  total: number;
  inside: number;
}

function tallyCorpus(lines: readonly string[]) {
  const words = new Map<string, Tally>();
  const pairs = new Map<string, number>();
  let total = 0;
  for (const line of lines) {
    let before = '';
    let end = -1;
    for (const match of line.matchAll(WORD)) {
      const [word] = match;
      const tally = words.get(word) ?? { total: 0, inside: 0 };
      if (tally.total === 0) words.set(word, tally);
      tally.total++;
      total++;
      if (!SENTENCE_START.test(line.slice(Math.max(0, match.index - 3), match.index)))
        tally.inside++;
      const follows = match.index === end + 1 && line[end] === ' ';
      if (follows && before && word === word.toLowerCase()) {
        const pair = `${before} ${word}`;
        pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
      }
      before = word === word.toLowerCase() && word.length < 12 ? word : '';
      end = match.index + word.length;
    }
  }
  return { words, pairs, total };
}

/** Counts words and neighbouring pairs over all collections of a language. */
export function countWords(language: Locale, folder: string): Counts {
  const words = new Map<string, WordCount>();
  const pairs = new Map<string, number>();
  const tallies = CORPORA[language].map(({ name, weight }) => {
    const tally = tallyCorpus(readCorpus(folder, name));
    // The square root keeps one big collection from deciding alone, and a tiny one from counting as much.
    return { ...tally, weight: weight * Math.sqrt(tally.total) };
  });
  const sum = tallies.reduce((all, { weight }) => all + weight, 0);
  for (const tally of tallies) {
    const scale = ((tally.weight / sum) * 1e6) / tally.total;
    for (const [word, { total, inside }] of tally.words) {
      const count = words.get(word) ?? { perMillion: 0, inside: 0, total: 0, sources: 0 };
      if (count.sources === 0) words.set(word, count);
      count.perMillion += total * scale;
      count.inside += inside;
      count.total += total;
      count.sources++;
    }
    for (const [pair, total] of tally.pairs)
      if (total > 2) pairs.set(pair, (pairs.get(pair) ?? 0) + total * scale);
  }
  return { words, pairs };
}
