import type { ServerRequest } from '../../platform/http/request-context';

export const accountCaller = (userId: string): string => `account:${userId}`;

/** Whose turn a request takes: the account's, or the address's of somebody without one. */
export function callerOf({ principal, ip, socket }: ServerRequest): string {
  return principal ? accountCaller(principal.userId) : `address:${ip ?? socket.remoteAddress}`;
}
