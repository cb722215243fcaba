import { afterAll, afterEach, describe, expect, it, jest } from '@jest/globals';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

// Each start reads the sources anew.
jest.setTimeout(30_000);

const DATA_DIR = mkdtempSync(join(tmpdir(), 'tercet-sandbox-'));
const MAIN = join(import.meta.dirname, 'main.ts');

type Addresses = Record<'url' | 'smtpUrl' | 'inboxUrl' | 'aiBaseUrl', string>;

const children: ChildProcess[] = [];
afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

function start(env: Record<string, string>): ChildProcess {
  const child = fork(MAIN, {
    execArgv: ['--import', 'tsx'],
    env: { PATH: process.env.PATH, DATA_DIR, ...env },
  });
  children.push(child);
  return child;
}

const FREE = { PORT: '0', SMTP_PORT: '0' };
const message = async (child: ChildProcess) => (await once(child, 'message'))[0] as unknown;
const addresses = async (child: ChildProcess) => (await message(child)) as Addresses;

async function taken(port = 0): Promise<Server | undefined> {
  const server = createServer().listen(port, '127.0.0.1');
  const listens = once(server, 'listening').then(() => server);
  return listens.catch(() => undefined);
}

describe('the sandbox as a program', () => {
  it('tells its parent where it is, keeps mails over a restart, and ends with its parent', async () => {
    const first = start(FREE);
    const { url, smtpUrl, inboxUrl, aiBaseUrl } = await addresses(first);
    expect([inboxUrl, aiBaseUrl]).toEqual([`${url}/inbox`, `${url}/v1`]);
    await createTransport(smtpUrl).sendMail({
      from: 'a@b.example',
      to: 'noor@example.com',
      subject: 'Kept',
    });
    const ended = once(first, 'exit');
    first.disconnect();
    expect(await ended).toEqual([0, null]);
    const page = await fetch((await addresses(start(FREE))).inboxUrl);
    expect(await page.text()).toContain('Kept');
  });

  it('leaves an interrupt of the terminal to its parent', async () => {
    const child = start(FREE);
    const { url } = await addresses(child);
    child.kill('SIGINT');
    child.kill('SIGHUP');
    expect((await fetch(url)).ok).toBe(true);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });

  it('takes other ports than the usual where something else has them', async () => {
    const others = await Promise.all([taken(4010), taken(4025)]);
    const { url, smtpUrl } = await addresses(start({}));
    expect([new URL(url).port, new URL(smtpUrl).port]).not.toContain('4010');
    expect([new URL(url).port, new URL(smtpUrl).port]).not.toContain('4025');
    others.forEach((other) => other?.close());
  });

  it.each(['PORT', 'SMTP_PORT'])('does not start where a %s that is set is taken', async (name) => {
    const other = await taken();
    const { port } = other?.address() as AddressInfo;
    const child = start({ ...FREE, [name]: String(port) });
    const ended = once(child, 'exit');
    expect(await message(child)).toEqual({ failed: expect.stringContaining(`${port}`) });
    expect(await ended).toEqual([1, null]);
    other?.close();
  });

  it('does not start with a port that is none', async () => {
    expect(await message(start({ ...FREE, SMTP_PORT: 'mail' }))).toEqual({
      failed: 'SMTP_PORT must be a port, 0 to 65535, and is “mail”.',
    });
  });
});
