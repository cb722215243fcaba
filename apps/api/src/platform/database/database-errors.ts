import { QueryFailedError } from 'typeorm';

const UNIQUE_VIOLATION = '23505';
/** Only reading for now, statement ended by its timeout, lock not had in time, shutting down or starting. */
const BUSY_STATES = new Set(['25006', '57014', '55P03', '57P01', '57P03']);
/** Class of what ran out: connections, memory, disk. */
const RAN_OUT = '53';
const CONNECTION_FAILURES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'ENOTFOUND']);

/** No connection to the database could be had. Only errors of this kind and of statements are the database's. */
export class ConnectionFailedError extends Error {
  override readonly name = 'ConnectionFailedError';

  constructor(override readonly cause: unknown) {
    super('No connection to the database');
  }
}

/** What the database's driver reported; undefined for errors of any other origin. */
function driverErrorOf(error: unknown): unknown {
  if (error instanceof QueryFailedError) return error.driverError;
  return error instanceof ConnectionFailedError ? error.cause : undefined;
}

function codeOf(error: unknown): unknown {
  const source = driverErrorOf(error);
  return source instanceof Error && 'code' in source ? source.code : undefined;
}

/** Whether a statement failed because a row with the same key exists. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof QueryFailedError && codeOf(error) === UNIQUE_VIOLATION;
}

/** Whether the database could not be had in time, so that trying again later makes sense. */
export function isDatabaseBusy(error: unknown): boolean {
  const code = codeOf(error);
  if (typeof code === 'string') {
    if (BUSY_STATES.has(code) || code.startsWith(RAN_OUT) || CONNECTION_FAILURES.has(code)) {
      return true;
    }
  }
  // node-postgres gives these two no code.
  const source = driverErrorOf(error);
  return (
    source instanceof Error &&
    /timeout exceeded when trying to connect|Connection terminated/.test(source.message)
  );
}
