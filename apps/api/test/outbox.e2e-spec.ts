import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { UserEntity } from '../src/features/account/user.entity';
import { Config } from '../src/platform/config/config';
import { MailComposers } from '../src/platform/mail/mail-composers';
import { Outbox } from '../src/platform/mail/outbox';
import { OutboxWorker } from '../src/platform/mail/outbox-worker';
import { Sweeps } from '../src/platform/sweeps/sweeps';
import { OutboxRows } from '../src/platform/mail/outbox-rows';
import { OutboxTiming } from '../src/platform/mail/outbox-timing';
import { deferred } from './deferred';
import { createTestingApp, type TestingApp } from './testing-app';
import { TestingMailbox } from './mailbox';
import {
  composeReset,
  composeResets,
  FastOutbox,
  post,
  reset,
  row,
  rowsOf,
  SECRET,
  sent,
} from './testing-outbox';

/** What a mail that must not come would need at most, were it to come. */
const MEANWHILE_MS = 300;
const TIMEOUT_MS = 60_000;

const log: string[] = [];
let inbox: TestingMailbox;
let app: TestingApp;
beforeAll(async () => {
  inbox = await TestingMailbox.start();
  app = await createTestingApp({ config: inbox.config, imports: [FastOutbox], log });
  composeResets(app);
});
afterAll(async () => {
  await app.close();
  await inbox.close();
});

const address = () => `${randomUUID()}@example.com`;
const mailsTo = (recipient: string) => inbox.mail.list(recipient);
const subjectsTo = async (recipient: string) =>
  (await mailsTo(recipient)).map(({ subject }) => subject);
const events = (name: string, id: string | undefined) =>
  log
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter((entry) => entry.msg === name && entry.id === id);

describe('a mail in the outbox', () => {
  it('is sent once the change that it tells about is there, and is then gone', async () => {
    const recipient = address();
    const [id = ''] = await post(app, reset(recipient));
    await sent(app, recipient);
    const [mail, ...more] = await mailsTo(recipient);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      recipients: [recipient],
      from: expect.stringContaining('no-reply@example.com'),
      subject: 'Choisissez un nouveau mot de passe',
      text: expect.stringContaining(SECRET),
      html: expect.stringContaining('<html lang="fr"'),
    });
    expect(mail?.headers).toMatchObject({
      from: 'Tercet <no-reply@example.com>',
      to: recipient,
      'message-id': `<${id}@localhost>`,
      'auto-submitted': 'auto-generated',
      'content-language': 'fr',
    });
    expect(mail?.headers).not.toHaveProperty('x-mailer');
    expect(events('mail sent', id)).toEqual([expect.objectContaining({ kind: 'resetPassword' })]);
  });

  it('is not sent before the commit, and never after a rollback', async () => {
    const recipient = address();
    const worker = app.app.get(OutboxWorker, { strict: false });
    const outbox = app.app.get(Outbox);
    const added = outbox.transaction(async (manager) => {
      await outbox.add(reset(recipient), manager);
      worker.wake();
      await sleep(MEANWHILE_MS);
      throw new Error('roll back');
    });
    await expect(added).rejects.toThrow('roll back');
    worker.wake();
    await sleep(MEANWHILE_MS);
    expect([await mailsTo(recipient), await rowsOf(app, recipient)]).toEqual([[], []]);
  });

  it(
    'holds no secret, in the row or in the log, while the server is down; then it comes once',
    async () => {
      const recipients = Array.from({ length: 5 }, address);
      inbox.mail.down = true;
      const ids = await post(app, ...recipients.map((recipient) => reset(recipient)));
      for (const recipient of recipients) {
        const waiting = await row(app, recipient, ({ attempts }) => attempts > 2);
        expect(waiting.failure).toMatch(/^[A-Z]+$/);
        expect(JSON.stringify(waiting)).not.toContain(SECRET);
      }
      inbox.mail.down = false;
      for (const [index, recipient] of recipients.entries()) {
        await sent(app, recipient);
        const mails = await mailsTo(recipient);
        expect(mails.map(({ headers }) => headers['message-id'])).toEqual([
          `<${ids[index]}@localhost>`,
        ]);
        expect(events('mail postponed', ids[index]).length).toBeGreaterThan(1);
        expect(log.join('\n')).not.toContain(recipient);
      }
      expect(log.join('\n')).not.toContain(SECRET);
    },
    TIMEOUT_MS,
  );

  it('is tried again when the server wants it later', async () => {
    const recipient = address();
    inbox.mail.enqueue(recipient, { reject: 'temporary' }, { reject: 'temporary' });
    const [id] = await post(app, reset(recipient));
    await sent(app, recipient);
    expect(await subjectsTo(recipient)).toHaveLength(1);
    expect(events('mail postponed', id)).toMatchObject([{ code: '450' }, { code: '450' }]);
  });

  it('is tried again when the server does not answer', async () => {
    const recipient = address();
    const timing = app.app.get(OutboxTiming);
    const { sendMs } = timing;
    inbox.mail.enqueue(recipient, { hang: true });
    timing.sendMs = 500;
    const [id] = await post(app, reset(recipient));
    await row(app, recipient, ({ failure }) => failure !== null);
    timing.sendMs = sendMs;
    await sent(app, recipient);
    expect(await subjectsTo(recipient)).toHaveLength(1);
    expect(events('mail postponed', id)[0]).toMatchObject({ code: 'EABORT' });
  });

  it('is given up when the server refuses the recipient', async () => {
    const recipient = address();
    inbox.mail.enqueue(recipient, { reject: 'permanent' });
    const [id] = await post(app, reset(recipient));
    const dead = await row(app, recipient, ({ failedAt }) => failedAt !== null);
    expect(dead).toMatchObject({ failure: '550', attempts: 1, leasedUntil: null });
    await sleep(MEANWHILE_MS);
    expect(await mailsTo(recipient)).toEqual([]);
    const [entry] = events('mail failed', id);
    expect(entry).toMatchObject({ kind: 'resetPassword', code: '550' });
    expect(JSON.stringify(entry)).not.toContain(recipient);
  });

  it('is given up once nobody needs it any more', async () => {
    const [late, refused] = [address(), address()];
    inbox.mail.always(refused, { reject: 'temporary' });
    await post(
      app,
      reset(late, { expiresAt: new Date(Date.now() - 1) }),
      reset(refused, { expiresAt: new Date(Date.now() + 1_000) }),
    );
    const isDead = ({ failedAt }: { failedAt: Date | null }) => failedAt !== null;
    expect(await row(app, late, isDead)).toMatchObject({ failure: 'EXPIRED' });
    expect(await row(app, refused, isDead)).toMatchObject({ failure: '450' });
    expect([await mailsTo(late), await mailsTo(refused)]).toEqual([[], []]);
  });

  it('has the same Message-ID when the server took it and could not say so', async () => {
    const recipient = address();
    inbox.mail.enqueue(recipient, { cut: true });
    const [id] = await post(app, reset(recipient));
    await sent(app, recipient);
    const mails = await mailsTo(recipient);
    expect(mails.map(({ headers }) => headers['message-id'])).toEqual(
      Array.from({ length: 2 }, () => `<${id}@localhost>`),
    );
  });

  it('is composed for each try, and not sent when there is nothing left to say', async () => {
    const recipient = address();
    let tries = 0;
    composeResets(app, async (mail) => {
      tries += 1;
      if (tries === 1) throw new Error(`cannot be read: ${SECRET}`);
      return tries === 2 ? composeReset(mail) : null;
    });
    inbox.mail.always(recipient, { reject: 'temporary' });
    await post(app, reset(recipient));
    await sent(app, recipient);
    composeResets(app);
    expect([tries, await mailsTo(recipient)]).toEqual([3, []]);
    expect(log.join('\n')).not.toContain(SECRET);
  });

  it('has one composer for each kind', () => {
    const register = () => app.app.get(MailComposers).register('welcome', composeReset);
    expect(register).toThrow('The mail welcome has a composer already');
  });

  it('is forgotten with its address, and with its account', async () => {
    const database = app.app.get(DataSource);
    const outbox = app.app.get(Outbox);
    const [first, second] = [address(), address()];
    const { userId } = await app.signup();
    for (const recipient of [first, second]) inbox.mail.always(recipient, { reject: 'permanent' });
    await post(app, reset(first), reset(second, { userId }));
    await database.transaction((manager) => outbox.forget(manager, first));
    await database.getRepository(UserEntity).delete({ id: userId });
    expect([await rowsOf(app, first), await rowsOf(app, second)]).toEqual([[], []]);
  });

  it('that was given up or has expired is cleared away after a week', async () => {
    const [recent, old] = [address(), address()];
    for (const recipient of [recent, old]) inbox.mail.always(recipient, { reject: 'permanent' });
    await post(app, reset(recent), reset(old));
    for (const recipient of [recent, old]) await row(app, recipient, (it) => it.failedAt !== null);
    const age = (column: string, days: number) =>
      app.app
        .get(DataSource)
        .query(
          `UPDATE "mail_outbox" SET "${column}" = now() - interval '${days} days 1 hour' WHERE "recipient" = $1`,
          [days === 7 ? old : recent],
        );
    await age('failedAt', 7);
    await age('expiresAt', 6);
    await app.app.get(Sweeps).run();
    expect([(await rowsOf(app, recent)).length, (await rowsOf(app, old)).length]).toEqual([1, 0]);
  });
});

describe('two workers on one database', () => {
  /** Another process on PostgreSQL. The embedded database is for one: there it is a second application in the same one. */
  async function startSecond(): Promise<TestingApp> {
    const second = await createTestingApp({
      config: { ...inbox.config, databaseUrl: app.app.get(Config).databaseUrl },
      imports: [FastOutbox],
    });
    composeResets(second);
    if (app.app.get(Config).databaseUrl === undefined) {
      Object.assign(second.app.get(OutboxRows), { database: app.app.get(DataSource) });
    }
    return second;
  }

  it(
    'send each mail once',
    async () => {
      const second = await startSecond();
      try {
        const recipients = Array.from({ length: 30 }, address);
        const mails = recipients.map((recipient) => reset(recipient));
        await post(app, ...mails);
        second.app.get(OutboxWorker, { strict: false }).wake();
        for (const recipient of recipients) await sent(app, recipient);
        const counts = await Promise.all(
          recipients.map(async (recipient) => (await mailsTo(recipient)).length),
        );
        expect(counts).toEqual(recipients.map(() => 1));
      } finally {
        await second.close();
      }
    },
    TIMEOUT_MS,
  );

  it(
    'send one again at most, as the same, that the first sent and did not live to strike out',
    async () => {
      const timing = app.app.get(OutboxTiming);
      const rows = app.app.get(OutboxRows);
      const { leaseMs } = timing;
      const remove = rows.remove.bind(rows);
      const [halted, goOn, wentOn] = [deferred(), deferred(), deferred()];
      const recipient = address();
      timing.leaseMs = 500;
      rows.remove = async (mail) => {
        halted.resolve();
        await goOn.promise;
        await remove(mail);
        wentOn.resolve();
      };
      const [id] = await post(app, reset(recipient));
      await halted.promise;
      rows.remove = remove;
      timing.leaseMs = leaseMs;
      const second = await startSecond();
      try {
        await sent(app, recipient);
        goOn.resolve();
        await wentOn.promise;
        const mails = await mailsTo(recipient);
        expect(mails.map(({ headers }) => headers['message-id'])).toEqual(
          Array.from({ length: 2 }, () => `<${id}@localhost>`),
        );
      } finally {
        goOn.resolve();
        await second.close();
      }
    },
    TIMEOUT_MS,
  );

  it('do not undo each other: a lease that has ended changes nothing', async () => {
    const recipient = address();
    inbox.mail.down = true;
    try {
      await post(app, reset(recipient));
      const held = await row(app, recipient, ({ attempts }) => attempts > 1);
      const rows = app.app.get(OutboxRows);
      const stale = { ...held, attempts: held.attempts - 1 };
      await rows.remove(stale);
      await rows.giveUp(stale, 'STALE');
      await rows.postpone(stale, 60_000, 'STALE');
      const [after] = await rowsOf(app, recipient);
      expect(after).toMatchObject({ id: held.id, failedAt: null });
      expect(after?.failure).not.toBe('STALE');
    } finally {
      inbox.mail.down = false;
    }
    await sent(app, recipient);
  });
});

it(
  'stops within seconds while the server does not answer, and without mail it sends nothing',
  async () => {
    const lines: string[] = [];
    const { app: first, recipient } = await hanging(lines);
    const began = performance.now();
    await first.close();
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(lines.join('\n')).not.toMatch(/unforeseen|service busy/);
    expect(await mailsTo(recipient)).toEqual([]);
    const off = await createTestingApp({ imports: [FastOutbox] });
    composeResets(off);
    await post(off, reset(recipient));
    await sleep(MEANWHILE_MS);
    expect(await rowsOf(off, recipient)).toMatchObject([{ attempts: 0 }]);
    await off.close();
  },
  TIMEOUT_MS,
);

/** An application that is just sending a mail to a server that never answers. */
async function hanging(lines: string[]) {
  const recipient = address();
  const config = inbox.config;
  const other = await createTestingApp({ config, imports: [FastOutbox], log: lines });
  composeResets(other);
  inbox.mail.always(recipient, { hang: true });
  await post(other, reset(recipient));
  await row(other, recipient, ({ leasedUntil }) => leasedUntil !== null);
  return { app: other, recipient };
}
