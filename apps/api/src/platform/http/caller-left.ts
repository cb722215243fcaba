import type { ServerResponse } from 'node:http';
import { AppError } from '../errors/app-error';

/** Aborted when a caller hangs up before being answered. Its reason is an error that is not worth a line in the log. */
export function callerLeft(response: ServerResponse): AbortSignal {
  const left = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) left.abort(new AppError('SERVICE_BUSY'));
  });
  return left.signal;
}
