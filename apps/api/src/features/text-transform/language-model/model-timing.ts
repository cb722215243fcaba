/** How long an answer may take, in milliseconds, and how failures are met. */
export class ModelTiming {
  /** From the request to the first word, a second attempt included. */
  firstWordMs = 20_000;
  /** Between two pieces of the answer. */
  betweenWordsMs = 15_000;
  totalMs = 120_000;
  /** Words that come quicker after one another than this are passed on together. */
  gatheringMs = 30;
  /** How long a finished answer waits for the checker to explain its edits. */
  explanationMs = 300;
  /** How long an answer to `grammar` waits for the checker to look for what the model has left. */
  secondLookMs = 2_000;
  /** A provider that asks us to wait longer than this is not asked again. */
  maxRetryAfterMs = 5_000;
  /** Wait before the second attempt when the provider names none. */
  retryDelayMs = 300;
  /** A configured server that does not list its models within this time is asked without. */
  listingMs = 3_000;
  /** A server on this machine that does not list its models within this time is not there. */
  discoveryMs = 500;
  /** How long a search that found no model, or a server that does not list any, is believed. */
  failedSearchMs = 10_000;
}
