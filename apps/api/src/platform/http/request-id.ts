import type { NextFunction, Response } from 'express';
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { ServerRequest } from './request-context';

const current = new AsyncLocalStorage<string>();
/** What a proxy in front may send; anything else is replaced, so that nobody writes into our log. */
const ACCEPTABLE = /^[\w.-]{8,64}$/;

/** Id of the request that is being answered, where there is one. */
export const currentRequestId = (): string | undefined => current.getStore();

/** Names every request, in the answer's `X-Request-Id` and in the log. */
export function requestId(request: ServerRequest, response: Response, next: NextFunction): void {
  const given = request.header('x-request-id');
  request.id = given !== undefined && ACCEPTABLE.test(given) ? given : randomUUID();
  response.setHeader('X-Request-Id', request.id);
  current.run(request.id, next);
}
