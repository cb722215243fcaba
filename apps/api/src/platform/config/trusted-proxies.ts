import { isIP, isIPv4 } from 'node:net';

export const MAX_PROXIES = 100;
/** Subnets that Express knows by name. */
const NAMED: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isAddressOrSubnet(part: string): boolean {
  if (NAMED.has(part)) return true;
  const [address = '', bits, ...more] = part.split('/');
  if (isIP(address) === 0 || more.length > 0) return false;
  const max = isIPv4(address) ? 32 : 128;
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) > 0 && Number(bits) <= max);
}

/** Whether Express can make sense of it as its `trust proxy`. */
export function isTrustedProxies(value: number | string): boolean {
  return typeof value === 'number'
    ? value <= MAX_PROXIES
    : value.split(',').every((part) => isAddressOrSubnet(part.trim()));
}
