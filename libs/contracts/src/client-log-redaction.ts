import { CLIENT_LOG_MESSAGES, type ClientLogEntry, type ClientLogNote } from './client-logs';
import { PAGE_PATHS, pageNameAt } from './pages';

/** Of what may be a token this much is kept. */
const TOKEN_PREFIX = 10;
/** No token of ours is as short. */
const NAME_MAX_LENGTH = 32;
const MAX_FRAMES = 20;

const NAME = /^[A-Za-z][\w.-]*$/;
const ERROR_NAME = /^(?:[A-Z][A-Za-z]{0,40})?(?:Error|Exception)$/;
const CODE = /^[A-Z][A-Z_]{1,39}$/;
const OPERATION = /^(?:[A-Za-z]\w{0,39}|\/(?:api|v2|health)(?:\/[A-Za-z-]{1,40}){1,3}|\/graphql)$/;
const BUILD = /^[\w.-]{1,40}$/;

/** A line of a stack that ends with a place in a script of ours, each part of whose name is shorter than a token. */
const PLACE =
  /^\s*(?:at |[^\s@]*@).*?(\/assets\/(?:[\w-]{1,32}\.)?[\w-]{1,32}\.m?js|\/src\/(?:[\w-]{1,32}\/){0,6}[\w.-]{1,32}\.m?[jt]sx?|\/start\.js)(?:\?[\w=&.-]*)?(:\d{1,7}:\d{1,7})\)?$/;
/** The function, as Chromium and as others write it. */
const FUNCTION = /^\s*(?:at (?:async |new )?([\w$.]{1,40}) |(?:async\*)?([\w$.]{1,40})@)/;

const matching = (pattern: RegExp, value: string | undefined): string | undefined =>
  value !== undefined && pattern.test(value) ? value : undefined;

/** A sentence of ours, or a name that others give to what has happened. Any other words may be somebody's text. */
function redactedMessage(message: string): string {
  if (CLIENT_LOG_MESSAGES.some((known) => known === message)) return message;
  if (!NAME.test(message)) return '[redacted]';
  return message.length > NAME_MAX_LENGTH ? `${message.slice(0, TOKEN_PREFIX)}…` : message;
}

/** The page as its route names it: other paths may hold anything. */
function redactedPage(page: string | undefined): string | undefined {
  if (page === undefined) return undefined;
  const path = page.replace(/^https?:\/\/[^/?#]*/, '').replace(/[?#].*/s, '');
  const name = pageNameAt(path);
  return name ? PAGE_PATHS[name] : 'other';
}

/** Of a stack the places in our own scripts: not the message that it begins with, nor what other scripts are called. */
function redactedStack(stack: string | undefined): string | undefined {
  const frames = (stack ?? '').split('\n').flatMap((line) => {
    const [, path, position] = PLACE.exec(line) ?? [];
    if (path === undefined) return [];
    const [, name, otherwise] = FUNCTION.exec(line) ?? [];
    const called = name ?? otherwise;
    return called ? `at ${called} (${path}${position})` : `at ${path}${position}`;
  });
  return frames.slice(0, MAX_FRAMES).join('\n') || undefined;
}

function redactedNote(note: ClientLogNote): ClientLogNote {
  const { level, message, timestamp, page, operation, status, code } = note;
  return {
    level,
    message: redactedMessage(message),
    timestamp,
    page: redactedPage(page),
    operation: matching(OPERATION, operation),
    status,
    code: matching(CODE, code),
  };
}

/**
 * The entry with nothing in it that a person may have written: only what has the form of a name, a code, a page or a place
 * in a script is kept. Pages keep nothing else for the server, and the server writes nothing else.
 */
export function redactedLogEntry(entry: ClientLogEntry): ClientLogEntry {
  const { name, stack, build, count, trail } = entry;
  return {
    ...redactedNote(entry),
    name: matching(ERROR_NAME, name),
    stack: redactedStack(stack),
    build: matching(BUILD, build),
    count,
    trail: trail?.map(redactedNote),
  };
}
