/** What may be written about an error, besides its stack: never bound parameters or rejected values. */
export interface ErrorDescription {
  readonly kind: string;
  readonly message: string;
  readonly databaseCode?: string;
  readonly stack?: string;
  readonly cause?: ErrorDescription;
}

const TOKEN_PREFIX_LENGTH = 10;
const MAX_CAUSES = 3;

/** PostgreSQL's error codes; its messages may quote the value that was wrong. */
const SQLSTATE = /^[0-9A-Z]{5}$/;

/** Cuts what looks like a token or the credentials of a URL out of a message. */
function redact(text: string): string {
  return text
    .replace(/(\w+:\/\/)[^\s/@]+@/g, '$1***@')
    .replace(
      /\b[\w-]{20,}(?:\.[\w-]+){0,2}/g,
      (token) => `${token.slice(0, TOKEN_PREFIX_LENGTH)}…`,
    );
}

/** Describes an error for the log without what a person may have written. */
export function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!(error instanceof Error)) return { kind: typeof error, message: 'not an error object' };
  const databaseCode = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const isDatabaseError = databaseCode !== undefined && SQLSTATE.test(databaseCode);
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    kind: error.name,
    message: isDatabaseError ? 'refused by the database' : redact(error.message),
    ...(isDatabaseError && { databaseCode }),
    ...(frames && { stack: frames.join('\n') }),
    ...(error.cause !== undefined &&
      depth < MAX_CAUSES && { cause: describeError(error.cause, depth + 1) }),
  };
}
