import { hostname } from 'node:os';
import { StartError } from '../errors/start-error';

/** Another process works on the folder. */
export class DatabaseInUseError extends StartError {
  override readonly name = 'DatabaseInUseError';

  constructor(
    readonly pid: number,
    host = hostname(),
  ) {
    // A container's host name is its id, which is what stops it: the number of its process says nothing outside.
    const where = host === hostname() ? '' : ` in the container ${host}`;
    super(
      `The embedded database is in use by process ${pid}${where}. It is for one process: stop that one, or set DATABASE_URL.`,
    );
  }
}
