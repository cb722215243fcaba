import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { Response } from 'express';
import type { ServerRequest } from '../http/request-context';
import { Logger } from '../logging/logger';
import { toErrorBody } from './error-body';
import { toAppError } from './to-app-error';

/** The one place where REST calls, and what fails before them, become error answers. */
@Catch()
export class AppErrorFilter implements ExceptionFilter {
  constructor(private readonly logger: Logger) {}

  catch(exception: unknown, host: ArgumentsHost): unknown {
    // GraphQL has its own answer format: see graphql/format-error.ts.
    if (host.getType<string>() === 'graphql') return exception;
    const http = host.switchToHttp();
    const request = http.getRequest<ServerRequest>();
    const response = http.getResponse<Response>();
    // The server stops and has answered already: see Lifecycle.
    if (response.writableEnded) return undefined;
    const error = toAppError(exception);
    this.logger.requestFailed(exception, error, request.id);
    if (response.headersSent) return response.end();
    if (error.retryAfterSeconds !== undefined) {
      response.setHeader('Retry-After', error.retryAfterSeconds);
    }
    return response.status(error.status).json(toErrorBody(error, request.id));
  }
}
