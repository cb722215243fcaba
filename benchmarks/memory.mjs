// Memory of the whole server at rest, one checker worker warm: resident set in MB, after twenty checks and an idle minute, in
// which the checker has warmed up and what that left behind is collected.
import { setTimeout as sleep } from 'node:timers/promises';
import { findPostgres, startPostgres } from '../scripts/lib/postgres.mjs';
import { residentMegabytes } from './lib/resident.mjs';
import { check, startServer } from './lib/server.mjs';

async function measure(env) {
  const server = await startServer(env);
  try {
    for (let round = 0; round < 20; round++) {
      await check(server.url, `This are sentence number ${round}, and it have two mistake in it.`);
    }
    await sleep(60_000);
    return residentMegabytes(server.pid);
  } finally {
    await server.stop();
  }
}

/** @returns {Promise<{ name: string, value: number, unit: string, bound: number }[]>} */
export async function memory() {
  const rows = [
    {
      name: 'memory at rest, embedded database',
      value: await measure({}),
      unit: 'MB',
      bound: 1000,
    },
  ];
  const programs = findPostgres();
  if (programs) {
    const cluster = await startPostgres(programs);
    try {
      const value = await measure({ DATABASE_URL: cluster.url });
      rows.push({ name: 'memory at rest, PostgreSQL', value, unit: 'MB', bound: 600 });
    } finally {
      await cluster.stop();
    }
  }
  return rows;
}
