import type { NextFunction, Request, Response } from 'express';

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];
const HARMLESS = ['GET', 'HEAD', 'OPTIONS'];

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

/**
 * Turns away what another website has a person's browser ask: by a name of its own that leads to this machine, or by a form
 * that posts here. Mails hold links that open accounts.
 */
export function guard(request: Request, response: Response, next: NextFunction): void {
  const { host = '', origin } = request.headers;
  const local = LOOPBACK.includes(host.replace(/:\d+$/, ''));
  const own = origin === undefined || hostOf(origin) === host;
  if (local && (own || HARMLESS.includes(request.method))) next();
  else response.status(403).json({ error: 'Only for pages and programs of this machine.' });
}
