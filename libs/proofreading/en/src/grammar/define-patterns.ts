import { type Rule, defineRule } from '@tercet/proofreading-core';
import {
  type CompiledPattern,
  type Pattern,
  type PatternMatch,
  compilePattern,
  matchPattern,
} from './pattern';

type PatternDefinition = Omit<Rule, 'check'> & {
  /** What to look for and what to write instead, best first. */
  readonly patterns: readonly Pattern[];
  readonly safe?: boolean;
};

/** A rule that is a list of patterns. Where finds overlap, the first and longest is reported. */
export function definePatterns({ patterns, safe = false, ...rule }: PatternDefinition): Rule {
  const byWord = new Map<string, CompiledPattern[]>();
  for (const pattern of patterns)
    for (const [word, compiled] of compilePattern(pattern)) {
      const others = byWord.get(word);
      if (others) others.push(compiled);
      else byWord.set(word, [compiled]);
    }
  return defineRule({
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
      for (const match of found.sort(byLength)) {
        if (match.start < reported) continue;
        reported = match.end;
        report(match, match.fixes, { safe });
      }
    },
  });
}

/** By position, the longest first; the sort keeps the order of equals. */
const byLength = (a: PatternMatch, b: PatternMatch): number => a.start - b.start || b.end - a.end;
