import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { FormerAddressEntity } from '../src/features/account/former-address.entity';
import { UserEntity } from '../src/features/account/user.entity';
import { AccountLinkEntity } from '../src/features/auth/links/account-link.entity';
import { Sweeps } from '../src/platform/sweeps/sweeps';
import { AddressChanges } from './address-changes';
import { CONFIRM_NEW, type TestingMailbox } from './mailbox';
import { rowsOf, sent } from './testing-outbox';
import type { SignedUp, TestingApp } from './testing-app';

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

describe('a new address', () => {
  it('is asked for few times, whichever addresses they are', async () => {
    const limited = await AddressChanges.start({
      rateLimits: { check: 0, auth: 10_000, transform: 0, payments: 0, support: 0, logs: 0 },
    });
    try {
      const person = await limited.person();
      const answers: unknown[] = [];
      for (let i = 0; i < 6; i += 1) answers.push(await limited.ask(person, other()));
      expect(answers.filter((answer) => answer === 'RATE_LIMITED')).toHaveLength(1);
      expect(answers[5]).toBe('RATE_LIMITED');
      // One and the same, by whichever accounts.
      const wanted = other();
      const askers = await Promise.all(Array.from({ length: 6 }, () => limited.app.signup()));
      const ofEach: unknown[] = [];
      for (const asker of askers) {
        // Confirmed at once: the mails are not what is counted here.
        const users = limited.app.app.get(DataSource).getRepository(UserEntity);
        await users.update({ id: asker.userId }, { emailVerified: true });
        ofEach.push(await limited.ask(asker, wanted));
      }
      expect(ofEach.filter((answer) => answer === 'RATE_LIMITED')).toHaveLength(1);
    } finally {
      await limited.close();
    }
  });

  it('is forgotten a week after its last link has ended', async () => {
    const person = await changes.person();
    const next = other();
    await changes.ask(person, next);
    await mailbox.token(next, CONFIRM_NEW);
    await sent(app, next);
    const pending = async () => {
      await app.app.get(Sweeps).run();
      const users = app.app.get(DataSource).getRepository(UserEntity);
      return (await users.findOneByOrFail({ id: person.userId })).pendingEmail;
    };
    const links = app.app.get(DataSource).getRepository(AccountLinkEntity);
    const end = (daysAgo: number) => {
      const expiresAt = new Date(Date.now() - daysAgo * DAY_MS);
      return links.update({ userId: person.userId }, { expiresAt });
    };
    await end(6.9);
    expect(await pending()).toBe(next);
    await end(7.1);
    expect(await pending()).toBeNull();
  });
});

describe('an address that an account had', () => {
  it('is not kept for longer than it can take the account back', async () => {
    const person = await changes.person();
    await changes.move(person, other());
    const rows = app.app.get(DataSource).getRepository(FormerAddressEntity);
    await app.app.get(Sweeps).run();
    expect(await changes.former(person.userId)).toEqual([person.email]);
    await rows.update({ email: person.email }, { expiresAt: new Date() });
    await app.app.get(Sweeps).run();
    expect(await changes.former(person.userId)).toEqual([]);
  });
});

describe('mails of whoever has an address', () => {
  const kindsFor = async (email: string) => (await rowsOf(app, email)).map(({ kind }) => kind);
  const exported = async ({ token }: SignedUp) =>
    JSON.stringify((await app.gql('{ exportMyData }', {}, { token })).data);

  it.each([
    ['asked for it before', (person: SignedUp, address: string) => changes.ask(person, address)],
    [
      'had it until it was free again',
      async (person: SignedUp, address: string) => {
        await changes.move(person, address);
        await changes.move(person, other());
        const rows = app.app.get(DataSource).getRepository(FormerAddressEntity);
        await rows.update({ email: address }, { expiresAt: new Date() });
      },
    ],
  ])('are neither shown to nor deleted with an account that %s', async (_, happened) => {
    const [person, address] = [await changes.person(), other()];
    await happened(person, address);
    await sent(app, address);
    mailbox.mail.always(address, { reject: 'temporary' });
    await app.signup({ email: address });
    await app.rest('POST', '/api/auth/forgot-password', { email: address });
    expect(await exported(person)).not.toContain('resetPassword');
    const { errors } = await app.gql(
      'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) }',
      { input: { password: person.password } },
      { token: person.token },
    );
    expect(errors).toBeUndefined();
    expect((await kindsFor(address)).sort()).toEqual(['resetPassword', 'verifyEmail']);
  });
});
