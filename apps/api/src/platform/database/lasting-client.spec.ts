import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { DataSource, QueryFailedError } from 'typeorm';
import type { Config } from '../config/config';
import { toAppError } from '../errors/to-app-error';
import { postgresOptions } from './data-source-options';

const message = (type: string, body: string) => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, Buffer.from(body, 'latin1')]);
};
const AUTHENTICATED = message('R', '\0\0\0\0');
const READY = message('Z', 'I');
const SHUTTING_DOWN = message('E', 'SFATAL\0C57P01\0Mterminating connection\0\0');

/** Ends each connection in the packet that opens it. */
let server: Server;
beforeAll(async () => {
  server = createServer((socket) => {
    socket.once('data', () => socket.end(Buffer.concat([AUTHENTICATED, READY, SHUTTING_DOWN])));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
});

describe('a connection that breaks before anybody has taken it', () => {
  it('fails what is asked of it, as a busy database, and nothing else', async () => {
    const { port } = server.address() as AddressInfo;
    const databaseUrl = `postgres://tercet@127.0.0.1:${port}/tercet`;
    const config = { databaseUrl, databasePoolSize: 1, statementTimeoutMs: 1_000 } as Config;
    const source = new DataSource(postgresOptions(config, []));
    const error: unknown = await source.initialize().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(QueryFailedError);
    expect(toAppError(error).code).toBe('SERVICE_BUSY');
  });
});
