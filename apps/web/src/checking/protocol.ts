import type { Locale } from '@tercet/contracts';
import type {
  CheckedParagraph,
  LanguageChoice,
  RuleExample,
  Summary,
  SummaryLength,
} from '@tercet/proofreading-core';

/** What the page asks of the worker. */
export interface CheckRequest {
  readonly type: 'check';
  /** Counts the changes of language choice: answers to an earlier choice are dropped. */
  readonly generation: number;
  readonly choice: LanguageChoice;
  /** What of the document decides its language, see `languageSample`. */
  readonly sample: string;
  /** In the order in which they should be answered. They go before everything asked earlier. */
  readonly paragraphs: readonly string[];
  /** Asked for earlier, no longer in the document: need not be begun. */
  readonly forget: readonly string[];
}

/** Has a language loaded before there is a text in it. Not answered. */
interface LoadRequest {
  readonly type: 'load';
  readonly language: Locale;
}

/** Asks for a sign of life. */
interface Ping {
  readonly type: 'ping';
}

/** Asks for the examples of a rule, for who wants to know why. */
interface ExamplesRequest {
  readonly type: 'examples';
  readonly ruleId: string;
}

/** A text of which the main sentences are wanted. */
export interface TextToSummarize {
  readonly text: string;
  readonly language: Locale;
  readonly length: SummaryLength;
}

interface SummaryRequest extends TextToSummarize {
  readonly type: 'summary';
  /** Comes back with the answer. */
  readonly number: number;
}

export type WorkerRequest = CheckRequest | ExamplesRequest | SummaryRequest | LoadRequest | Ping;

/** One paragraph's answer. It comes twice where slow checkers follow: first with `complete: false`. */
interface CheckedMessage {
  readonly type: 'checked';
  readonly generation: number;
  readonly paragraph: CheckedParagraph;
}

/** The worker could not check a paragraph: a data file did not load, or the engine failed. */
interface FailedMessage {
  readonly type: 'failed';
  readonly generation: number;
  readonly text: string;
  /** The language that could not be loaded, where that was the cause. */
  readonly missing?: Locale | undefined;
}

/** The language that short paragraphs of the document are taken for. It comes with each request. */
export interface DocumentLanguageMessage {
  readonly type: 'document-language';
  readonly generation: number;
  readonly language: Locale;
}

/** The answer to a ping. */
interface AliveMessage {
  readonly type: 'alive';
}

interface ExamplesMessage {
  readonly type: 'examples';
  readonly ruleId: string;
  readonly examples: readonly RuleExample[];
}

interface SummaryMessage {
  readonly type: 'summary';
  readonly number: number;
  readonly summary: Summary;
}

export type WorkerMessage =
  | CheckedMessage
  | FailedMessage
  | DocumentLanguageMessage
  | ExamplesMessage
  | SummaryMessage
  | AliveMessage;

export function isWorkerMessage(data: unknown): data is WorkerMessage {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false;
  return ['checked', 'failed', 'document-language', 'examples', 'summary', 'alive'].includes(
    String(data.type),
  );
}
