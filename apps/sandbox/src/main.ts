import { join } from 'node:path';
import type { Port } from './listen';
import { startSandbox, type RunningSandbox } from './server';

const DATA_DIR = process.env.DATA_DIR || '.data';

/** A port that somebody has set must be that one; the usual one gives way when something else has it. */
function portOf(name: string, preferred: number): Port {
  const set = process.env[name];
  if (set === undefined || set === '') return { preferred };
  if (/^\d{1,5}$/.test(set) && Number(set) < 65_536) return Number(set);
  throw new Error(`${name} must be a port, 0 to 65535, and is “${set}”.`);
}

/** Tells the parent process, where there is one that listens, and the terminal otherwise. */
function tell({ url, smtpUrl, inboxUrl, aiBaseUrl, paymentsUrl }: RunningSandbox): void {
  if (process.send) process.send({ url, smtpUrl, inboxUrl, aiBaseUrl, paymentsUrl });
  else {
    process.stdout.write(
      `Development stand-ins listen on ${url} (AI: ${aiBaseUrl}; mail: ${smtpUrl}, inbox at ${inboxUrl}; payments: ${paymentsUrl})\n`,
    );
  }
}

function endWith(sandbox: RunningSandbox): void {
  const end = () => void sandbox.close().then(() => process.exit(0));
  process.once('SIGTERM', end);
  if (!process.send) {
    for (const signal of ['SIGINT', 'SIGHUP'] as const) process.once(signal, end);
    return;
  }
  // A terminal tells the whole group at once, but the server beside this has mails to send until it ends.
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
  process.once('disconnect', end);
  // The parent may have gone while this was starting.
  if (!process.connected) end();
}

try {
  const sandbox = await startSandbox({
    port: portOf('PORT', 4010),
    smtpPort: portOf('SMTP_PORT', 4025),
    inboxDir: join(DATA_DIR, 'inbox'),
    paymentsDir: join(DATA_DIR, 'payments'),
  });
  endWith(sandbox);
  if (process.connected !== false) tell(sandbox);
} catch (error) {
  const failed = error instanceof Error ? error.message : String(error);
  if (process.send) process.send({ failed }, () => process.exit(1));
  else {
    process.stderr.write(`${failed}\n`);
    process.exit(1);
  }
}
