import { codeOf } from '../errors/error-code';
import { isError } from '../errors/is-error';
import { OwnError } from '../errors/own-error';
import { framesOf } from './error-frames';

/** What is written about an error: what kind it is and where it was thrown, and never a value that it may quote. */
export interface ErrorDescription {
  readonly kind: string;
  /** Our own, an SQLSTATE of the database, or the system's. */
  readonly code?: string;
  /** Only where the words are our own: others repeat what they could not read, store or send. */
  readonly message?: string;
  /** One frame on each line, without the message. */
  readonly stack?: string;
  readonly cause?: ErrorDescription;
}

const MAX_CAUSES = 3;
/** Of names and codes. Whoever throws may set them to anything. */
const IDENTIFIER = /^[\w.-]{1,60}$/;

const identifier = (value: string | undefined) =>
  value !== undefined && IDENTIFIER.test(value) ? value : undefined;

/** Describes an error for the log without what a person may have written. */
export function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!isError(error)) return { kind: typeof error };
  const code = identifier(codeOf(error));
  const frames = framesOf(error);
  return {
    kind: identifier(error.name) ?? 'Error',
    ...(code !== undefined && { code }),
    ...(error instanceof OwnError && { message: error.message }),
    ...(frames.length > 0 && { stack: frames.join('\n') }),
    ...(error.cause !== undefined &&
      depth < MAX_CAUSES && { cause: describeError(error.cause, depth + 1) }),
  };
}
