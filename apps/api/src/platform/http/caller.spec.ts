import { describe, expect, it } from '@jest/globals';
import { callerOf } from './caller';
import type { ServerRequest } from './request-context';

const from = (ip: string | undefined, userId?: string) =>
  callerOf({ ip, socket: {}, principal: userId && { userId } } as unknown as ServerRequest);

describe('a caller', () => {
  it('is the account of whoever is signed in, wherever they are', () => {
    expect(from('192.0.2.1', 'u1')).toBe('account:u1');
  });

  it.each([
    ['IPv4 addresses', '192.0.2.1', '192.0.2.2', false],
    ['an IPv4 address and the same written as IPv6', '192.0.2.1', '::ffff:192.0.2.1', true],
    ['addresses of one IPv6 network', '2001:db8:1:2::1', '2001:db8:1:2a:ffff::9', true],
    ['addresses of two IPv6 networks', '2001:db8:1:2::1', '2001:db8:1:102::1', false],
    ['an IPv6 address and the same with its zone', 'fe80::1%eth0', 'fe80::1%eth0', true],
  ])('tells %s apart where they are: %s, %s', (_, one, other, isSame) => {
    expect(from(one) === from(other)).toBe(isSame);
  });

  it('has an address even where the connection has lost its own', () => {
    expect(from(undefined)).toBe('address:');
  });
});
