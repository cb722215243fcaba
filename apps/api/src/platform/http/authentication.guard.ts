import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AppError } from '../errors/app-error';
import { Authenticator } from './authenticator';
import { bearerTokenOf } from './bearer-token';
import { PUBLIC_ROUTE, type PublicRoute } from './public.decorator';
import { requestOf } from './request-context';

/** Closed by default: whatever is not marked `@Public()` needs a valid bearer token. */
@Injectable()
export class AuthenticationGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly authenticator: Authenticator,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const route = this.reflector.getAllAndOverride<PublicRoute | undefined>(PUBLIC_ROUTE, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (route === 'ignore') return true;
    const request = requestOf(context);
    if (route === 'optional' && request.headers.authorization === undefined) return true;
    const token = bearerTokenOf(request);
    if (token === undefined) throw new AppError('UNAUTHENTICATED');
    request.principal = await this.authenticator.authenticate(token);
    return true;
  }
}
