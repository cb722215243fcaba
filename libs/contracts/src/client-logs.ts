import type { LogLevel } from './log-levels';

/** Where browsers tell the server what has gone wrong in them. */
export const CLIENT_LOGS_PATH = '/api/logs';
/** Entries, and bytes, of one request. */
export const CLIENT_LOGS_MAX_ENTRIES = 100;
export const CLIENT_LOGS_MAX_BYTES = 64 * 1024;
/** Notes that one entry may bring of what came before it. */
export const CLIENT_LOG_TRAIL_MAX_NOTES = 50;

/** All that pages have to say. It is words of ours and nothing else, so that they cannot quote what somebody has written. */
export const CLIENT_LOG_MESSAGES = [
  'Page shown',
  'Page failed',
  'Uncaught error',
  'Unhandled rejection',
  'Checker died',
  'Checker given up',
  'Request succeeded',
  'Request failed',
  'Authentication required',
  'Access forbidden',
  'Resource not found',
  'Server error',
] as const;
export type ClientLogMessage = (typeof CLIENT_LOG_MESSAGES)[number];

/** Something that has happened in a page. */
export interface ClientLogNote {
  readonly level: LogLevel;
  readonly message: string;
  /** ISO 8601. */
  readonly timestamp?: string;
  /** Path of the page. */
  readonly page?: string;
  /** What was asked of the server: the name of a GraphQL operation, or the path of a REST call. */
  readonly operation?: string;
  /** HTTP status of the answer. */
  readonly status?: number;
  /** Code of the error. */
  readonly code?: string;
}

/** A note that is sent, with what helps to find its cause. */
export interface ClientLogEntry extends ClientLogNote {
  /** Name of the error, such as `TypeError`. */
  readonly name?: string;
  /** Where it was thrown, a frame on each line. */
  readonly stack?: string;
  /** Names the build of the page. */
  readonly build?: string;
  /** How often it has happened, where that is more than once. */
  readonly count?: number;
  /** What came before, oldest first. */
  readonly trail?: readonly ClientLogNote[];
}
