import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { AppError } from '../errors/app-error';
import { PUBLIC_ROUTE, type PublicRoute } from './public.decorator';
import { requestOf, type ServerRequest } from './request-context';

/** Names of the Passport strategies that are tried, in this order. */
const STRATEGIES = ['session'];

/** Closed by default: whatever is not marked `@Public()` needs a bearer token that a strategy accepts. */
@Injectable()
export class AuthenticationGuard extends AuthGuard(STRATEGIES) {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const route = this.reflector.getAllAndOverride<PublicRoute | undefined>(PUBLIC_ROUTE, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (route === 'ignore') return true;
    const { authorization } = requestOf(context).headers;
    if (route === 'optional' && authorization === undefined) return true;
    await super.canActivate(context);
    return true;
  }

  override getRequest(context: ExecutionContext): ServerRequest {
    return requestOf(context);
  }

  override getAuthenticateOptions() {
    return { session: false, property: 'principal' };
  }

  override handleRequest<Caller>(error: unknown, principal: Caller | false): Caller {
    if (error) throw error;
    if (!principal) throw new AppError('UNAUTHENTICATED');
    return principal;
  }
}
