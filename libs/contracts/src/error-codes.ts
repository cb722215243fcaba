/**
 * Every error that the API answers with, and its HTTP status.
 * The server throws these as typed errors; the client puts them in words.
 */
export const ERROR_STATUS = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  VALIDATION_FAILED: 400,
  REQUIRED_PARAMETER: 400,
  MALFORMED_REQUEST: 400,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  QUERY_TOO_COMPLEX: 400,
  RATE_LIMITED: 429,
  INVALID_CREDENTIALS: 401,
  EMAIL_TAKEN: 409,
  TOO_MANY_API_KEYS: 409,
  TOKEN_INVALID: 400,
  TOKEN_EXPIRED: 401,
  TEXT_EMPTY: 400,
  TEXT_INVALID: 400,
  TEXT_TOO_LONG: 413,
  LANGUAGE_UNSUPPORTED: 400,
  OPERATION_UNKNOWN: 400,
  PREMIUM_REQUIRED: 403,
  USAGE_LIMIT_REACHED: 403,
  REQUEST_IN_PROGRESS: 409,
  AI_NOT_CONFIGURED: 503,
  AI_UNAVAILABLE: 503,
  AI_TIMEOUT: 504,
  PAYMENTS_OFF: 503,
  PAYMENT_PROVIDER_ERROR: 502,
  PAYMENT_DECLINED: 402,
  PAYMENT_APPROVAL_REQUIRED: 402,
  ALREADY_SUBSCRIBED: 409,
  NO_SUBSCRIPTION: 404,
  SERVICE_BUSY: 503,
  INTERNAL: 500,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;
/** @internal All of them, for tests to go through. */
export const ERROR_CODES = Object.keys(ERROR_STATUS) as readonly ErrorCode[];

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERROR_STATUS, value);
}

/** Values that go with a code, for the client's sentence: a limit, a waiting time, a field's name. */
export type ErrorArgs = Readonly<Record<string, string | number | boolean | readonly string[]>>;
