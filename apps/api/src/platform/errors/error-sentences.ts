import type { ErrorArgs, ErrorCode } from '@tercet/contracts';

/** English, for people who read raw answers; clients put the code in words themselves. */
export const ERROR_SENTENCES: Readonly<Record<ErrorCode, string>> = {
  UNAUTHENTICATED: 'Authentication required',
  FORBIDDEN: 'Access forbidden',
  NOT_FOUND: 'Resource not found',
  METHOD_NOT_ALLOWED: 'This method is not allowed here',
  VALIDATION_FAILED: 'Some of the values are not valid',
  REQUIRED_PARAMETER: 'The parameter {parameter} is required',
  MALFORMED_REQUEST: 'The request could not be read',
  PAYLOAD_TOO_LARGE: 'The request is too large',
  UNSUPPORTED_MEDIA_TYPE: 'The content type or character set is not supported',
  QUERY_TOO_COMPLEX: 'The query is too complex',
  RATE_LIMITED: 'Too many requests, please wait and try again',
  INVALID_CREDENTIALS: 'Invalid email or password',
  EMAIL_TAKEN: 'An account with this email already exists',
  TOO_MANY_API_KEYS: 'There can be at most {limit} API keys; revoke one first',
  TOKEN_INVALID: 'The token is not valid',
  TOKEN_EXPIRED: 'The token has expired',
  TEXT_EMPTY: 'Please enter some text to process',
  TEXT_INVALID: 'The text contains characters that cannot be processed',
  TEXT_TOO_LONG: 'The text is longer than {limit} characters',
  LANGUAGE_UNSUPPORTED: 'The language is not supported',
  OPERATION_UNKNOWN: 'Unknown operation; the operations are {operations}',
  PREMIUM_REQUIRED: 'This feature requires a premium subscription',
  USAGE_LIMIT_REACHED: 'The daily usage limit is reached; upgrade for unlimited access',
  REQUEST_IN_PROGRESS: 'This request is being answered already',
  AI_NOT_CONFIGURED: 'No AI model is connected to this server',
  AI_UNAVAILABLE: 'The AI model is not available, please try again',
  AI_TIMEOUT: 'The AI model took too long to answer, please try again',
  PAYMENTS_OFF: 'Payments are not set up on this server',
  PAYMENT_PROVIDER_ERROR: 'The payment provider does not answer as it should, please try again',
  PAYMENT_DECLINED: 'The payment was declined',
  PAYMENT_APPROVAL_REQUIRED: 'The bank wants the payment to be approved at {payUrl}',
  ALREADY_SUBSCRIBED: 'There is a premium subscription already',
  NO_SUBSCRIPTION: 'There is no subscription',
  SERVICE_BUSY: 'The server is busy, please try again in a moment',
  INTERNAL: 'Server error, please try again later',
};

/** The sentence of a code, with `{name}` filled in from `args`; what has no value is left out. */
export function errorSentence(code: ErrorCode, args: ErrorArgs = {}): string {
  return ERROR_SENTENCES[code]
    .replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = args[name];
      return Array.isArray(value) ? value.join(', ') : String(value ?? '');
    })
    .replace(/ {2,}/g, ' ');
}
