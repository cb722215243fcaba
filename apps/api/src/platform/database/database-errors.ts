import { QueryFailedError } from 'typeorm';

const UNIQUE_VIOLATION = '23505';
/** Too many connections, statement ended by its timeout, lock not had in time, shutting down or starting. */
const BUSY_STATES = new Set(['53300', '57014', '55P03', '57P01', '57P03']);
const CONNECTION_FAILURES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'ENOTFOUND']);

function codeOf(error: unknown): unknown {
  const source = error instanceof QueryFailedError ? error.driverError : error;
  return source instanceof Error && 'code' in source ? source.code : undefined;
}

/** Whether a statement failed because a row with the same key exists. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof QueryFailedError && codeOf(error) === UNIQUE_VIOLATION;
}

/** Whether the database could not be had in time, so that trying again later makes sense. */
export function isDatabaseBusy(error: unknown): boolean {
  const code = codeOf(error);
  if (typeof code === 'string' && (BUSY_STATES.has(code) || CONNECTION_FAILURES.has(code))) {
    return true;
  }
  // node-postgres gives these two no code.
  return (
    error instanceof Error &&
    /timeout exceeded when trying to connect|Connection terminated/.test(error.message)
  );
}
