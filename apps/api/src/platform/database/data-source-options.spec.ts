import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import type { Config } from '../config/config';
import { PACKAGE_DIR } from '../config/paths';
import { postgresOptions } from './data-source-options';

/** Characters that mean something else in an address. */
const PASSWORD = 'a@b:c/d#e%f?g';
const ASK_FOR_PASSWORD = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 3]);
let server: Server;
let given = '';
beforeEach(async () => {
  process.env['PGPASSWORD'] = PASSWORD;
  server = createServer((socket) => {
    socket.once('data', () => {
      socket.write(ASK_FOR_PASSWORD);
      socket.once('data', (answer) => {
        given = answer.subarray(5, -1).toString();
        socket.destroy();
      });
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  delete process.env['PGPASSWORD'];
  server.close();
});

describe('the password of PostgreSQL', () => {
  it('may hold any characters where it goes beside the address, as in the compose file', async () => {
    const compose = await readFile(join(PACKAGE_DIR, '../../docker/compose.yaml'), 'utf8');
    const [, address = ''] = /DATABASE_URL: (.*)/.exec(compose) ?? [];
    const { port } = server.address() as AddressInfo;
    const databaseUrl = address.replace('database:5432', `127.0.0.1:${port}`);
    expect(compose).toContain('PGPASSWORD: ${POSTGRES_PASSWORD:-tercet}');
    const config = { databaseUrl, databasePoolSize: 1, statementTimeoutMs: 1_000 } as Config;
    await expect(new DataSource(postgresOptions(config, [])).initialize()).rejects.toThrow();
    expect(given).toBe(PASSWORD);
  });
});
