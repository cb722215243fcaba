import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Principal } from './principal';
import { requestOf } from './request-context';

/** The signed-in caller (`Principal`); `undefined` only on public routes. */
export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext): Principal | undefined => requestOf(context).principal,
);
