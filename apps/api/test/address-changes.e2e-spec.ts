import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { AccountService } from '../src/features/account/account.service';
import { FormerAddressEntity } from '../src/features/account/former-address.entity';
import { AccountLinks } from '../src/features/auth/links/account-links.service';
import { AddressChanges, NEW_PASSWORD } from './address-changes';
import {
  CONFIRM,
  CONFIRM_NEW,
  EMAIL_CHANGE_ASKED,
  EMAIL_CHANGED,
  type TestingMailbox,
} from './mailbox';
import { stopClock } from './stopped-clock';
import { row, rowsOf, sent } from './testing-outbox';
import type { TestingApp } from './testing-app';

const DAY_MS = 86_400_000;

let changes: AddressChanges;
let app: TestingApp;
let mailbox: TestingMailbox;
beforeAll(async () => {
  changes = await AddressChanges.start();
  ({ app, mailbox } = changes);
});
afterAll(() => changes.close());

const other = () => `${randomUUID()}@example.com`;
const refused = (code: string) =>
  expect.objectContaining({ body: expect.objectContaining({ success: false, code }) });
const resend = async (token: string, on = app) => {
  const { data, errors } = await on.gql('mutation { resendVerification }', {}, { token });
  return errors?.[0]?.extensions.code ?? data;
};
const changePassword = (token: string, currentPassword: string, newPassword = NEW_PASSWORD) =>
  app.rest(
    'POST',
    '/api/auth/change-password',
    { currentPassword, newPassword, confirmPassword: newPassword },
    { token },
  );

describe('an address that is not confirmed', () => {
  it('is replaced at once, and has no way back', async () => {
    const person = await app.signup();
    await mailbox.token(person.email, CONFIRM);
    const next = other();
    const now = { email: next, emailVerified: false, pendingEmail: null };
    expect(await changes.ask(person, next)).toEqual(now);
    expect(await changes.former(person.userId)).toEqual([]);
    const told = await mailbox.newest(person.email, EMAIL_CHANGED);
    expect(told.text).not.toMatch(/forgot-password|until/);
    // Not even with little of it shown: the first address may be a stranger's.
    expect(told.text).not.toContain('@');
    expect(await changes.login(person.email, person.password)).toBeUndefined();
    expect((await changes.verify(await mailbox.token(next, CONFIRM_NEW))).status).toBe(200);
    expect(await changes.me(person.token)).toMatchObject({ email: next, emailVerified: true });
    expect(await changes.former(person.userId)).toEqual([]);
    // Free for others from now on.
    expect((await app.signup({ email: person.email })).userId).not.toBe(person.userId);
  });
});

describe('a new address', () => {
  it('is the address of the account once it is confirmed, and not sooner', async () => {
    const person = await changes.person();
    const next = other();
    const asked = { email: person.email, emailVerified: true, pendingEmail: next };
    expect(await changes.ask(person, next.toUpperCase())).toEqual(asked);
    expect(await changes.me(person.token)).toMatchObject(asked);
    expect(await changes.login(next, person.password)).toBeUndefined();
    const warning = await mailbox.newest(person.email, EMAIL_CHANGE_ASKED);
    expect(warning.text).toContain(`${next.slice(0, 1)}…@example.com`);
    expect(warning.text).toContain('/auth/forgot-password');
    expect(warning.text).toContain('Hello Augusta,');
    expect((await mailbox.newest(next, CONFIRM_NEW)).text).not.toContain('Augusta');
    const token = await mailbox.token(next, CONFIRM_NEW);
    expect((await changes.verify(token)).status).toBe(200);
    expect(await changes.me(person.token)).toMatchObject({
      email: next,
      emailVerified: true,
      pendingEmail: null,
    });
    expect(await changes.verify(token)).toEqual(refused('TOKEN_INVALID'));
    const told = await mailbox.newest(person.email, EMAIL_CHANGED);
    expect(told.text).toMatch(/with this address by .+: your account gets this address back/);
    expect(told.text).toContain('/auth/forgot-password');
    // A thief may have chosen it.
    expect(told.text).not.toContain('Augusta');
    expect(await changes.login(person.email, person.password)).toBeUndefined();
  });

  it('leaves the one before its link that sets a password, once it is confirmed, and nothing else', async () => {
    const person = await changes.person();
    const link = await changes.forgotten(person.email);
    await changes.move(person, other());
    const left = await changes.links(person.userId);
    expect(left.map(({ kind, email }) => [kind, email])).toEqual([['resetPassword', person.email]]);
    expect((await changes.reset(link)).status).toBe(200);
    expect(await changes.links(person.userId)).toEqual([]);
  });

  it('is no good where its link was made after it was given up', async () => {
    const person = await changes.person();
    const next = other();
    await changes.ask(person, next);
    await mailbox.token(next, CONFIRM_NEW);
    await changes.ask(person, person.email);
    const { userId } = person;
    const links = app.app.get(AccountLinks, { strict: false });
    const late = { kind: 'changeEmail', userId, email: next, mailId: randomUUID() } as const;
    const { token } = await links.make(late);
    expect(await changes.verify(token)).toEqual(refused('TOKEN_INVALID'));
    expect(await changes.me(person.token)).toMatchObject({ email: person.email });
  });

  it('takes the place of one that was asked for before, whose link ends', async () => {
    const person = await changes.person();
    const [first, second] = [other(), other()];
    await changes.ask(person, first);
    const link = await mailbox.token(first, CONFIRM_NEW);
    await changes.ask(person, second);
    expect(await changes.verify(link)).toEqual(refused('TOKEN_INVALID'));
    expect(await changes.me(person.token)).toMatchObject({ pendingEmail: second });
  });

  it('is given up by entering the present one, with its link and the mail that waits', async () => {
    const person = await changes.person();
    const next = other();
    await changes.ask(person, next);
    const link = await mailbox.token(next, CONFIRM_NEW);
    await sent(app, next);
    mailbox.mail.always(next, { reject: 'temporary' });
    await resend(person.token);
    await row(app, next, ({ failure }) => failure !== null);
    expect(await changes.ask(person, person.email)).toMatchObject({ pendingEmail: null });
    expect(await changes.verify(link)).toEqual(refused('TOKEN_INVALID'));
    expect(await rowsOf(app, next)).toEqual([]);
    expect(await resend(person.token)).toEqual({ resendVerification: false });
  });

  it('is given up by a new password, in whichever way it is set', async () => {
    for (const set of ['changed', 'reset']) {
      const person = await changes.person();
      const next = other();
      await changes.ask(person, next);
      const link = await mailbox.token(next, CONFIRM_NEW);
      if (set === 'reset') await changes.takeBack(person.email);
      else expect((await changePassword(person.token, person.password)).status).toBe(200);
      expect(await changes.verify(link)).toEqual(refused('TOKEN_INVALID'));
      const token = await changes.login(person.email, NEW_PASSWORD);
      const { email } = person;
      expect(await changes.me(token ?? '')).toMatchObject({ email, pendingEmail: null });
      expect(await changes.former(person.userId)).toEqual([]);
    }
  });

  it('is sent another link, which ends the one before', async () => {
    const person = await changes.person();
    const next = other();
    await changes.ask(person, next);
    const older = await mailbox.token(next, CONFIRM_NEW);
    expect(await resend(person.token)).toEqual({ resendVerification: true });
    const newer = await mailbox.token(next, CONFIRM_NEW, 2);
    await sent(app, next);
    expect(await changes.verify(older)).toEqual(refused('TOKEN_INVALID'));
    expect((await changes.verify(newer)).status).toBe(200);
    expect(await resend(person.token)).toEqual({ resendVerification: false });
  });

  it('is sent few links, and those are not counted for the present one', async () => {
    const rateLimits = { check: 0, auth: 10_000, transform: 0, payments: 0, support: 0, logs: 0 };
    const limited = await AddressChanges.start({ rateLimits });
    try {
      const person = await limited.person();
      await limited.ask(person, other());
      const answers: unknown[] = [];
      for (let i = 0; i < 6; i += 1) answers.push(await resend(person.token, limited.app));
      expect(answers).toEqual([...Array(5).fill({ resendVerification: true }), 'RATE_LIMITED']);
      await limited.takeBack(person.email);
    } finally {
      await limited.close();
    }
  });

  it('is confirmed once, of several at once', async () => {
    const person = await changes.person();
    const next = other();
    await changes.ask(person, next);
    const token = await mailbox.token(next, CONFIRM_NEW);
    const answers = await Promise.all(Array.from({ length: 4 }, () => changes.verify(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    expect(await changes.former(person.userId)).toEqual([person.email]);
  });

  it('goes to one of two accounts that confirm it at once', async () => {
    const people = [await changes.person(), await changes.person()];
    const next = other();
    const tokens: string[] = [];
    for (const [i, person] of people.entries()) {
      await changes.ask(person, next);
      tokens.push(await mailbox.token(next, CONFIRM_NEW, i + 1));
    }
    const answers = await Promise.all(tokens.map((token) => changes.verify(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const owned = await Promise.all(people.map(({ token }) => changes.me(token)));
    expect(owned.filter(({ email }) => email === next)).toHaveLength(1);
  });

  it('stays to be confirmed where somebody else took it meanwhile, and no link is sent there', async () => {
    const person = await changes.person();
    const next = other();
    await changes.ask(person, next);
    const token = await mailbox.token(next, CONFIRM_NEW);
    await app.signup({ email: next });
    for (let i = 0; i < 2; i += 1) {
      expect(await changes.verify(token)).toEqual(refused('EMAIL_TAKEN'));
    }
    expect(await resend(person.token)).toBe('EMAIL_TAKEN');
    const { email } = person;
    expect(await changes.me(person.token)).toMatchObject({ email, pendingEmail: next });
    expect(await changes.former(person.userId)).toEqual([]);
  });
});

describe('an address that an account had', () => {
  it('is nobody else’s for seven days, and its own to ask for', async () => {
    const person = await changes.person();
    const next = other();
    await changes.move(person, next);
    const { email, password } = await changes.person();
    const token = await changes.login(email, password, true);
    const stranger = { token: token ?? '', password };
    await sent(app, person.email);
    const clock = stopClock();
    try {
      const account = { name: 'Eve', email: person.email, password: NEW_PASSWORD };
      const body = { ...account, confirmPassword: NEW_PASSWORD };
      const register = () => app.rest('POST', '/api/auth/register', body);
      clock.advance(7 * DAY_MS - 60_000);
      expect(await register()).toEqual(refused('EMAIL_TAKEN'));
      expect(await changes.ask(stranger, person.email)).toBe('EMAIL_TAKEN');
      clock.advance(60_000);
      expect(await changes.ask(stranger, person.email)).toMatchObject({
        pendingEmail: person.email,
      });
      expect((await register()).status).toBe(201);
    } finally {
      clock.restart();
    }
  });

  it('is not taken by an account that asked for it while nobody had it', async () => {
    const address = other();
    const waiting = await changes.person();
    await changes.ask(waiting, address);
    const link = await mailbox.token(address, CONFIRM_NEW);
    const person = await changes.person();
    await changes.ask(person, address);
    await changes.verify(await mailbox.token(address, CONFIRM_NEW, 2));
    await changes.move(person, other());
    expect(await changes.verify(link)).toEqual(refused('EMAIL_TAKEN'));
    expect(await changes.me(waiting.token)).toMatchObject({ email: waiting.email });
  });

  it('is refused also where it became one while somebody was registering with it', async () => {
    const person = await changes.person();
    await changes.move(person, other());
    const values = { name: 'Eve', passwordHash: '-', language: 'en' as const };
    const account = { ...values, email: person.email, culture: null, timezone: null };
    const accounts = app.app.get(AccountService, { strict: false });
    const database = app.app.get(DataSource);
    const creating = database.transaction((manager) => accounts.create(manager, account));
    await expect(creating).rejects.toMatchObject({ code: 'EMAIL_TAKEN' });
    expect(await accounts.findByEmail(person.email)).toBeNull();
  });

  it('can become one of the next account’s, once its time is over', async () => {
    const before = await changes.person();
    await changes.move(before, other());
    const rows = app.app.get(DataSource).getRepository(FormerAddressEntity);
    await rows.update({ email: before.email }, { expiresAt: new Date(Date.now() - 1_000) });
    const next = await app.signup({ email: before.email });
    expect((await changes.verify(await mailbox.token(before.email, CONFIRM, 2))).status).toBe(200);
    await changes.move(next, other());
    expect(await changes.former(before.userId)).toEqual([]);
    expect(await changes.former(next.userId)).toEqual([before.email]);
  });

  it('leaves the one that it had since without a way back, once it is confirmed again', async () => {
    const person = await changes.person();
    const next = other();
    await changes.move(person, next);
    await changes.ask(person, person.email);
    await changes.verify(await mailbox.token(person.email, CONFIRM_NEW));
    expect(await changes.me(person.token)).toMatchObject({ email: person.email });
    expect(await changes.former(person.userId)).toEqual([]);
    expect((await mailbox.newest(next, EMAIL_CHANGED)).text).not.toContain('forgot-password');
  });
});
