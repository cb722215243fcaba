import type { ClientLogMessage, LogLevel } from '@tercet/contracts';

interface Facts {
  /** What was thrown. */
  readonly error?: unknown;
  /** Whether the browser or React has shown it in the console already. */
  readonly isShown?: boolean;
  /** What was asked of the server. */
  readonly operation?: string;
  readonly status?: number;
  readonly code?: string;
}

/** What has happened, as it comes: nothing of it is kept or sent before it was redacted. */
export interface Note extends Facts {
  readonly level: LogLevel;
  readonly message: ClientLogMessage;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly page: string;
}

const MAX_EARLY = 20;
/** What happens before the logger is here, which comes once the page can be used. */
const early: Note[] = [];
let take = (note: Note): void => {
  if (early.length < MAX_EARLY) early.push(note);
};

/** Notes what has happened, in words of ours: there is no place for anybody else's. */
export function log(level: LogLevel, message: ClientLogMessage, facts: Facts = {}): void {
  take({ ...facts, level, message, at: Date.now(), page: location.pathname });
}

/** From now on `logger` takes the notes, those that have waited first. */
export function passNotesTo(logger: (note: Note) => void): void {
  take = logger;
  early.splice(0).forEach(logger);
}
