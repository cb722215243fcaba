import { describe, expect, it } from '@jest/globals';
import net from 'node:net';
import { findPostgres, startPostgres } from './postgres.mjs';

const programs = findPostgres() ?? '';

(programs ? describe : describe.skip)('startPostgres', () => {
  it('answers where it says and is gone when stopped', async () => {
    const cluster = await startPostgres(programs);
    const { port } = new URL(cluster.url);
    const connects = () =>
      new Promise((resolve) => {
        const socket = net.connect(Number(port), '127.0.0.1');
        socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
        socket.once('connect', () => socket.destroy());
      });
    expect(await connects()).toBe(true);
    await cluster.stop();
    expect(await connects()).toBe(false);
  }, 30_000);
});
