import type { ServerResponse } from 'node:http';
import { AppError } from '../errors/app-error';

const known = new WeakMap<ServerResponse, AbortSignal>();

/**
 * Aborted when a caller hangs up before being answered. Its reason is an error that is not worth a line in the log.
 * All that one request asks for shares one signal.
 */
export function callerLeft(response: ServerResponse): AbortSignal {
  const signal = known.get(response) ?? watch(response);
  known.set(response, signal);
  return signal;
}

function watch(response: ServerResponse): AbortSignal {
  const left = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) left.abort(new AppError('SERVICE_BUSY'));
  });
  return left.signal;
}
