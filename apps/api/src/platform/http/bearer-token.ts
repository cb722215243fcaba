import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { requestOf } from './request-context';

/** The token of an `Authorization: Bearer` header; `undefined` when the header is absent or something else. */
export const bearerTokenOf = ({ headers }: Pick<Request, 'headers'>): string | undefined =>
  /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1];

/** The bearer token itself, for what works on the token rather than for its owner. */
export const BearerToken = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | undefined => bearerTokenOf(requestOf(context)),
);
