import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../config/config';

/** GraphiQL's editor writes its styles while it runs. */
const GRAPHIQL_PAGE = /^\/graphiql(\.html)?\/?$/i;

/** What a page must show to write styles while it runs, as the editor does: new for each answer. */
export function cspNonce(response: ServerResponse): string {
  const { locals } = response as ServerResponse & { locals: { cspNonce?: string } };
  return (locals.cspNonce ??= randomBytes(16).toString('base64'));
}

type Source = string | ((request: IncomingMessage, response: ServerResponse) => string);

const ownStyles: Source = (_request, response) => `'nonce-${cspNonce(response)}'`;

function headers(styles: readonly Source[], { publicUrl }: Config) {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        // The checker of English is WebAssembly.
        'script-src': ["'self'", "'wasm-unsafe-eval'"],
        'script-src-attr': ["'none'"],
        'style-src': [...styles],
        'worker-src': ["'self'"],
        'connect-src': ["'self'"],
        'img-src': ["'self'", 'data:'],
        'font-src': ["'self'", 'data:'],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    strictTransportSecurity: publicUrl.startsWith('https://'),
    xFrameOptions: { action: 'deny' },
  });
}

/** Tells browsers to run nothing but our own scripts, wherever an answer is shown. */
export function securityHeaders(config: Config) {
  const strict = headers(["'self'", ownStyles], config);
  const graphiql = headers(["'self'", "'unsafe-inline'"], config);
  return (request: Request, response: Response, next: NextFunction): void =>
    (GRAPHIQL_PAGE.test(request.path) ? graphiql : strict)(request, response, next);
}
