import type { Locale } from '@tercet/contracts';
import type {
  CheckedStretch,
  CheckResult,
  IssueFilter,
  LanguageChoice,
  Span,
} from '@tercet/proofreading-core';

/** What a checker thread is told when it starts. */
export interface CheckerThreadData {
  /** Whether it warms up each language that it loads. */
  readonly warmsUp: boolean;
}

/** What the server asks of a checker thread. */
export type CheckerTask =
  | {
      readonly kind: 'check';
      readonly text: string;
      readonly choice: LanguageChoice;
      readonly filter: IssueFilter;
      /** Whether the places of sentences are wanted too. */
      readonly withSentences: boolean;
      /** Whether the language that the text seems to be in is wanted too. */
      readonly withDetection: boolean;
    }
  /** The language that the paragraphs of a document fall back to. */
  | { readonly kind: 'language'; readonly sample: string; readonly choice: LanguageChoice }
  /** A stretch of a long text: whole paragraphs. */
  | { readonly kind: 'stretch'; readonly text: string; readonly choice: LanguageChoice }
  /** What stretches come to, placed in the text. */
  | {
      readonly kind: 'finish';
      readonly text: string;
      readonly stretches: readonly CheckedStretch[];
      readonly fallback: Locale;
      readonly filter: IssueFilter;
      readonly withSentences: boolean;
      readonly withDetection: boolean;
    }
  | { readonly kind: 'load'; readonly language: Locale };

/** The language that a text seems to be in, whatever language it was checked in. */
export interface DetectedLanguage {
  readonly language: Locale;
  /** Share of the text that is in it, from 0 to 1. */
  readonly confidence: number;
}

/** Most issues of one answer, those that come first in the text: more would fill memory, and nobody reads them. */
export const MAX_ISSUES = 5_000;

export interface ServerCheckResult extends CheckResult {
  /** Sentences without the spaces around them; empty unless asked for. */
  readonly sentences: readonly Span[];
  /** Whether issues were left out, see `MAX_ISSUES`. */
  readonly hasMore: boolean;
  /** Absent unless asked for, and where the text is too short to tell or in none of the languages. */
  readonly detected?: DetectedLanguage;
}

/** Whether everything that there is to find is in the answer. */
export const isComplete = ({ failedCheckers, hasMore }: ServerCheckResult): boolean =>
  failedCheckers === undefined && !hasMore;

/** What a thread answers to each kind of task. */
export interface CheckerAnswers {
  readonly check: ServerCheckResult;
  readonly language: Locale;
  readonly stretch: CheckedStretch;
  readonly finish: ServerCheckResult;
  readonly load: undefined;
}
