/** What the model is given: our instructions, and the person's text as data in a message of its own. */
export interface Conversation {
  readonly system: string;
  readonly user: string;
  /** Characters after which an answer is taken for runaway output and stopped. */
  readonly maxCharacters: number;
}

/** Port to a large language model. */
export abstract class LanguageModel {
  /**
   * The model to ask, by the name that its server knows it by: one is configured, or a local server was found.
   * `undefined` where there is none, and '' where the server has not said which it has.
   */
  abstract modelName(signal: AbortSignal): Promise<string | undefined>;

  /**
   * Streams the answer in pieces as they come, without control characters and halves of characters. Ends normally only
   * when the model said that it had finished, and something to see came.
   * Aborting the signal ends the call to the provider at once and makes the iteration throw.
   * @throws {AppError} AI_NOT_CONFIGURED; AI_TIMEOUT, with `args.reason` where the provider is not at fault: `unread`, or
   * `unfinished` where words still came; or AI_UNAVAILABLE with `args.reason`: `unreachable`, `overloaded`, `rejected`,
   * `refused`, `interrupted`, `truncated` or `empty`.
   */
  abstract stream(conversation: Conversation, signal: AbortSignal): AsyncGenerator<string>;
}
