import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { createHash, timingSafeEqual } from 'node:crypto';
import { Config } from '../config/config';
import { AppError } from '../errors/app-error';
import { bearerTokenOf } from './bearer-token';
import { requestOf } from './request-context';

/** Of one length, whatever is compared. */
const digest = (value: string): Buffer => createHash('sha256').update(value).digest();

/** Lets in whoever has the administrators' key as bearer token; nobody where there is none. */
@Injectable()
export class AdminGuard implements CanActivate {
  constructor(private readonly config: Config) {}

  canActivate(context: ExecutionContext): boolean {
    const { adminApiKey } = this.config;
    const given = bearerTokenOf(requestOf(context));
    if (!adminApiKey || !given || !timingSafeEqual(digest(given), digest(adminApiKey))) {
      throw new AppError('FORBIDDEN');
    }
    return true;
  }
}
