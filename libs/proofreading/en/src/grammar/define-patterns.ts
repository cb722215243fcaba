import { type Rule, type RuleSentence, type Span, defineRule } from '@tercet/proofreading-core';
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
  /** Further patterns, by the name of the message that theirs is: one of `messages`. */
  readonly named?: Readonly<Record<string, readonly Pattern[]>>;
  /** Whether a find is right after all, as only its sentence tells. */
  readonly isRight?: (sentence: RuleSentence, found: Span) => boolean;
  /** For what patterns cannot say, where they have found nothing. */
  readonly check?: Rule['check'];
  readonly safe?: boolean;
};

/** Where finds overlap, the first and longest is reported. */
export function definePatterns({
  patterns,
  named = {},
  isRight,
  check,
  safe = false,
  ...rule
}: PatternDefinition): PatternRule {
  const byWord = new Map<string, Line[]>();
  const lines = [
    ...patterns.map((pattern) => ({ pattern, message: undefined })),
    ...Object.entries(named).flatMap(([message, own]) =>
      own.map((pattern) => ({ pattern, message })),
    ),
  ];
  for (const { pattern, message } of lines)
    for (const [word, compiled] of compilePattern(pattern)) {
      const others = byWord.get(word);
      if (others) others.push({ compiled, message });
      else byWord.set(word, [{ compiled, message }]);
    }
  const defined = defineRule({
    ...rule,
    check(sentence, report) {
      const found: (PatternMatch & Pick<Line, 'message'>)[] = [];
      for (const [index, { norm }] of sentence.tokens.entries()) {
        for (const { compiled, message } of byWord.get(norm) ?? []) {
          const match = matchPattern(compiled, sentence, index);
          if (match && !isRight?.(sentence, match)) found.push({ ...match, message });
        }
      }
      let reported = -1;
      const spans: Span[] = [];
      for (const match of found.sort(byLength)) {
        if (match.start < reported) continue;
        reported = match.end;
        spans.push(match);
        report(match, match.fixes, {
          safe,
          ...(match.message === undefined ? {} : { message: match.message }),
        });
      }
      check?.(sentence, (span, fixes, options) => {
        const isNew = spans.every(({ start, end }) => span.end <= start || end <= span.start);
        if (isNew) report(span, fixes, options);
      });
    },
  });
  return { ...defined, patterns: lines.map(({ pattern }) => pattern) };
}

interface Line {
  readonly compiled: CompiledPattern;
  /** Name of its message, where it is not the rule's first. */
  readonly message: string | undefined;
}

/** By position, the longest first; the sort keeps the order of equals. */
const byLength = (a: PatternMatch, b: PatternMatch): number => a.start - b.start || b.end - a.end;
