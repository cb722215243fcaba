// A PostgreSQL cluster of its own for the tests, in a temporary folder, gone when they end.
import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Folder with the `initdb` and `postgres` programs, or undefined where PostgreSQL is not installed. */
export function findPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = fs.existsSync(debian) ? fs.readdirSync(debian).sort((a, b) => b - a) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...versions.map((version) => path.join(debian, version, 'bin')),
    '/opt/homebrew/opt/postgresql/bin',
    '/usr/local/opt/postgresql/bin',
  ];
  return folders.find((folder) =>
    ['initdb', 'postgres'].every((program) => fs.existsSync(path.join(folder, program))),
  );
}

/** PostgreSQL refuses to run as root; there it runs as a user that every system has. */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // Not a user of this system: the next one.
    }
  }
  throw new Error(
    'PostgreSQL cannot run as root, and there is neither a user postgres nor nobody.',
  );
}

async function freePort() {
  const server = net.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function untilAnswering(port, child) {
  for (let attempt = 0; attempt < 150; attempt++) {
    if (child.exitCode !== null) throw new Error(`postgres ended with exit code ${child.exitCode}`);
    const open = await new Promise((resolve) => {
      const socket = net.connect(port, '127.0.0.1');
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (open) return;
    await sleep(100);
  }
  throw new Error('postgres did not answer within 15 seconds');
}

/**
 * Starts a fresh cluster.
 * @param {string} programs Folder with `initdb` and `postgres`.
 * @returns {Promise<{ url: string, version: string, stop: () => Promise<void> }>} Its address as a superuser without password.
 */
export async function startPostgres(programs) {
  const user = unprivilegedUser();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tercet-postgres-'));
  if (user.uid !== undefined) fs.chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const program = (name) => path.join(programs, name);
  const options = { ...user, cwd: folder, stdio: 'ignore' };

  execFileSync(
    program('initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    options,
  );
  const port = await freePort();
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
  const child = spawn(
    program('postgres'),
    [
      ...['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1'],
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    options,
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGINT');
    await ended;
    fs.rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilAnswering(port, child);
  } catch (error) {
    await stop();
    throw error;
  }
  const version = execFileSync(program('postgres'), ['--version'], { encoding: 'utf8' });
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    version: /\d+(\.\d+)?/.exec(version)?.[0] ?? 'unknown',
    stop,
  };
}
