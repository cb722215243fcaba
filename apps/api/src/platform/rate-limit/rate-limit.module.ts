import { Global, Module } from '@nestjs/common';
import { RateLimitInterceptor } from './rate-limit.interceptor';
import { RateLimiter } from './rate-limiter';

@Global()
@Module({
  providers: [RateLimiter, RateLimitInterceptor],
  exports: [RateLimiter, RateLimitInterceptor],
})
export class RateLimitModule {}
