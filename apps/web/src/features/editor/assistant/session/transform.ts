import type { AppError } from '@tercet/api-client';
import type { Locale } from '@tercet/contracts';
import type { ReviewEdit } from '../review/review-model';
import type { Action } from './action';

export interface TransformDone {
  readonly text: string;
  readonly edits: readonly ReviewEdit[];
  /** `LOCAL` is the server's own engine, without an AI model: not counted. */
  readonly engine: 'LOCAL' | 'MODEL';
  readonly warnings?: readonly 'ANSWER_IN_ANOTHER_LANGUAGE'[];
}

export interface TransformListener {
  onDelta(text: string): void;
  onDone(done: TransformDone): void;
  /** `returned`: whether the request was given back, or not counted, where the server has said it. */
  onFailed(error: AppError, returned: boolean | undefined): void;
}

export interface TransformRequest {
  readonly action: Action;
  readonly text: string;
  /** That the person has said the text is in. */
  readonly language: Locale | undefined;
  /** The same for a request that is sent once more: it does not count again. */
  readonly key: string;
}

/** Sends one text away to have an action done to it; the returned function closes the stream. */
export type Transform = (request: TransformRequest, listener: TransformListener) => () => void;
