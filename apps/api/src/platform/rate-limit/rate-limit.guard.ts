import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { RateLimits } from '../config/config';
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
    const caller = request.principal
      ? `account:${request.principal.userId}`
      : `address:${request.ip ?? request.socket.remoteAddress}`;
    await this.limiter.consume(bucket, caller);
    return true;
  }
}
