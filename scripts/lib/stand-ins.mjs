import { fork } from 'node:child_process';
import path from 'node:path';
import { root } from './workspace.mjs';

/** It takes a third of a second; a machine that is busy with other things needs more. */
const PATIENCE_MS = 8_000;

/**
 * Whether the product is to send its mails into the development inbox: not in production, and not where it has a mail server.
 * @param {NodeJS.ProcessEnv} environment
 */
export function wantsInbox(environment) {
  const { NODE_ENV, SMTP_URL, SANDBOX_SMTP_URL } = environment;
  return NODE_ENV !== 'production' && !SMTP_URL && !SANDBOX_SMTP_URL;
}

/**
 * Whether the product is to speak to the payment provider's stand-in: not in production, and not where it has a key for the
 * real one or is told of a stand-in already.
 * @param {NodeJS.ProcessEnv} environment
 */
export function wantsPayments(environment) {
  const { NODE_ENV, STRIPE_SECRET_KEY, SANDBOX_URL } = environment;
  return NODE_ENV !== 'production' && !STRIPE_SECRET_KEY && !SANDBOX_URL;
}

/** The first that the child says; what it is instead where it ends or says nothing. */
function firstWord(child, patienceMs) {
  return new Promise((resolve) => {
    const patience = setTimeout(resolve, patienceMs, { failed: 'it did not answer' });
    const settle = (word) => {
      clearTimeout(patience);
      resolve(word);
    };
    child.once('message', settle);
    child.once('error', (error) => settle({ failed: error.message }));
    child.once('exit', (code, signal) => settle({ failed: `it ended with ${code ?? signal}` }));
  });
}

/**
 * Starts the development stand-ins beside the product, and answers with the environment that leads the server to them.
 * They end by themselves once this process does, however that comes. Without them the product runs all the same.
 */
export async function startStandIns(environment = process.env, options = {}) {
  const inbox = wantsInbox(environment);
  if (!inbox && !wantsPayments(environment)) return {};
  const { main = path.join(root, 'apps/sandbox/dist/main.js'), patienceMs = PATIENCE_MS } = options;
  // `PORT` is the product's own.
  const { PORT: _product, ...env } = environment;
  const child = fork(main, { cwd: root, env });
  const { url, smtpUrl, failed } = await firstWord(child, patienceMs);
  // Nobody waits for it any more, so that it holds up no end.
  child.unref();
  child.channel?.unref();
  if (failed === undefined) {
    return { SANDBOX_URL: url, ...(inbox && { SANDBOX_SMTP_URL: smtpUrl }) };
  }
  child.kill();
  console.error(
    `The stand-ins for mail and payments do not start (${failed}); the product runs without.`,
  );
  return {};
}
