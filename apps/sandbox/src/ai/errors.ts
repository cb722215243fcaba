import type { Response } from 'express';
import type { Behaviour } from './behaviour';

const TYPES: Readonly<Record<NonNullable<Behaviour['status']>, string>> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  403: 'permission_error',
  404: 'not_found_error',
  429: 'rate_limit_error',
  500: 'server_error',
  502: 'server_error',
  503: 'service_unavailable',
};

/** Answers as the OpenAI API does when it refuses. */
export function sendError(
  response: Response,
  status: NonNullable<Behaviour['status']>,
  message = 'Refused by the development stand-in, as it was told to.',
  behaviour: Behaviour = {},
): void {
  if (behaviour.retryAfterSeconds !== undefined) {
    response.setHeader('retry-after', String(behaviour.retryAfterSeconds));
  }
  const error = { message, type: TYPES[status], param: null, code: null };
  response.status(status).json({ error });
}
