import { expect, it } from '@jest/globals';
import { isLocalSite } from './local-site';

it.each([
  ['localhost', true],
  ['LOCALHOST', true],
  ['tercet.localhost', true],
  ['127.0.0.1', true],
  ['127.1.2.3', true],
  ['[::1]', true],
  ['tercet.example', false],
  ['localhost.example', false],
  ['127.0.0.1.example', false],
  ['192.168.0.2', false],
])('%s: %p', (hostname, isLocal) => {
  expect(isLocalSite(hostname)).toBe(isLocal);
});
