import type { Checker, Issue, Passage, Span } from '@tercet/proofreading-core';
import { createHarperLinter, type HarperLinter } from './linter';
import { toIssue } from './to-issue';

/** UTF-16 code units of one call: about 60 ms of work on a warm engine. */
const CHUNK_LENGTH = 1_000;

/** English grammar by Harper, in the second wave. Its spelling is off: names are its weak side. */
export function createHarperChecker(linter: HarperLinter = createHarperLinter()): Checker {
  return {
    id: 'en/harper',
    wave: 2,
    async check(passage) {
      const issues: Issue[] = [];
      for (const { start, end } of chunksOf(passage)) {
        const lints = await linter.lint(passage.text.slice(start, end), passage.variant);
        for (const lint of lints) {
          const placed = { ...lint, start: lint.start + start, end: lint.end + start };
          const issue = toIssue(placed, passage);
          if (issue) issues.push(issue);
        }
      }
      return issues;
    },
  };
}

/** Whole sentences, as many as fit; a sentence that alone does not fit is parted at spaces. */
function chunksOf({ text, sentences }: Passage): Span[] {
  const chunks: { start: number; end: number }[] = [];
  for (const { start, end } of sentences) {
    const last = chunks.at(-1);
    if (last && end - last.start <= CHUNK_LENGTH) last.end = end;
    else chunks.push({ start, end });
  }
  const words = sentences.flatMap(({ tokens }) => tokens.filter(({ kind }) => kind === 'word'));
  return withWords(
    chunks.flatMap((chunk) => partAtSpaces(text, chunk)),
    words,
  );
}

/** Long runs of signs, emoji or encoded data cost Harper seconds, and without a word there is no grammar. */
function withWords(chunks: readonly Span[], words: readonly Span[]): Span[] {
  let next = 0;
  return chunks.filter(({ start, end }) => {
    while ((words[next]?.end ?? Infinity) <= start) next += 1;
    return (words[next]?.start ?? Infinity) < end;
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
