import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AccountState } from './account';

const EXTENSION = '.json';

/** Where an account survives a restart: a file, which is under its name only once it is whole. */
export class AccountFile {
  private constructor(private readonly path: string) {}

  /** Makes the folder where there is none. */
  static in(folder: string, key: string): AccountFile {
    mkdirSync(folder, { recursive: true });
    return new AccountFile(join(folder, `${key}${EXTENSION}`));
  }

  /** What was kept; a file that cannot be read is put aside, for a person to look at. */
  read(): AccountState | undefined {
    try {
      return JSON.parse(readFileSync(this.path, 'utf8')) as AccountState;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      renameSync(this.path, `${this.path}.unreadable`);
      return undefined;
    }
  }

  /** Before the answer goes out that tells of what is kept, so that nobody knows of what is not. */
  write(state: AccountState): void {
    const unfinished = `${this.path}.part`;
    writeFileSync(unfinished, JSON.stringify(state));
    renameSync(unfinished, this.path);
  }
}
