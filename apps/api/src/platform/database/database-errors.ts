import { QueryFailedError } from 'typeorm';
import { codeOf } from '../errors/error-code';
import { OwnError } from '../errors/own-error';

const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
/** Only reading for now, statement ended by its timeout, lock not had in time, deadlock, shutting down or starting. */
const BUSY_STATES = new Set(['25006', '57014', '55P03', '40P01', '57P01', '57P03']);
/** Class of what ran out: connections, memory, disk. */
const RAN_OUT = '53';
/** A code of PostgreSQL's own, not of the system. */
const SQL_STATE = /^(?!E)[0-9A-Z]{5}$/;
/** The connection broke under a statement. */
const BROKEN_OFF = new Set(['ECONNRESET', 'ETIMEDOUT', 'EPIPE']);
/** The same, of a connection that broke under a statement, or before it. */
const BROKEN_OFF_MESSAGES = /Connection terminated|is not queryable/;

/** No connection to the database could be had. Only errors of this kind and of statements are the database's. */
export class ConnectionFailedError extends OwnError {
  override readonly name = 'ConnectionFailedError';

  constructor(override readonly cause: unknown) {
    super('No connection to the database');
  }
}

const isState = (error: unknown, state: string): boolean =>
  error instanceof QueryFailedError && codeOf(error.driverError) === state;

/** Whether a statement failed because a row with the same key exists. */
export const isUniqueViolation = (error: unknown): boolean => isState(error, UNIQUE_VIOLATION);

/** Whether a row could not be written because what it belongs to, an account or a session, was deleted meanwhile. */
export const isOwnerGone = (error: unknown): boolean => isState(error, FOREIGN_KEY_VIOLATION);

const isBusyState = (code: string) => BUSY_STATES.has(code) || code.startsWith(RAN_OUT);

/** Whether the database could not be had in time, so that trying again later makes sense. */
export function isDatabaseBusy(error: unknown): boolean {
  if (error instanceof ConnectionFailedError) {
    const code = codeOf(error.cause);
    // What the network says passes; what PostgreSQL itself says, such as a wrong password, may not.
    return code === undefined || !SQL_STATE.test(code) || isBusyState(code);
  }
  if (!(error instanceof QueryFailedError)) return false;
  const code = codeOf(error.driverError);
  if (code !== undefined) return isBusyState(code) || BROKEN_OFF.has(code);
  // node-postgres gives these no code.
  return BROKEN_OFF_MESSAGES.test(error.driverError.message);
}
