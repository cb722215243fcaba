import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { RateLimits } from '../config/config';
import { callerOf } from '../http/caller';
import { requestOf } from '../http/request-context';
import { RATE_LIMIT_BUCKET } from './rate-limit-bucket';
import { RateLimiter } from './rate-limiter';

@Injectable()
export class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limiter: RateLimiter,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const bucket = this.reflector.get<keyof RateLimits>(RATE_LIMIT_BUCKET, context.getHandler());
    const request = requestOf(context);
    await this.limiter.consume(bucket, callerOf(request));
    return true;
  }
}
