import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE_DIR } from '../../src/platform/config/paths';

const MAIN = join(PACKAGE_DIR, 'dist/main.js');

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
  async url(): Promise<string> {
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

  exit(): Promise<Exit> {
    return this.exited;
  }

  async kill(): Promise<Exit> {
    this.signal('SIGKILL');
    return this.exited;
  }
}
