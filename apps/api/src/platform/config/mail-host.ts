import { isIPv4 } from 'node:net';

/** The host of an address as it stands behind the `@` of a mail address. */
export function mailHost(url: string): string {
  const { hostname } = new URL(url);
  if (hostname.startsWith('[')) return `[IPv6:${hostname.slice(1, -1)}]`;
  return isIPv4(hostname) ? `[${hostname}]` : hostname;
}
