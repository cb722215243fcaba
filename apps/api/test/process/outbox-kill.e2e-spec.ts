import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { PACKAGE_DIR } from '../../src/platform/config/paths';
import { TestingMailbox } from '../mailbox';
import { createTestDatabase } from '../test-database';

const MAILS = 3;
/** Many times what it takes, because other programs may keep the machine busy. */
const TIMEOUT_MS = 120_000;
/** Inside the package, so that Node finds the packages that the program imports. Tests on the other database have their own. */
const BUILD = join(PACKAGE_DIR, `node_modules/.cache/tercet/outbox-process-${process.pid}`);

type Moment = 'after the commit' | 'before sending' | 'after sending';

let inbox: TestingMailbox;
beforeAll(async () => {
  const vite = dirname(createRequire(import.meta.url).resolve('vite/package.json'));
  const program = join(import.meta.dirname, 'outbox-process.ts');
  execFileSync(
    process.execPath,
    [join(vite, 'bin/vite.js'), 'build', '--ssr', program, '--outDir', BUILD, '--emptyOutDir'],
    { cwd: PACKAGE_DIR, stdio: 'pipe' },
  );
  inbox = await TestingMailbox.start();
}, TIMEOUT_MS);
afterAll(async () => {
  await inbox.close();
  await rm(BUILD, { recursive: true });
});

interface Place {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
}

/** Starts the program on a database, to add `count` mails and to be killed at a moment, or to be told to end. */
function start({ dataDir, databaseUrl }: Place, recipient: string, count: number, kill?: Moment) {
  return spawn(process.execPath, [join(BUILD, 'outbox-process.js')], {
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: dataDir,
      SMTP_URL: inbox.config.mail.smtpUrl,
      LOG_LEVEL: 'fatal',
      RECIPIENT: recipient,
      COUNT: String(count),
      SNAPSHOT: process.env['TERCET_TEST_SNAPSHOT'],
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      ...(kill && { KILL: kill }),
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

/** As if a minute had gone by: on PostgreSQL a process that lives on may hold what it took for so long. */
async function endLeases(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(`UPDATE "mail_outbox" SET "leasedUntil" = now()`);
  await client.end();
}

describe('a server that is killed', () => {
  it.each([
    ['after the commit', 0],
    ['before sending', 0],
    ['after sending', 1],
  ] as const)(
    '%s, when each mail has been sent %d times, sends each once after its next start, and as one',
    async (moment, before) => {
      const database = await createTestDatabase();
      const { databaseUrl } = database.config;
      const dataDir = await mkdtemp(join(tmpdir(), 'tercet-outbox-'));
      const place = { dataDir, databaseUrl };
      const recipient = `${randomUUID()}@example.com`;
      const recipients = Array.from({ length: MAILS }, (_, index) => `${index}-${recipient}`);
      const mailIds = () =>
        Promise.all(
          recipients.map(async (to) =>
            (await inbox.mail.list(to)).map(({ headers }) => headers['message-id']),
          ),
        );
      const [, signal] = (await once(start(place, recipient, MAILS, moment), 'exit')) as unknown[];
      expect(signal).toBe('SIGKILL');
      const first = await mailIds();
      expect(first.map(({ length }) => length)).toEqual(recipients.map(() => before));
      if (databaseUrl) await endLeases(databaseUrl);
      const next = start(place, recipient, 0);
      await once(next, 'message');
      const all = before + 1;
      await Promise.all(
        recipients.map((to) => inbox.mail.waitFor(to, { count: all, timeoutMs: 30_000 })),
      );
      next.send('end');
      const [code] = (await once(next, 'exit')) as unknown[];
      expect(code).toBe(0);
      for (const ids of await mailIds()) {
        expect(ids).toHaveLength(all);
        expect(new Set(ids).size).toBe(1);
      }
      await database.drop();
      await rm(dataDir, { recursive: true });
    },
    TIMEOUT_MS,
  );
});
