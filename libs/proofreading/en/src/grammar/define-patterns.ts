import { type Rule, type Span, defineRule } from '@tercet/proofreading-core';
import {
  type CompiledPattern,
  type Pattern,
  type PatternMatch,
  compilePattern,
  matchPattern,
} from './pattern';

/** A rule that is a list of patterns. */
export type PatternRule = Rule & {
  /** What to look for and what to write instead, best first. */
  readonly patterns: readonly Pattern[];
};

type PatternDefinition = Omit<PatternRule, 'check'> & {
  /** For what patterns cannot say, where they have found nothing. */
  readonly check?: Rule['check'];
  readonly safe?: boolean;
};

/** Where finds overlap, the first and longest is reported. */
export function definePatterns({
  patterns,
  check,
  safe = false,
  ...rule
}: PatternDefinition): PatternRule {
  const byWord = new Map<string, CompiledPattern[]>();
  for (const pattern of patterns)
    for (const [word, compiled] of compilePattern(pattern)) {
      const others = byWord.get(word);
      if (others) others.push(compiled);
      else byWord.set(word, [compiled]);
    }
  const defined = defineRule({
    ...rule,
    check(sentence, report) {
      const found: PatternMatch[] = [];
      for (const [index, { norm }] of sentence.tokens.entries()) {
        for (const pattern of byWord.get(norm) ?? []) {
          const match = matchPattern(pattern, sentence, index);
          if (match) found.push(match);
        }
      }
      let reported = -1;
      const spans: Span[] = [];
      for (const match of found.sort(byLength)) {
        if (match.start < reported) continue;
        reported = match.end;
        spans.push(match);
        report(match, match.fixes, { safe });
      }
      check?.(sentence, (span, fixes, options) => {
        const isNew = spans.every(({ start, end }) => span.end <= start || end <= span.start);
        if (isNew) report(span, fixes, options);
      });
    },
  });
  return { ...defined, patterns };
}

/** By position, the longest first; the sort keeps the order of equals. */
const byLength = (a: PatternMatch, b: PatternMatch): number => a.start - b.start || b.end - a.end;
