import {
  LOG_LEVELS,
  redactedLogEntry,
  type ClientLogEntry,
  type ClientLogNote,
  type LogLevel,
} from '@tercet/contracts';
import type { ClientLogNoteInput, ClientLogsInput } from './client-logs.input';

const levelOf = (level: string | number): LogLevel =>
  LOG_LEVELS.find((name, number) => level === name || level === number) ?? 'error';

const toNote = ({
  level,
  message,
  timestamp,
  page,
  operation,
  status,
  code,
}: ClientLogNoteInput): ClientLogNote => ({
  level: levelOf(level),
  message,
  timestamp: timestamp == null ? undefined : new Date(timestamp).toISOString(),
  page: page ?? undefined,
  operation: operation ?? undefined,
  status: status ?? undefined,
  code: code ?? undefined,
});

/** What may be written of an entry. */
export function toLogEntry(input: ClientLogsInput['logs'][number]): ClientLogEntry {
  return redactedLogEntry({
    ...toNote(input),
    name: input.name ?? undefined,
    stack: input.stack ?? undefined,
    build: input.build ?? undefined,
    count: input.count ?? undefined,
    trail: input.trail?.map(toNote),
  });
}
