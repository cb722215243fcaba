import { LOG_LEVELS, type LogLevel } from '@tercet/contracts';
import type { Note } from './log';
import { LogBuffer } from './log-buffer';
import { logTransport } from './log-transport';
import { toLogEntry } from './to-log-entry';

/** From which level on a note is remembered for the trail of the next error, shown in the console, and sent. */
const REMEMBERED: LogLevel = 'info';
const SHOWN: LogLevel = 'warn';
const SENT: LogLevel = 'error';
const FLUSH_MS = 30_000;

const isAtLeast = (level: LogLevel, threshold: LogLevel) =>
  LOG_LEVELS.indexOf(level) >= LOG_LEVELS.indexOf(threshold);

/** @returns what takes the notes. It never throws: what it fails in would only come back to it. */
export function startLogger(output: Pick<Console, 'warn'> = console): (note: Note) => void {
  const buffer = new LogBuffer(logTransport);
  setInterval(() => buffer.flush(), FLUSH_MS);
  addEventListener('pagehide', () => buffer.leave());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') buffer.leave();
  });

  const take = (note: Note): void => {
    const entry = toLogEntry(note);
    const { level, message, operation, status, code, name, stack } = entry;
    if (isAtLeast(level, SENT)) buffer.add(entry);
    else if (isAtLeast(level, REMEMBERED)) buffer.note(entry);
    if (isAtLeast(level, SHOWN) && !note.isShown)
      output.warn(message, { operation, status, code, name, stack });
  };
  return (note) => {
    try {
      take(note);
    } catch {
      // There is nobody left to tell.
    }
  };
}
