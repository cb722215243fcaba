import type { FoundIssue } from './line-checker';
import type { MarkedError, Sentence, Stretch } from './sets';

export type IssuesOf = (sentence: Sentence) => readonly FoundIssue[];

/** Whether an issue lies on an error; one that inserts something also where it only touches. */
export function liesOn(issue: Stretch, error: Stretch): boolean {
  const isPoint = issue.start === issue.end || error.start === error.end;
  return isPoint
    ? issue.start <= error.end && issue.end >= error.start
    : issue.start < error.end && issue.end > error.start;
}

/** What two spellings of the same have in common: neither the kind of quotes and spaces nor composition counts. */
export function comparable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[‘’‛ʼ]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/gu, ' ')
    .replace(/ (?=[.,:;!?])/g, '')
    .trim();
}

function inOtherCase(text: string): string {
  const first = text.charAt(0);
  const upper = first.toUpperCase();
  return (first === upper ? first.toLowerCase() : upper) + text.slice(1);
}

/** The text with a stretch replaced, in either case of the replacement's first letter. */
const replaced = (text: string, { start, end }: Stretch, by: string): string[] =>
  [by, inOtherCase(by)].map((word) => comparable(text.slice(0, start) + word + text.slice(end)));

/** The place, from 1, of the first suggestion that makes the text what one of the corrections makes it; infinite without one. */
export function rankOfCorrection(
  text: string,
  error: MarkedError,
  issues: readonly FoundIssue[],
): number {
  const right = new Set(error.corrections.flatMap((by) => replaced(text, error, by)));
  const ranks = issues.map(({ suggestions, ...place }) => {
    const index = suggestions.findIndex((by) =>
      replaced(text, place, by).some((mended) => right.has(mended)),
    );
    return index < 0 ? Infinity : index + 1;
  });
  return Math.min(Infinity, ...ranks);
}

export interface Recall {
  readonly errors: number;
  /** Shares of the errors, 0 to 1. */
  readonly detection: number;
  readonly correct1: number;
  readonly correct3: number;
}

/** Detection: an issue lies on the error. Correct@k: one of its first k suggestions mends it. */
export function recall(sentences: readonly Sentence[], issuesOf: IssuesOf): Recall {
  const ranks = sentences.flatMap((sentence) => {
    const issues = issuesOf(sentence);
    return (sentence.errors ?? []).map((error) => {
      const on = issues.filter((issue) => liesOn(issue, error));
      return { isDetected: on.length > 0, rank: rankOfCorrection(sentence.text, error, on) };
    });
  });
  const share = (holds: (one: (typeof ranks)[number]) => boolean) =>
    ranks.filter(holds).length / ranks.length;
  return {
    errors: ranks.length,
    detection: share(({ isDetected }) => isDetected),
    correct1: share(({ rank }) => rank <= 1),
    correct3: share(({ rank }) => rank <= 3),
  };
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu;

/** Words, which hold a letter, and where they stand. */
export function wordsOf(text: string): Stretch[] {
  return [...text.matchAll(WORD)]
    .filter(([word]) => /\p{L}/u.test(word))
    .map(({ 0: word, index }) => ({ start: index, end: index + word.length }));
}

export interface FalseAlarms {
  readonly words: number;
  /** All of them, also those that are right. */
  readonly alarms: number;
  readonly perThousand: number;
  /** Alarms that lie on errors which somebody has read and found to be errors. */
  readonly right: number;
}

/** Issues on text that is taken for right. */
export function falseAlarms(
  sentences: readonly Sentence[],
  issuesOf: IssuesOf,
  isRight: (sentence: Sentence, issue: FoundIssue) => boolean = () => false,
): FalseAlarms {
  const words = sentences.reduce((sum, { text }) => sum + wordsOf(text).length, 0);
  const alarms = sentences.flatMap((sentence) =>
    issuesOf(sentence).map((issue) => isRight(sentence, issue)),
  );
  return {
    words,
    alarms: alarms.length,
    perThousand: (alarms.length / words) * 1_000,
    right: alarms.filter(Boolean).length,
  };
}

export interface WordLevel {
  readonly words: number;
  /** (Right words left alone + misspelled words flagged) / all words. */
  readonly accuracy: number;
  readonly precision: number;
  readonly recall: number;
}

/** Each word of texts with and without misspellings: is it flagged, and is it misspelled? */
export function wordLevel(sentences: readonly Sentence[], issuesOf: IssuesOf): WordLevel {
  const counts = { hits: 0, misses: 0, alarms: 0, silences: 0 };
  for (const sentence of sentences) {
    const issues = issuesOf(sentence);
    for (const word of wordsOf(sentence.text)) {
      const isFlagged = issues.some((issue) => liesOn(issue, word));
      const isWrong = (sentence.errors ?? []).some((error) => liesOn(error, word));
      if (isWrong) counts[isFlagged ? 'hits' : 'misses'] += 1;
      else counts[isFlagged ? 'alarms' : 'silences'] += 1;
    }
  }
  const { hits, misses, alarms, silences } = counts;
  const words = hits + misses + alarms + silences;
  return {
    words,
    accuracy: (hits + silences) / words,
    precision: hits / (hits + alarms),
    recall: hits / (hits + misses),
  };
}

/** The text with the first suggestion of each issue put in, from left to right; of those that overlap, the first. */
export function withFirstSuggestions(text: string, issues: readonly FoundIssue[]): string {
  let mended = '';
  let position = 0;
  for (const { start, end, suggestions } of issues.toSorted(
    (a, b) => a.start - b.start || b.end - a.end,
  )) {
    const [best] = suggestions;
    if (start < position || best === undefined) continue;
    mended += text.slice(position, start) + best;
    position = end;
  }
  return mended + text.slice(position);
}

/** The value below which a share of the numbers lies. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.filter(Number.isFinite).toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}
