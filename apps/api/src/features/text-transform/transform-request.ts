import type { Locale, Operation, Tone } from '@tercet/contracts';

/** What is to be done to a text. */
export interface TransformRequest {
  readonly operation: Operation;
  readonly text: string;
  /** Language of the text, if known. */
  readonly language?: Locale;
  /** Language to translate into. */
  readonly targetLanguage?: Locale;
  readonly tone?: Tone;
  /** A wish of the person, in their own words. */
  readonly wish?: string;
  /** By which its sender recognizes it when it is sent again. */
  readonly idempotencyKey?: string;
}

/** Who has a text transformed. */
export interface TransformCaller {
  readonly userId: string;
  /** Language of explanations. Looked up when there is something to explain: not before the first word. */
  readonly reader: () => Promise<Locale>;
  /** Whether words are passed on as they come. Who gets the whole at its end has had nothing before. */
  readonly readsAlong: boolean;
}
