import type { Locale, Localized } from '@tercet/contracts';
import type { Category, Level, Span } from '../issue';
import type { RuleSentence } from './rule-sentence';

export interface ReportOptions {
  /** The first suggestion is right above 98 % of the time. */
  readonly safe?: boolean;
  /** Name of one of the rule's other `messages`. */
  readonly message?: string;
}

/**
 * Reports an issue: where, in the positions of the sentence's tokens, and what to put there instead, best first.
 * An empty string deletes the span; an empty span inserts.
 */
export type Report = (span: Span, suggestions: readonly string[], options?: ReportOptions) => void;

/** A wrong sentence: `[[…]]` marks the span that the rule reports, `fix` is its first suggestion. */
export interface InvalidExample {
  readonly text: string;
  readonly fix: string;
}

/** Everything about one rule: its documentation, its tests and its check are this one object. */
export interface Rule {
  /** `<language>/<name of its file>`. */
  readonly id: `${Locale}/${string}`;
  readonly category: Category;
  readonly level: Level;
  /** What is wrong, in the reader's language. `{found}` is the text found, `{fix}` the first suggestion. */
  readonly message: Localized;
  /** Messages for special cases, which a report names. */
  readonly messages?: Readonly<Record<string, Localized>>;
  /** Why, in one to three sentences. */
  readonly explanation: Localized;
  /** Right sentences, the nearest look-alikes of the error among them: at least eight. */
  readonly valid: readonly string[];
  /** Wrong sentences: at least five. */
  readonly invalid: readonly InvalidExample[];
  /** Wrong sentences that the rule knowingly leaves alone. */
  readonly misses?: readonly string[];
  /** Right sentences that the rule knowingly reports. */
  readonly falseAlarms?: readonly string[];
  /** Looks at one sentence. Must not throw, must not keep state between sentences. */
  readonly check: (sentence: RuleSentence, report: Report) => void;
}

export function defineRule(rule: Rule): Rule {
  return rule;
}
