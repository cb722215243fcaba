import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { parseConfig } from '../config/parse-config';
import { openDatabase } from './open-database';

/** Takes every connection and says nothing. */
let silent: Server;
const sockets: Socket[] = [];
beforeEach(async () => {
  silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  silent.close();
  await once(silent, 'close');
});

it('asks a silent PostgreSQL again before the start fails, and says why it does', async () => {
  const { port } = silent.address() as AddressInfo;
  const config = parseConfig({ DATABASE_URL: `postgres://somebody@127.0.0.1:${port}/tercet` });
  await expect(openDatabase(config, [])).rejects.toThrow(
    'The database of DATABASE_URL cannot be used: it does not answer in time.',
  );
  expect(sockets.length).toBeGreaterThan(1);
});
