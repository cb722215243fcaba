import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startStandIns, wantsInbox, wantsPayments } from './stand-ins.mjs';

const folder = mkdtempSync(join(tmpdir(), 'tercet-stand-ins-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A program in place of the sandbox. */
function program(name: string, source: string): string {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, source);
  return file;
}

describe('wantsInbox', () => {
  it.each([
    [{}, true],
    [{ NODE_ENV: 'development', SMTP_URL: '' }, true],
    [{ NODE_ENV: 'production' }, false],
    [{ SMTP_URL: 'smtp://mail.example' }, false],
    [{ SANDBOX_SMTP_URL: 'smtp://127.0.0.1:1' }, false],
  ])('with %j: %s', (environment, wanted) => {
    expect(wantsInbox(environment)).toBe(wanted);
  });
});

describe('wantsPayments', () => {
  it.each([
    [{}, true],
    [{ SMTP_URL: 'smtp://mail.example', STRIPE_SECRET_KEY: '' }, true],
    [{ NODE_ENV: 'production' }, false],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, false],
    [{ SANDBOX_URL: 'http://127.0.0.1:1' }, false],
  ])('with %j: %s', (environment, wanted) => {
    expect(wantsPayments(environment)).toBe(wanted);
  });
});

describe('startStandIns', () => {
  let said: ReturnType<typeof jest.spyOn>;
  beforeAll(() => {
    said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => void said.mockClear());
  afterAll(() => said.mockRestore());

  it('answers with the addresses, and keeps the port of the product to itself', async () => {
    const main = program(
      'well',
      `process.send({ url: 'u' + process.env.PORT, smtpUrl: 's' + process.env.DATA_DIR });
       process.on('disconnect', () => process.exit());
       setTimeout(() => process.exit(), 1000);`,
    );
    const environment = { PORT: '3000', DATA_DIR: '/data' };
    expect(await startStandIns(environment, { main })).toEqual({
      SANDBOX_URL: 'uundefined',
      SANDBOX_SMTP_URL: 's/data',
    });
    expect(said).not.toHaveBeenCalled();
  });

  it('starts nothing where mail and payments go elsewhere', async () => {
    const main = join(folder, 'nowhere.mjs');
    const environment = { SMTP_URL: 'smtp://mail.example', STRIPE_SECRET_KEY: 'sk_test_1' };
    expect(await startStandIns(environment, { main })).toEqual({});
    expect(said).not.toHaveBeenCalled();
  });

  it('leaves the mail alone where only the payments are wanted', async () => {
    const main = program(
      'payments',
      `process.send({ url: 'http://127.0.0.1:1', smtpUrl: 'smtp://127.0.0.1:2' });
       process.on('disconnect', () => process.exit());
       setTimeout(() => process.exit(), 1000);`,
    );
    const environment = { SMTP_URL: 'smtp://mail.example' };
    expect(await startStandIns(environment, { main })).toEqual({
      SANDBOX_URL: 'http://127.0.0.1:1',
    });
  });

  it.each([
    ['says why', `process.send({ failed: 'no room' }); setTimeout(() => {}, 60000)`, 'no room'],
    ['just ends', 'process.exit(3)', 'it ended with 3'],
    ['says nothing', `setTimeout(() => {}, 60000)`, 'it did not answer'],
  ])('goes on without one that %s, and tells so in one line', async (name, source, reason) => {
    const main = program(name.replaceAll(' ', '-'), source);
    const patienceMs = name === 'says nothing' ? 500 : 8_000;
    expect(await startStandIns({}, { main, patienceMs })).toEqual({});
    expect(said.mock.calls).toEqual([[expect.stringContaining(`(${reason})`)]]);
  });

  it('leaves nothing behind when it is killed', async () => {
    const main = program(
      'child',
      `process.send({ url: String(process.pid), smtpUrl: '' });
       process.on('disconnect', () => process.exit());
       setInterval(() => {}, 1000);`,
    );
    const parent = program(
      'parent',
      `const { startStandIns } = await import(${JSON.stringify(join(import.meta.dirname, 'stand-ins.mjs'))});
       const { SANDBOX_URL } = await startStandIns({}, { main: ${JSON.stringify(main)} });
       console.log(SANDBOX_URL);
       setInterval(() => {}, 1000);`,
    );
    const running = spawn(process.execPath, [parent], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [output] = (await once(running.stdout, 'data')) as [Buffer];
    running.kill('SIGKILL');
    const isThere = () => {
      try {
        return process.kill(Number(output), 0);
      } catch {
        return false;
      }
    };
    while (isThere()) await sleep(20);
  });
});
