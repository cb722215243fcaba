import type { AppError } from '@tercet/api-client';
import type { Locale } from '@tercet/contracts';
import type { Review } from '../review/review-model';
import type { Action } from './action';
import type { Progress, Shortfall } from './run-parts';
import type { WantedScope } from './scope';
import type { Target } from './target';
import type { TransformDone } from './transform';

/** What is being done, to what. Tried again it is the same, whatever has been chosen or bought since. */
export interface Work {
  /** The same where it is tried again. */
  readonly id: string;
  readonly action: Action;
  readonly target: Target;
  /** That the person has said the text is in. */
  readonly language: Locale | undefined;
  /** UTF-16 code units that a request may have. */
  readonly limit: number;
}

/** One answer to it. */
export interface Version {
  /** By which it was asked for. */
  readonly work: Work;
  readonly text: string;
  readonly engine: TransformDone['engine'];
  readonly warnings: NonNullable<TransformDone['warnings']>;
  /** One edit, of all of it, where the answer is another text. */
  readonly review: Review;
  readonly shortfall: Shortfall | null;
  /** UTF-16 code units that left this device for it. */
  readonly sent: number;
}

export type AssistantState =
  | { readonly phase: 'idle' }
  | {
      readonly phase: 'streaming';
      readonly work: Work;
      readonly answer: string;
      readonly progress: Progress;
    }
  | {
      readonly phase: 'review';
      readonly work: Work;
      /** At least one, in the order in which they came. */
      readonly versions: readonly Version[];
      /** Index of the one that is looked at. */
      readonly shown: number;
    }
  | {
      readonly phase: 'failed';
      readonly work: Work;
      readonly answer: string;
      readonly error: AppError;
      readonly returned: boolean | undefined;
      /** When another try makes sense. Milliseconds since 1970. */
      readonly retryFrom: number;
    }
  /** The person has stopped it after words had come: these are theirs. */
  | {
      readonly phase: 'stopped';
      readonly work: Work;
      readonly answer: string;
      /** Whether there are answers that came before. */
      readonly hasVersions: boolean;
    }
  /** Some of what was to be applied had lost its place: the answer is there to copy from. */
  | { readonly phase: 'leftover'; readonly answer: string; readonly lost: number };

/** What the person has begun to say of the next action. */
export interface NextAction {
  /** The one that something is asked for first. */
  readonly asked: 'tone' | 'translate' | 'generate' | null;
  /** How often it was asked from elsewhere what is to be written: each time, its field gets the focus. */
  readonly askings: number;
  readonly wish: string;
  readonly description: string;
  readonly scope: WantedScope;
}

export const NOTHING_SAID: NextAction = {
  asked: null,
  askings: 0,
  wish: '',
  description: '',
  scope: { wide: 'document', passedOver: null },
};
