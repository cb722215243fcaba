import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE_DIR } from '../../src/platform/config/paths';
import { within } from '../waiting';

const MAIN = join(PACKAGE_DIR, 'dist/main.js');
/** Many times what a start takes, because other programs may keep the machine busy. */
const START_LIMIT_MS = 180_000;
/** Three times what stopping may take. */
const EXIT_LIMIT_MS = 30_000;

export interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly output: string;
}

/** The built server in a process of its own. */
export class ServerProcess {
  private output = '';
  private readonly exited: Promise<Exit>;

  private constructor(private readonly child: ChildProcess) {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        this.output += chunk.toString();
      });
    }
    this.exited = once(child, 'close').then(([code, signal]) => ({
      code: code as number | null,
      signal: signal as NodeJS.Signals | null,
      output: this.output,
    }));
  }

  /**
   * Starts it on a free port and for sign-ups without limit, which all come from one address, unless `env` says
   * otherwise. All else is as the product has it: nothing of the tests' own environment reaches it.
   */
  static start(env: Readonly<Record<string, string>>): ServerProcess {
    if (!existsSync(MAIN)) throw new Error('The server is not built: run "npm run build" first');
    const child = spawn(process.execPath, [MAIN], {
      env: {
        PATH: process.env['PATH'],
        PORT: '0',
        AUTH_RATE_PER_MINUTE: '0',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return new ServerProcess(child);
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  /** Address, once it listens. */
  url(): Promise<string> {
    return within(
      START_LIMIT_MS,
      () => `the start of the server, which said: ${this.output}`,
      this.#address(),
    );
  }

  async #address(): Promise<string> {
    for (;;) {
      const [address] =
        /http:\/\/\S+/.exec(/^.* listens on .*$/m.exec(this.output)?.[0] ?? '') ?? [];
      if (address) return address;
      const next = await Promise.race([this.exited, once(this.child.stdout ?? this.child, 'data')]);
      if ('code' in next) throw new Error(`The server ended (${next.code}): ${next.output}`);
    }
  }

  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  exit(limitMs = EXIT_LIMIT_MS): Promise<Exit> {
    return within(limitMs, () => `the end of the server, which said: ${this.output}`, this.exited);
  }

  kill(): Promise<Exit> {
    this.signal('SIGKILL');
    return this.exit();
  }
}
