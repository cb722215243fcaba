import { once } from 'node:events';
import { createServer } from 'node:net';
import { StartError } from '../errors/start-error';
import { codeOf } from '../errors/error-code';

/** Why a port cannot be had, by the system's code. */
const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use: stop the program that uses it, or set PORT',
  EACCES: 'is reserved for the system: set PORT to one from 1024 on',
};

/** What to tell whoever started the server about a port that cannot be had; every other error as it is. */
export function portFailure(port: number, error: unknown): unknown {
  const reason = REASONS[codeOf(error) ?? ''];
  return reason === undefined ? error : new StartError(`Port ${port} ${reason}.`, { cause: error });
}

/**
 * Looks before anything is loaded, so that a start that cannot succeed ends at once.
 * @throws {StartError} when the port cannot be had
 */
export async function refuseIfPortTaken(port: number): Promise<void> {
  const probe = createServer().listen(port);
  try {
    await once(probe, 'listening');
  } catch (error) {
    throw portFailure(port, error);
  }
  probe.close();
  await once(probe, 'close');
}
