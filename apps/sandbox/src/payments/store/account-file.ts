import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IdempotentAnswers } from '../api/idempotency';
import type { AccountState } from './account';

const EXTENSION = '.json';

/** What is kept of an account: the account itself, and the answers that keys for repeats stand for. */
interface Kept extends AccountState {
  readonly answers: ReturnType<IdempotentAnswers['state']>;
}

/** Where an account survives a restart: a file, which is under its name only once it is whole. */
export class AccountFile {
  private constructor(private readonly path: string) {}

  /** Makes the folder where there is none. */
  static in(folder: string, key: string): AccountFile {
    mkdirSync(folder, { recursive: true });
    return new AccountFile(join(folder, `${key}${EXTENSION}`));
  }

  /** What was kept; a file that cannot be read is put aside, for a person to look at. */
  read(): Kept | undefined {
    try {
      return JSON.parse(readFileSync(this.path, 'utf8')) as Kept;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      renameSync(this.path, `${this.path}.unreadable`);
      return undefined;
    }
  }

  /** Before the answer goes out that tells of what is kept, so that nobody knows of what is not. */
  write(state: Kept): void {
    const unfinished = `${this.path}.part`;
    writeFileSync(unfinished, JSON.stringify(state));
    renameSync(unfinished, this.path);
  }
}
