import { applyDecorators, SetMetadata, UseInterceptors } from '@nestjs/common';
import type { RateLimits } from '../config/config';
import { RateLimitInterceptor } from './rate-limit.interceptor';
import { RATE_LIMIT_BUCKET } from './rate-limit-bucket';

/** Counts calls against one of the configured limits; beyond it they are `RATE_LIMITED`. */
export const RateLimit = (bucket: keyof RateLimits) =>
  applyDecorators(SetMetadata(RATE_LIMIT_BUCKET, bucket), UseInterceptors(RateLimitInterceptor));
