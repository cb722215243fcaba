import type { NextFunction, Response } from 'express';
import type { Logger } from '../logging/logger';
import { isApiPath } from './api-paths';
import type { ServerRequest } from './request-context';

/** One line a request. Paths go without their query, which may hold a token; bodies and headers stay out. */
export const accessLog =
  (logger: Logger) =>
  (request: ServerRequest, response: Response, next: NextFunction): void => {
    const started = performance.now();
    const { method, path, id } = request;
    response.once('close', () => {
      const level = isApiPath(path) ? 'info' : 'debug';
      const fields = {
        requestId: id,
        method,
        path,
        status: response.statusCode,
        finished: response.writableFinished,
        durationMs: Math.round(performance.now() - started),
        userId: request.principal?.userId,
      };
      logger.event('request', fields, level);
    });
    next();
  };
