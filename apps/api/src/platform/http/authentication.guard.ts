import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { ApiScope } from '@tercet/contracts';
import { AppError } from '../errors/app-error';
import { API_KEY_SCOPE } from './for-api-keys.decorator';
import type { Principal } from './principal';
import { PUBLIC_ROUTE, type PublicRoute } from './public.decorator';
import { requestOf, type ServerRequest } from './request-context';

/** Names of the Passport strategies that are tried, in this order. */
const STRATEGIES = ['api-key', 'session'];

/** Closed by default: whatever is not marked `@Public()` needs a bearer token that a strategy accepts. */
@Injectable()
export class AuthenticationGuard extends AuthGuard(STRATEGIES) {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const route = this.read<PublicRoute>(PUBLIC_ROUTE, context);
    if (route === 'ignore') return true;
    const request = requestOf(context);
    if (route === 'optional' && request.headers.authorization === undefined) return true;
    await super.canActivate(context);
    const scope = this.read<ApiScope>(API_KEY_SCOPE, context);
    if (!mayCall(request.principal, scope, route)) throw new AppError('FORBIDDEN');
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

  private read<Value>(key: string, context: ExecutionContext): Value | undefined {
    const places = [context.getHandler(), context.getClass()];
    return this.reflector.getAllAndOverride<Value | undefined>(key, places);
  }
}

/** Sessions may call everything, API keys what their scopes name, and what anybody may call anyway. */
function mayCall(
  principal: Principal | undefined,
  scope: ApiScope | undefined,
  route: PublicRoute | undefined,
): boolean {
  if (!principal || !('scopes' in principal)) return true;
  return scope === undefined ? route !== undefined : principal.scopes.includes(scope);
}
