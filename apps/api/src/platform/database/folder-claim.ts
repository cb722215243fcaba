import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { open, readdir, rename, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasCode } from '../errors/error-code';
import { DatabaseInUseError } from './database-in-use';

/**
 * A claim on a folder is a socket beside it, on which its process listens. Containers that share a volume do not see
 * each other's processes, but one kernel serves their sockets: it answers for a process as long as that lives, however
 * busy or halted it is, and no longer. No two claims have one name, so that a dead one never comes to life.
 */
const CLAIM = /^\.(\d+)@(.*)\.[0-9a-f]{16}$/;

/** Only Linux has processes that share files and do not see each other. */
const HAS_NAMESPACES = process.platform === 'linux';
/** How file systems without sockets refuse one. */
const NO_SOCKETS = ['EPERM', 'EACCES', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EINVAL'];
/** The kernel takes 107. */
const MAX_ADDRESS_BYTES = 100;
/** Those who start at the same moment try again within this time, each at another moment. */
const RETRY_MS = 100;

/** Of host names, which may have 64, as much as a socket's address has room for. A container's id has 12. */
const HOST_CHARACTERS = 24;

type Withdraw = () => Promise<void>;

/** A name for a claim that nobody else has, short enough for `addressed`. */
export function claimPath(folder: string, host: string = hostname()): string {
  const random = randomBytes(8).toString('hex');
  return `${folder}.lock.${process.pid}@${host.slice(0, HOST_CHARACTERS)}.${random}`;
}

/** Gives a socket an address that the kernel takes, however long its path is. */
async function addressed(path: string, use: (address: string) => Promise<unknown>): Promise<void> {
  if (Buffer.byteLength(path) <= MAX_ADDRESS_BYTES) return void (await use(path));
  const parent = await open(dirname(path));
  try {
    await use(`/proc/self/fd/${parent.fd}/${basename(path)}`);
  } finally {
    await parent.close();
  }
}

async function isAlive(claim: string): Promise<boolean> {
  try {
    await addressed(claim, async (address) => {
      const socket = connect(address);
      await once(socket, 'connect').finally(() => socket.destroy());
    });
    return true;
  } catch (error) {
    // Anything else, such as a full queue, is an answer too.
    return !hasCode(error, ['ECONNREFUSED', 'ENOENT']);
  }
}

/** Makes a claim that appears only when it is listened to, or none where the file system knows no sockets. */
async function makeClaim(claim: string): Promise<Withdraw> {
  const server = createServer((socket) => socket.destroy()).unref();
  const draft = `${claim}.new`;
  try {
    await addressed(draft, (address) => once(server.listen(address), 'listening'));
  } catch (error) {
    if (hasCode(error, NO_SOCKETS)) return () => Promise.resolve();
    throw error;
  }
  // A caller who could not be let in has had their answer from the kernel.
  server.on('error', () => {});
  await rename(draft, claim);
  return async () => {
    await rm(claim, { force: true });
    server.close();
  };
}

/** The claim of another living process as an error; those of dead ones are cleared away. */
export async function findClaim(
  folder: string,
  own?: string,
): Promise<DatabaseInUseError | undefined> {
  if (!HAS_NAMESPACES) return undefined;
  const parent = dirname(folder);
  const prefix = `${basename(folder)}.lock`;
  for (const name of await readdir(parent)) {
    const [, pid, host] = name.startsWith(prefix)
      ? (CLAIM.exec(name.slice(prefix.length)) ?? [])
      : [];
    const claim = join(parent, name);
    if (pid === undefined || claim === own) continue;
    const isHere = host === hostname().slice(0, HOST_CHARACTERS);
    if (await isAlive(claim)) return new DatabaseInUseError(Number(pid), isHere ? undefined : host);
    await rm(claim, { force: true });
  }
  return undefined;
}

/** One attempt. Of two who look only when their own claim is there to be seen, at least one gives way. */
async function tryClaim(folder: string): Promise<Withdraw | undefined> {
  const claim = claimPath(folder);
  const withdraw = await makeClaim(claim);
  const rival = await findClaim(folder, claim).catch(async (error: unknown) => {
    await withdraw();
    throw error;
  });
  if (!rival) return withdraw;
  await withdraw();
  return undefined;
}

/**
 * Claims a folder for this process among all containers of the machine.
 * @returns what gives the folder back.
 * @throws {DatabaseInUseError} when a living process has claimed it.
 */
export async function claimFolder(folder: string): Promise<Withdraw> {
  if (!HAS_NAMESPACES) return () => Promise.resolve();
  for (;;) {
    const holder = await findClaim(folder);
    if (holder) throw holder;
    const withdraw = await tryClaim(folder);
    if (withdraw) return withdraw;
    await sleep(Math.random() * RETRY_MS);
  }
}
