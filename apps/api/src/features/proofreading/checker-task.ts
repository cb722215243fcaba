import type { Locale, Variant } from '@tercet/contracts';
import type { CheckResult, IssueFilter, LanguageChoice, Span } from '@tercet/proofreading-core';

/** What the server asks of a checker thread. */
export type CheckerTask =
  | {
      readonly kind: 'check';
      readonly text: string;
      readonly choice: LanguageChoice;
      readonly filter: IssueFilter;
      /** Whether the places of sentences are wanted too. */
      readonly withSentences: boolean;
    }
  | { readonly kind: 'detect'; readonly text: string }
  | { readonly kind: 'warm-up'; readonly language: Locale; readonly variant?: Variant };

export interface ServerCheckResult extends CheckResult {
  /** Sentences without the spaces around them; empty unless asked for. */
  readonly sentences: readonly Span[];
}

/** What a thread answers to each kind of task. */
export interface CheckerAnswers {
  readonly check: ServerCheckResult;
  readonly detect: Locale | undefined;
  readonly 'warm-up': undefined;
}
