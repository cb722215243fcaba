import type { ExecutionContext } from '@nestjs/common';
import { GqlExecutionContext } from '@nestjs/graphql';
import type { Request, Response } from 'express';
import type { Principal } from './principal';

/** What this server adds to Express' request. */
export interface ServerRequest extends Request {
  /** Set by the request-id middleware, also sent back as `X-Request-Id`. */
  id: string;
  /** Set by the authentication guard. */
  principal?: Principal;
}

/** What every resolver gets as its context. */
export interface GraphqlContext {
  readonly req: ServerRequest;
  readonly res: Response;
}

/** The HTTP request behind a REST call, a GraphQL operation or a subscription. */
export function requestOf(context: ExecutionContext): ServerRequest {
  return context.getType<string>() === 'graphql'
    ? GqlExecutionContext.create(context).getContext<GraphqlContext>().req
    : context.switchToHttp().getRequest<ServerRequest>();
}
