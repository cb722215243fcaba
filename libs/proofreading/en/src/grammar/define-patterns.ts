import { type Rule, defineRule } from '@tercet/proofreading-core';
import { type CompiledPattern, type Pattern, compilePattern, matchPattern } from './pattern';

type PatternDefinition = Omit<Rule, 'check'> & {
  /** What to look for and what to write instead, best first. */
  readonly patterns: readonly Pattern[];
  readonly safe?: boolean;
};

/** A rule that is a list of patterns. Of patterns that find the same place, the first reports. */
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
      let reported = -1;
      for (const [index, { norm }] of sentence.tokens.entries()) {
        for (const pattern of byWord.get(norm) ?? []) {
          const found = matchPattern(pattern, sentence, index);
          if (!found || found.start < reported) continue;
          reported = found.end;
          report(found, found.fixes, { safe });
        }
      }
    },
  });
}
