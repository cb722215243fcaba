import type { Checker, Issue, Passage, Span } from '@tercet/proofreading-core';
import { createHarperLinter, type HarperLinter } from './linter';
import { toIssue, type KnowsWord } from './to-issue';

/** A checker that is told which words the speller knows: what is misspelled is the speller's to say. */
export type GrammarChecker = (knows: KnowsWord) => Checker;

/** UTF-16 code units of one call: about 60 ms of work on a warm engine. */
const CHUNK_LENGTH = 1_000;

/** English grammar by Harper, in the second wave. Its spelling is off: names are its weak side. */
export function createHarperChecker(linter: HarperLinter = createHarperLinter()): GrammarChecker {
  return (knows) => checkerOf(linter, knows);
}

function checkerOf(linter: HarperLinter, knows: KnowsWord): Checker {
  return {
    id: 'en/harper',
    wave: 2,
    async check(passage) {
      const issues: Issue[] = [];
      for (const { start, end } of chunksOf(passage, knows)) {
        const lints = await linter.lint(passage.text.slice(start, end), passage.variant);
        for (const lint of lints) {
          const placed = { ...lint, start: lint.start + start, end: lint.end + start };
          const issue = toIssue(placed, passage, knows);
          if (issue) issues.push(issue);
        }
      }
      return issues;
    },
  };
}

/** Whole sentences, as many as fit; a sentence that alone does not fit is parted at spaces. */
function chunksOf({ text, sentences }: Passage, knows: KnowsWord): Span[] {
  const chunks: { start: number; end: number }[] = [];
  for (const { start, end } of sentences) {
    const last = chunks.at(-1);
    if (last && end - last.start <= CHUNK_LENGTH) last.end = end;
    else chunks.push({ start, end });
  }
  const words = sentences.flatMap(({ tokens }) =>
    tokens.filter((token) => token.kind === 'word' && token.text.length > 1 && knows(token.text)),
  );
  return inLanguage(
    chunks.flatMap((chunk) => partAtSpaces(text, chunk)),
    words,
  );
}

/** Share of its characters that known words make up in a chunk that is English. */
const LEAST_ENGLISH = 0.25;
/** Chunks up to this length need one known word: they cost next to nothing. UTF-16 code units. */
const SHORT = 100;

/**
 * Chunks that are English. Long runs of signs, of letters that are no words, of capitals or encoded data cost Harper
 * seconds, and without words there is no grammar.
 * @param words known ones, in order
 */
function inLanguage(chunks: readonly Span[], words: readonly Span[]): Span[] {
  let next = 0;
  return chunks.flatMap((chunk) => {
    while ((words[next]?.end ?? Infinity) <= chunk.start) next += 1;
    const from = next;
    while ((words[next]?.start ?? Infinity) < chunk.end) next += 1;
    const own = words.slice(from, next);
    const [first, last] = [own[0], own.at(-1)];
    if (!first || !last) return [];
    // What stands before the first word and after the last one may be such a run.
    const start = first.start - chunk.start > SHORT ? first.start : chunk.start;
    const end = chunk.end - last.end > SHORT ? last.end : chunk.end;
    const letters = own.reduce((sum, word) => sum + word.end - word.start, 0);
    const isEnglish = end - start <= SHORT || letters > (end - start) * LEAST_ENGLISH;
    return isEnglish ? [{ start, end }] : [];
  });
}

function partAtSpaces(text: string, { start, end }: Span): Span[] {
  const parts: Span[] = [];
  let from = start;
  while (end - from > 2 * CHUNK_LENGTH) {
    const space = text.lastIndexOf(' ', from + CHUNK_LENGTH);
    const to = space > from ? space + 1 : from + CHUNK_LENGTH;
    parts.push({ start: from, end: to });
    from = to;
  }
  return [...parts, { start: from, end }];
}
