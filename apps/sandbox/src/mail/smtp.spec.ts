import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { once } from 'node:events';
import { createConnection } from 'node:net';
import { startSandbox, type RunningSandbox } from '../server';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());

const SENDER = 'Tercet <no-reply@tercet.example>';

let people = 0;
const newAddress = () => `noor-${(people += 1)}@example.com`;

function send(to: string | string[], mail: SendMailOptions = {}, timeoutMs = 2_000) {
  const transport = createTransport({
    url: sandbox.smtpUrl,
    socketTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
  });
  const sent = transport.sendMail({ from: SENDER, to, subject: 'Hello', text: 'Hello.', ...mail });
  return sent.finally(() => transport.close());
}

describe('the mail stand-in, over SMTP', () => {
  it('takes in a mail and tells all of it', async () => {
    const to = newAddress();
    await send(to, {
      subject: 'Réinitialiser – « été » 👋',
      text: 'Bonjour là.',
      html: '<p>Bonjour <b>là</b>.</p>',
      headers: { 'X-Purpose': 'reset' },
    });
    expect(await sandbox.mail.list(to)).toMatchObject([
      {
        id: expect.stringMatching(/^\d{13}-[0-9a-f]{6}$/),
        recipients: [to],
        from: '"Tercet" <no-reply@tercet.example>',
        subject: 'Réinitialiser – « été » 👋',
        text: 'Bonjour là.',
        html: '<p>Bonjour <b>là</b>.</p>',
        headers: { 'x-purpose': 'reset', to, 'mime-version': '1.0' },
      },
    ]);
  });

  it('knows the recipients by the envelope, whatever the mail says', async () => {
    const [hidden, other] = [newAddress(), newAddress()];
    await send(other, { bcc: hidden, headers: { 'X-Delivered-To': 'somebody@example.com' } });
    expect(await sandbox.mail.list(hidden)).toMatchObject([{ recipients: [other, hidden] }]);
    expect(await sandbox.mail.list('somebody@example.com')).toEqual([]);
  });

  it('keeps an address with letters beyond ASCII', async () => {
    const to = 'zoé-émile@exämple.com';
    await send(to);
    expect(await sandbox.mail.list(to)).toMatchObject([{ recipients: [to], headers: { to } }]);
  });

  it('finds by address in whichever case, and leaves absent parts empty', async () => {
    const to = newAddress();
    await send(to.toUpperCase(), { html: '<p>Only this.</p>', text: undefined });
    expect(await sandbox.mail.list(to)).toMatchObject([{ text: '', html: '<p>Only this.</p>\n' }]);
  });

  it('tells mails oldest first', async () => {
    const to = newAddress();
    for (const subject of ['1', '2', '3']) await send(to, { subject });
    const subjects = (await sandbox.mail.list(to)).map(({ subject }) => subject);
    expect(subjects).toEqual(['1', '2', '3']);
  });

  it('takes a mail that is nothing but noise', async () => {
    const to = newAddress();
    await send(to, { raw: Buffer.from([0x0d, 0x0a, 0xff, 0xfe, 0x00, 0x3c]) });
    expect(await sandbox.mail.list(to)).toHaveLength(1);
  });

  it('refuses a mail that is too large, and keeps nothing of it', async () => {
    const to = newAddress();
    const sending = send(to, { text: 'x'.repeat(11 * 1024 * 1024) }, 10_000);
    await expect(sending).rejects.toMatchObject({ responseCode: 552 });
    expect(await sandbox.mail.list(to)).toEqual([]);
  });

  it('goes on when a client leaves in the middle of a mail', async () => {
    const { hostname, port } = new URL(sandbox.smtpUrl);
    const socket = createConnection(Number(port), hostname);
    await once(socket, 'data');
    socket.write('EHLO a\r\nMAIL FROM:<a@b.example>\r\nRCPT TO:<c@d.example>\r\nDATA\r\nSubject');
    socket.resetAndDestroy();
    const to = newAddress();
    await send(to);
    expect(await sandbox.mail.list(to)).toHaveLength(1);
    expect(await sandbox.mail.list('c@d.example')).toEqual([]);
  });
});

describe('failures that are set', () => {
  it.each([
    ['temporary', 450],
    ['permanent', 550],
  ] as const)('refuses with a %s error, once, and only this address', async (reject, code) => {
    const [to, other] = [newAddress(), newAddress()];
    sandbox.mail.enqueue(to.toUpperCase(), { reject });
    await send(other);
    await expect(send(to)).rejects.toMatchObject({ responseCode: code });
    await send(to);
    expect(await sandbox.mail.list(to)).toHaveLength(1);
  });

  it('delivers to the others when one recipient is refused', async () => {
    const [refused, taken] = [newAddress(), newAddress()];
    sandbox.mail.always(refused, { reject: 'permanent' });
    expect(await send([refused, taken])).toMatchObject({ accepted: [taken], rejected: [refused] });
    expect(await sandbox.mail.list(taken)).toMatchObject([{ recipients: [taken] }]);
  });

  it('never answers, and keeps nothing', async () => {
    const to = newAddress();
    sandbox.mail.enqueue(to, { hang: true });
    await expect(send(to, {}, 300)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    expect(await sandbox.mail.list(to)).toEqual([]);
  });

  it('breaks the connection after it has kept the mail', async () => {
    const to = newAddress();
    sandbox.mail.enqueue(to, { cut: true });
    await expect(send(to)).rejects.toThrow();
    expect(await sandbox.mail.list(to)).toHaveLength(1);
  });

  it('takes one behaviour for each mail of a connection that stays open', async () => {
    const to = newAddress();
    const transport = createTransport({ url: sandbox.smtpUrl, pool: true, maxConnections: 1 });
    const mail = { from: 'a@b.example', to, text: 'Hello.' };
    sandbox.mail.enqueue(to, { reject: 'temporary' }, {}, { cut: true });
    await expect(transport.sendMail(mail)).rejects.toMatchObject({ responseCode: 450 });
    await transport.sendMail(mail);
    await expect(transport.sendMail(mail)).rejects.toThrow();
    transport.close();
    expect(await sandbox.mail.list(to)).toHaveLength(2);
  });

  it('is down for everybody, open connections too, until it is up again', async () => {
    const to = newAddress();
    const { hostname, port } = new URL(sandbox.smtpUrl);
    const open = createConnection(Number(port), hostname);
    await once(open, 'data');
    const closed = once(open, 'close');
    open.on('error', () => undefined);
    sandbox.mail.down = true;
    await closed;
    await expect(send(to)).rejects.toThrow();
    sandbox.mail.down = false;
    await send(to);
    expect(await sandbox.mail.list(to)).toHaveLength(1);
  });
});

describe('waiting for mails', () => {
  it('takes those that are there and those that come', async () => {
    const to = newAddress();
    await send(to, { subject: 'Welcome' });
    const waiting = sandbox.mail.waitFor(to, { count: 2 });
    await send(to, { subject: 'Reset' });
    expect((await waiting).map(({ subject }) => subject)).toEqual(['Welcome', 'Reset']);
    expect(await sandbox.mail.waitFor(to, { subject: /^Res/g })).toMatchObject([
      { subject: 'Reset' },
    ]);
    expect(await sandbox.mail.waitFor(to, { subject: 'Welcome' })).toHaveLength(1);
  });

  it('gives up, and says what there is', async () => {
    const to = newAddress();
    await send(to, { subject: 'Welcome' });
    const waiting = sandbox.mail.waitFor(to, { subject: 'Reset', timeoutMs: 50 });
    await expect(waiting).rejects.toThrow(/in 50 ms; there are: Welcome$/);
  });
});
