import type { ServerRequest } from './request-context';

export const accountCaller = (userId: string): string => `account:${userId}`;

/** Whom limits and turns are counted for: the account, or the address of somebody without one. */
export function callerOf({ principal, ip, socket }: ServerRequest): string {
  return principal ? accountCaller(principal.userId) : `address:${ip ?? socket.remoteAddress}`;
}
