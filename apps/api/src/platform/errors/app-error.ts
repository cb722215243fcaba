import { ERROR_STATUS, type ErrorArgs, type ErrorCode, type FieldError } from '@tercet/contracts';
import { errorSentence } from './error-sentences';
import { OwnError } from './own-error';

/** Sentences by the field that they are about. */
export type ValidationErrors = Readonly<Record<string, string[]>>;
/** Codes by the field that they are about, in the order of its sentences. */
export type FieldErrors = Readonly<Record<string, FieldError[]>>;

export interface AppErrorOptions {
  readonly args?: ErrorArgs;
  readonly validationErrors?: ValidationErrors;
  readonly fieldErrors?: FieldErrors;
  /** Seconds after which trying again makes sense; becomes `Retry-After`. */
  readonly retryAfterSeconds?: number;
  /** For the log only. */
  readonly cause?: unknown;
}

/** The one kind of error that reaches a caller as it is. Everything else becomes `INTERNAL`. */
export class AppError extends OwnError {
  override readonly name = 'AppError';
  readonly args?: ErrorArgs;
  readonly validationErrors?: ValidationErrors;
  readonly fieldErrors?: FieldErrors;
  readonly retryAfterSeconds?: number;

  constructor(
    readonly code: ErrorCode,
    options: AppErrorOptions = {},
  ) {
    super(errorSentence(code, options.args), { cause: options.cause });
    this.args = options.args;
    this.validationErrors = options.validationErrors;
    this.fieldErrors = options.fieldErrors;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  /** HTTP status of the answer. */
  get status(): number {
    return ERROR_STATUS[this.code];
  }
}
