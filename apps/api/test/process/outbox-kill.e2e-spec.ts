import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PACKAGE_DIR } from '../../src/platform/config/paths';
import { TestingMailbox } from '../mailbox';

const MAILS = 3;
/** Many times what it takes, because other programs may keep the machine busy. */
const TIMEOUT_MS = 120_000;
/** Inside the package, so that Node finds the packages that the program imports. */
const BUILD = join(PACKAGE_DIR, 'node_modules/.cache/tercet/outbox-process');

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

/** Starts the program on a data folder, to add `count` mails and to be killed at a moment, or to be told to end. */
function start(dataDir: string, recipient: string, count: number, kill?: Moment) {
  return spawn(process.execPath, [join(BUILD, 'outbox-process.js')], {
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: dataDir,
      SMTP_URL: inbox.config.mail.smtpUrl,
      LOG_LEVEL: 'fatal',
      RECIPIENT: recipient,
      COUNT: String(count),
      SNAPSHOT: process.env['TERCET_TEST_SNAPSHOT'],
      ...(kill && { KILL: kill }),
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

describe('a server that is killed', () => {
  it.each([
    ['after the commit', 1],
    ['before sending', 1],
    ['after sending', 2],
  ] as const)(
    '%s sends each mail after its next start, %d times at most in all and as one',
    async (moment, most) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'tercet-outbox-'));
      const recipient = `${randomUUID()}@example.com`;
      const recipients = Array.from({ length: MAILS }, (_, index) => `${index}-${recipient}`);
      const [, signal] = (await once(
        start(dataDir, recipient, MAILS, moment),
        'exit',
      )) as unknown[];
      expect(signal).toBe('SIGKILL');
      const next = start(dataDir, recipient, 0);
      await once(next, 'message');
      for (const to of recipients) await inbox.mail.waitFor(to, { timeoutMs: 30_000 });
      next.send('end');
      const [code] = (await once(next, 'exit')) as unknown[];
      expect(code).toBe(0);
      for (const to of recipients) {
        const ids = (await inbox.mail.list(to)).map(({ headers }) => headers['message-id']);
        expect(ids.length).toBeLessThanOrEqual(most);
        expect(new Set(ids).size).toBe(1);
      }
      await rm(dataDir, { recursive: true });
    },
    TIMEOUT_MS,
  );
});
