import type { ServerRequest } from '../../platform/http/request-context';

/** Whose turn a request takes: the account's, or the address's of somebody without one. */
export function callerOf({ principal, ip, socket }: ServerRequest): string {
  return principal ? `account:${principal.userId}` : `address:${ip ?? socket.remoteAddress}`;
}
