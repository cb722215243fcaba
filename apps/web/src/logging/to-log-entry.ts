import { redactedLogEntry, type ClientLogEntry } from '@tercet/contracts';
import type { Note } from './log';

/** The file that the page begins with: its name changes with anything in it. */
const buildOf = (page: Document): string | undefined =>
  page.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src.split('/').at(-1);

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Where it was thrown, and where what has caused it was. */
function stackOf({ stack, cause }: Error): string | undefined {
  const causes = cause instanceof Error ? [cause.stack] : [];
  return [stack, ...causes].filter((each) => typeof each === 'string').join('\n');
}

/** What may be kept of a note. The message of an error is not: it may quote what somebody has written. */
export function toLogEntry({ level, message, at, page, error, ...facts }: Note): ClientLogEntry {
  const thrown = error instanceof Error ? error : undefined;
  return redactedLogEntry({
    level,
    message,
    timestamp: new Date(at).toISOString(),
    page,
    operation: facts.operation,
    status: facts.status,
    code: facts.code,
    name: text(thrown?.name),
    stack: thrown && stackOf(thrown),
    build: buildOf(document),
  });
}
