import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';
import type { Config } from '../config/config';

/** GraphiQL's editor writes its styles while it runs. */
const GRAPHIQL_PAGE = /^\/graphiql(\.html)?\/?$/i;

function headers(styles: readonly string[], { publicUrl }: Config) {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        // The checker of English is WebAssembly.
        'script-src': ["'self'", "'wasm-unsafe-eval'"],
        'script-src-attr': ["'none'"],
        'style-src': [...styles],
        'worker-src': ["'self'", 'blob:'],
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
  const strict = headers(["'self'"], config);
  const graphiql = headers(["'self'", "'unsafe-inline'"], config);
  return (request: Request, response: Response, next: NextFunction): void =>
    (GRAPHIQL_PAGE.test(request.path) ? graphiql : strict)(request, response, next);
}
