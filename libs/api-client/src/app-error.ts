import { CombinedGraphQLErrors, CombinedProtocolErrors, ServerError } from '@apollo/client/errors';
import {
  isErrorCode,
  isFieldError,
  isRecord,
  type ErrorArgs,
  type ErrorCode,
  type FieldError,
} from '@tercet/contracts';

/** What a failed request comes down to, whatever it failed in. */
export interface AppError {
  /** The server's code, or `NETWORK` when there was no answer. */
  readonly code: ErrorCode | 'NETWORK';
  readonly args: ErrorArgs;
  /** Seconds until another try makes sense. */
  readonly retryAfterSeconds?: number;
  /** What is wrong with single fields, after `VALIDATION_FAILED`. */
  readonly fieldErrors?: Readonly<Record<string, readonly FieldError[]>>;
  /** The server's own sentence, where its code is one that this client has no words for. `code` is `INTERNAL` then. */
  readonly text?: string;
}

/** Characters that a sentence for people can have; what is longer is a page or a trace. */
const TEXT_MAX_LENGTH = 300;

/** Maps anything that Apollo, `fetch` or the server's REST answers throw to one shape. Never throws. */
export function toAppError(error: unknown): AppError {
  // Protocol errors end a stream: the server's last part has errors in place of a payload.
  if (CombinedGraphQLErrors.is(error) || CombinedProtocolErrors.is(error)) {
    const [first] = error.errors;
    return fromExtensions({ message: first?.message, ...first?.extensions });
  }
  if (ServerError.is(error)) return fromServerError(error);
  if (isRecord(error) && hasCode(error)) return fromExtensions(error);
  return { code: 'NETWORK', args: {} };
}

/** The body of a failed REST call, `{code, error, fieldErrors?}`, as the same shape. */
export function fromRestBody(body: unknown, retryAfter: string | null): AppError {
  const retryAfterSeconds = seconds(retryAfter);
  return fromExtensions(
    isRecord(body) ? { ...body, ...(retryAfterSeconds ? { retryAfterSeconds } : {}) } : undefined,
  );
}

function fromServerError(error: ServerError): AppError {
  const retryAfter = error.response.headers.get('retry-after');
  try {
    const body: unknown = JSON.parse(error.bodyText);
    if (isRecord(body)) {
      const first: unknown = Array.isArray(body.errors) ? body.errors[0] : undefined;
      const carrier =
        isRecord(first) && isRecord(first.extensions)
          ? { message: first.message, ...first.extensions }
          : body;
      if (hasCode(carrier)) return fromRestBody(carrier, retryAfter);
    }
  } catch {
    // A proxy answered with its own page: only the status is left to go by.
  }
  return fromStatus(error.statusCode, retryAfter);
}

function fromStatus(status: number, retryAfter: string | null): AppError {
  const retryAfterSeconds = seconds(retryAfter);
  const wait = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
  if (status === 401) return { code: 'UNAUTHENTICATED', args: {} };
  if (status === 413) return { code: 'PAYLOAD_TOO_LARGE', args: {} };
  if (status === 429) return { code: 'RATE_LIMITED', args: {}, ...wait };
  if (status === 502 || status === 503 || status === 504) {
    return { code: 'SERVICE_BUSY', args: {}, ...wait };
  }
  return { code: 'INTERNAL', args: {} };
}

function fromExtensions(extensions: unknown): AppError {
  if (!isRecord(extensions)) return { code: 'INTERNAL', args: {} };
  const args = isRecord(extensions.args) ? (extensions.args as ErrorArgs) : {};
  const { code, retryAfterSeconds: wait, fieldErrors: fields } = extensions;
  const text = hasCode(extensions) && !isErrorCode(code) ? textOf(extensions) : undefined;
  return {
    code: isErrorCode(code) ? code : 'INTERNAL',
    args,
    ...(text && { text }),
    ...(typeof wait === 'number' ? { retryAfterSeconds: wait } : {}),
    ...(isFieldErrors(fields) ? { fieldErrors: fields } : {}),
  };
}

/** Whether this is what the server says of a failure. The errors of the browser have no code, or one that is a number. */
function hasCode(value: Readonly<Record<string, unknown>>): boolean {
  return typeof value.code === 'string' && (isErrorCode(value.code) || !(value instanceof Error));
}

/** The sentence that came with a failure: `error`, else `message`. */
function textOf({ error, message }: Readonly<Record<string, unknown>>): string | undefined {
  return [error, message]
    .filter((text) => typeof text === 'string')
    .map((text) => text.trim())
    .find((text) => text !== '' && text.length <= TEXT_MAX_LENGTH);
}

function isFieldErrors(value: unknown): value is Record<string, readonly FieldError[]> {
  if (!isRecord(value)) return false;
  const lists = Object.values(value);
  return lists.length > 0 && lists.every((list) => Array.isArray(list) && list.every(isFieldError));
}

/** `Retry-After` in seconds; it may also name a moment. */
function seconds(retryAfter: string | null): number | undefined {
  if (!retryAfter) return undefined;
  const value = Number(retryAfter);
  if (Number.isFinite(value)) return value;
  const moment = Date.parse(retryAfter);
  return Number.isNaN(moment) ? undefined : Math.max(0, (moment - Date.now()) / 1000);
}
