import ipaddr from 'ipaddr.js';
import type { ServerRequest } from './request-context';

/** Bytes of an IPv6 address that a provider gives to one household: the rest is theirs to choose. */
const IPV6_PREFIX_BYTES = 56 / 8;

export const accountCaller = (userId: string): string => `account:${userId}`;

/** An address as limits count it: IPv4 as it is, also where it is written as IPv6; of IPv6 the first 56 bits. */
function network(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const bytes = parsed.toByteArray();
  return ipaddr.fromByteArray(bytes.fill(0, IPV6_PREFIX_BYTES)).toString();
}

/** The address that a request comes from, as limits count it. */
export const networkOf = ({ ip, socket }: Pick<ServerRequest, 'ip' | 'socket'>): string =>
  network(ip ?? socket.remoteAddress ?? '');

/** Whom limits and turns are counted for: the account, or the address of somebody without one. */
export function callerOf(request: ServerRequest): string {
  if (request.principal) return accountCaller(request.principal.userId);
  return `address:${networkOf(request)}`;
}
