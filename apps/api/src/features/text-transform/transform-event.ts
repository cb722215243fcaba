import type { AppError } from '../../platform/errors/app-error';
import type { Allowance } from '../subscription/subscription.types';
import type { TextEdit } from './edits/text-edit';

/** What answered: a language model, or the checker and word lists of this server. */
export type TransformEngine = 'model' | 'local';

/** What a person should know before they take an answer over. */
export type TransformWarning = 'answer-in-another-language';

/** The whole answer: edits against the text that was sent, and the text with them. */
export interface TransformAnswer {
  readonly text: string;
  readonly edits: readonly TextEdit[];
  readonly engine: TransformEngine;
  readonly warnings: readonly TransformWarning[];
}

export interface TransformDone extends TransformAnswer {
  readonly allowance: Allowance;
}

export interface TransformDelta {
  readonly kind: 'delta';
  readonly text: string;
}

/** The course of a request: pieces of text, then one `done` or one `failed`. */
export type TransformEvent =
  | TransformDelta
  | ({ readonly kind: 'done' } & TransformDone)
  | {
      readonly kind: 'failed';
      readonly error: AppError;
      /** Whether the request does not count against the allowance. */
      readonly returned: boolean;
    };
