import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { catchError, type Observable } from 'rxjs';
import type { RateLimits } from '../config/config';
import { AppError } from '../errors/app-error';
import { callerOf } from '../http/caller';
import { requestOf } from '../http/request-context';
import { RATE_LIMIT_BUCKET } from './rate-limit-bucket';
import { RateLimiter } from './rate-limiter';

/** Counts calls; one that the server had no room for does not count. */
@Injectable()
export class RateLimitInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly limiter: RateLimiter,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const bucket = this.reflector.get<keyof RateLimits>(RATE_LIMIT_BUCKET, context.getHandler());
    const request = requestOf(context);
    const caller = callerOf(request);
    await this.limiter.consume(bucket, caller);
    return next.handle().pipe(
      catchError(async (error: unknown) => {
        const isBusy = error instanceof AppError && error.code === 'SERVICE_BUSY';
        // Whoever hangs up has had the work done.
        if (isBusy && !request.socket.destroyed) await this.limiter.giveBack(bucket, caller);
        throw error;
      }),
    );
  }
}
