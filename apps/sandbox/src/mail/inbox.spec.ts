import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { request } from 'node:http';
import { startSandbox, type RunningSandbox } from '../server';
import { withLinksBeside } from './inbox-routes';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.mail.reset());

const ATTACK = `"><script>alert(1)</script><img src=x onerror='alert(2)'>`;

async function send(mail: SendMailOptions): Promise<string> {
  const transport = createTransport(sandbox.smtpUrl);
  await transport.sendMail({
    from: 'a@b.example',
    to: 'noor@example.com',
    text: 'Hello.',
    ...mail,
  });
  return (await sandbox.mail.list()).at(-1)?.id ?? '';
}

const open = (path: string, init?: RequestInit) => fetch(sandbox.url + path, init);
const read = async (path: string) => (await open(path)).text();
const post = (path: string, body = '', headers = {}) =>
  open(path, {
    method: 'POST',
    redirect: 'manual',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

describe('the inbox', () => {
  it('is empty at first, and says what it is', async () => {
    const page = await read('/inbox');
    expect(page).toContain('Development inbox.');
    expect(page).toMatch(/Nothing\s+has left it[^]*No mail yet/);
    expect(page).toContain('0 mails');
    expect(await read('/')).toContain('href="/inbox"');
  });

  it('lists the newest first, and those to one address', async () => {
    await send({ subject: 'Older' });
    await send({ subject: 'Newer' });
    await send({ subject: 'Other', to: 'mei+x@example.com' });
    const all = await read('/inbox');
    expect(all).toMatch(/Other[^]*Newer[^]*Older/);
    const some = await read('/inbox?to=Mei%2Bx@example.com');
    expect(some).toContain('Other');
    expect(some).not.toContain('Newer');
    expect(await read('/inbox?to=')).toContain('3 mails');
    expect(await read('/inbox?to=nobody@example.com')).toContain('No mail to nobody@example.com');
  });

  it('shows a mail: its headers, its text with links, its HTML in a frame, its source', async () => {
    const id = await send({
      subject: 'Reset',
      text: 'Open https://tercet.example/reset?token=a&b=c.\nBye.',
      html: '<p>Open <a href="https://tercet.example">this</a>.</p>',
      headers: { 'X-Purpose': 'reset' },
    });
    const page = await read(`/inbox/${id}`);
    expect(page).toContain('<h1>Reset</h1>');
    expect(page).toContain('<dt>x-purpose</dt>');
    expect(page).toContain('href="https://tercet.example/reset?token=a&amp;b=c"');
    expect(page).toContain(`src="/inbox/${id}/html"`);
    expect(await read(`/inbox/${id}/html`)).toContain('<a href="https://tercet.example">this</a>');
    const source = await open(`/inbox/${id}/source`);
    expect(source.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await source.text()).toContain('X-Purpose: reset\r\n');
  });

  it('says which part is missing', async () => {
    expect(await read(`/inbox/${await send({})}`)).toContain('no HTML part');
    const id = await send({ text: undefined, html: '<p>Hello.</p>' });
    expect(await read(`/inbox/${id}`)).toContain('no text part');
  });

  it('deletes one, those to an address, and all', async () => {
    const id = await send({ subject: 'One' });
    const answer = await post(`/inbox/${id}/delete`);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/inbox']);
    const gone = await open(`/inbox/${id}`);
    expect([gone.status, await gone.text()]).toEqual([404, expect.stringContaining('is gone')]);
    await send({ subject: 'Two' });
    await send({ subject: 'Three', to: 'mei@example.com' });
    await post('/inbox/delete', 'to=mei%40example.com');
    expect(await sandbox.mail.list()).toMatchObject([{ subject: 'Two' }]);
    await post('/inbox/delete');
    expect(await sandbox.mail.list()).toEqual([]);
  });
});

describe('what strangers write', () => {
  it('is text in every place where it stands', async () => {
    const id = await send({
      subject: ATTACK,
      from: { name: ATTACK, address: 'a@b.example' },
      text: `${ATTACK} https://x.example/"onclick="alert(3) javascript:alert(4)`,
      html: ATTACK,
      headers: { 'X-Attack': ATTACK },
    });
    const query = `?to=${encodeURIComponent(ATTACK)}`;
    for (const path of ['/inbox', `/inbox/${id}`, `/inbox${query}`]) {
      const page = await read(path);
      expect(page).not.toMatch(/<script>|<img|"onclick|href="javascript/);
      expect(page).toContain('&lt;');
    }
  });

  it('runs nothing and loads nothing where it is shown as HTML', async () => {
    const id = await send({ html: ATTACK });
    for (const part of ['html', 'source']) {
      const { headers } = await open(`/inbox/${id}/${part}`);
      const policy = headers.get('content-security-policy');
      expect(policy).toMatch(/^default-src 'none'; style-src 'unsafe-inline'; img-src data:;/);
      expect(policy).toMatch(/; sandbox (?!.*(allow-scripts|allow-same-origin|allow-forms))/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
    const frame = /<iframe[^>]*sandbox="([^"]*)"/.exec(await read(`/inbox/${id}`))?.[1];
    expect(frame).not.toMatch(/allow-(scripts|same-origin|forms)/);
  });

  it('stands in pages that run no script of their own text', async () => {
    const policy = (await open('/inbox')).headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it.each([
    [
      '<!doctype html><html><head lang="en"><title>',
      '<head lang="en"><base target="_blank"><title>',
    ],
    ['<!DOCTYPE html><p>', '<!DOCTYPE html><base target="_blank"><p>'],
    ['<header>', '<base target="_blank"><header>'],
  ])('opens links beside the inbox: %s', (mail, shown) => {
    expect(withLinksBeside(mail)).toContain(shown);
  });
});

describe('other websites', () => {
  it('cannot post', async () => {
    const id = await send({});
    for (const origin of ['https://evil.example', 'null', 'http://localhost:1']) {
      expect((await post(`/inbox/${id}/delete`, '', { origin })).status).toBe(403);
    }
    expect((await post('/inbox/delete', '', { origin: sandbox.url })).status).toBe(303);
  });

  it('cannot read by a name of their own for this machine', async () => {
    const status = await new Promise((resolve) => {
      const headers = { host: `evil.example:${new URL(sandbox.url).port}` };
      request(`${sandbox.url}/control/mail`, { headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      }).end();
    });
    expect(status).toBe(403);
  });
});

describe('the control API of the mails', () => {
  const control = (method: string, body?: unknown, query = '') =>
    open(`/control/mail${query}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const mails = async (query = '') =>
    ((await (await control('GET', undefined, query)).json()) as { mails: object[] }).mails;

  it('tells the mails to an address, oldest first', async () => {
    await send({ subject: 'First', html: '<b>Hello</b>' });
    await send({ subject: 'Other', to: 'mei@example.com' });
    await send({ subject: 'Last' });
    expect(await mails('?to=noor@example.com')).toEqual([
      {
        id: expect.any(String),
        to: 'noor@example.com',
        from: 'a@b.example',
        subject: 'First',
        text: 'Hello.',
        html: '<b>Hello</b>',
        headers: expect.objectContaining({ to: 'noor@example.com', subject: 'First' }),
        receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      },
      expect.objectContaining({ subject: 'Last' }),
    ]);
    expect(await mails()).toHaveLength(3);
  });

  it('forgets the mails to an address and what was set for it', async () => {
    await send({});
    await send({ to: 'mei@example.com' });
    await control('POST', { to: 'noor@example.com', always: { reject: 'permanent' } });
    expect((await control('DELETE', undefined, '?to=noor@example.com')).status).toBe(204);
    expect(await mails()).toMatchObject([{ to: 'mei@example.com' }]);
    await send({});
    expect(await mails()).toHaveLength(2);
  });

  it('sets what becomes of the next mails, of one address and of all others', async () => {
    const to = 'Noor@example.com';
    await control('POST', { to, next: [{ reject: 'temporary' }, {}] });
    await control('POST', { always: { reject: 'permanent' } });
    await expect(send({})).rejects.toMatchObject({ responseCode: 450 });
    await send({});
    await expect(send({ to: 'mei@example.com' })).rejects.toMatchObject({ responseCode: 550 });
  });

  it('takes the server down and up', async () => {
    expect((await control('POST', { down: true })).status).toBe(204);
    await expect(send({})).rejects.toThrow();
    await control('POST', { down: false });
    await send({});
    expect(await mails()).toHaveLength(1);
  });

  it.each([
    { next: [{ rejct: 'temporary' }] },
    { next: [{ reject: 'sometimes' }] },
    { next: { hang: true } },
    { always: { hang: 'yes' } },
    { allways: { hang: true } },
    { to: 3, always: { hang: true } },
    { down: 'yes' },
    { down: true, next: [1] },
  ])('refuses %j as a whole', async (body) => {
    expect((await control('POST', body)).status).toBe(400);
    await send({});
  });
});
