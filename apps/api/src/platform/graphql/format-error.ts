import { unwrapResolverError } from '@apollo/server/errors';
import type { ErrorCode } from '@tercet/contracts';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { AppError } from '../errors/app-error';
import { errorSentence } from '../errors/error-sentences';
import { toAppError } from '../errors/to-app-error';
import { currentRequestId } from '../http/request-id';
import type { Logger } from '../logging/logger';
import { TOO_COMPLEX } from './query-limits';

/** Apollo's own codes for requests that never reached a resolver. */
const CODE_BY_APOLLO_CODE: Readonly<Record<string, ErrorCode>> = {
  GRAPHQL_PARSE_FAILED: 'MALFORMED_REQUEST',
  GRAPHQL_VALIDATION_FAILED: 'VALIDATION_FAILED',
  BAD_USER_INPUT: 'VALIDATION_FAILED',
  BAD_REQUEST: 'MALFORMED_REQUEST',
  OPERATION_RESOLUTION_FAILURE: 'MALFORMED_REQUEST',
  PERSISTED_QUERY_NOT_FOUND: 'MALFORMED_REQUEST',
  PERSISTED_QUERY_NOT_SUPPORTED: 'MALFORMED_REQUEST',
};

function place({ path, locations }: GraphQLFormattedError) {
  return { ...(path && { path }), ...(locations && { locations }) };
}

function formatAppError(error: AppError, formatted: GraphQLFormattedError): GraphQLFormattedError {
  const { code, args, validationErrors, fieldErrors, retryAfterSeconds } = error;
  return {
    message: error.message,
    ...place(formatted),
    extensions: {
      code,
      args: args ?? {},
      ...(validationErrors && { validationErrors }),
      ...(fieldErrors && { fieldErrors }),
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
      ...(code === 'INTERNAL' && { requestId: currentRequestId() }),
    },
  };
}

/** GraphQL repeats a variable that it cannot read, with the passwords or texts in it: the caller's log is no place for them. */
const unquoted = (message: string): string =>
  message.replace(
    /(got invalid value) [\s\S]*?(; (?:Field|Expected|Value|String|Int|Float|Boolean|ID|Enum)\b)/,
    '$1$2',
  );

/** What GraphQL itself says about the caller's own query: useful, and nobody's secret. */
function formatQueryError(
  code: ErrorCode,
  formatted: GraphQLFormattedError,
): GraphQLFormattedError {
  const message = code === 'QUERY_TOO_COMPLEX' ? errorSentence(code) : unquoted(formatted.message);
  return { message, ...place(formatted), extensions: { code, args: {} } };
}

/** GraphQL's own limit on tokens speaks like any other error of syntax. */
const TOO_MANY_TOKENS = /^Syntax Error: Document contains more th\S+ \d+ tokens/;

/** Our code for what GraphQL found wrong before any resolver ran. */
function queryErrorCode({
  message,
  extensions = {},
}: GraphQLFormattedError): ErrorCode | undefined {
  if (extensions[TOO_COMPLEX] === true || TOO_MANY_TOKENS.test(message)) return 'QUERY_TOO_COMPLEX';
  return CODE_BY_APOLLO_CODE[String(extensions['code'])];
}

/** The one place where errors become `errors[]` of a GraphQL answer. */
export const createFormatError =
  (logger: Logger) =>
  (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const thrown = unwrapResolverError(error);
    const code = thrown instanceof GraphQLError ? queryErrorCode(formatted) : undefined;
    if (code) return formatQueryError(code, formatted);
    const appError = toAppError(thrown);
    logger.requestFailed(thrown, appError, currentRequestId());
    return formatAppError(appError, formatted);
  };

/** The same for what is wrong with a query that Apollo was not asked about. */
export function createFormatInvalid(logger: Logger) {
  const format = createFormatError(logger);
  return (errors: readonly GraphQLError[]): GraphQLFormattedError[] =>
    errors.map((error) => {
      const extensions = { ...error.extensions, code: 'GRAPHQL_VALIDATION_FAILED' };
      return format({ ...error.toJSON(), extensions }, error);
    });
}
