import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { FormerAddressEntity } from '../src/features/account/former-address.entity';
import { KnownNetworkEntity } from '../src/features/auth/throttle/known-network.entity';
import { KnownNetworks } from '../src/features/auth/throttle/known-networks';
import { AddressChanges, NEW_PASSWORD } from './address-changes';
import { CONFIRM_NEW, TAKEN_BACK, RESET, type TestingMailbox } from './mailbox';
import { address, from } from './elsewhere';
import { stopClock } from './stopped-clock';
import { row, rowsOf, sent } from './testing-outbox';
import type { SignedUp, TestingApp } from './testing-app';

const DAY_MS = 86_400_000;
const HOME = '198.51.100.7';
const THIEFS_PASSWORD = 'stolen-goods-13';

let changes: AddressChanges;
let app: TestingApp;
let mailbox: TestingMailbox;
beforeAll(async () => {
  changes = await AddressChanges.start();
  ({ app, mailbox } = changes);
});
afterAll(() => changes.close());

const thiefs = () => `thief-${randomUUID()}@example.com`;
const invalid = expect.objectContaining({
  body: expect.objectContaining({ success: false, code: 'TOKEN_INVALID' }),
});

/** How many links that set a password have come to an address. */
const resets = async (email: string) =>
  (await mailbox.mail.list(email)).filter(({ subject }) => RESET.test(subject)).length;

/** What the owner has after taking the account back, and nobody else. */
async function expectOwners({ userId, email }: SignedUp, lost: readonly string[]) {
  const token = await changes.login(email, NEW_PASSWORD);
  const now = { id: userId, email, emailVerified: true, pendingEmail: null };
  expect(await changes.me(token ?? '')).toMatchObject(now);
  expect(await changes.links(userId)).toEqual([]);
  for (const each of lost) {
    expect(await changes.login(each, NEW_PASSWORD)).toBeUndefined();
    const before = await resets(each);
    await app.rest('POST', '/api/auth/forgot-password', { email: each });
    await sent(app, each);
    expect(await resets(each)).toBe(before);
  }
}

describe('the owner of the address before', () => {
  it('takes an account back from a thief, of whom nothing is left in it', async () => {
    const owner = await changes.person();
    const [second, third] = [thiefs(), thiefs()];
    const key = await changes.key(owner);
    await changes.move(owner, second);
    const reset = await changes.forgotten(second);
    const elsewhere = await changes.login(second, owner.password);
    await changes.ask(owner, third);
    const confirmation = await mailbox.token(third, CONFIRM_NEW);
    expect(await changes.isKeyGood(key)).toBe(true);

    await changes.takeBack(owner.email);
    for (const token of [owner.token, elsewhere ?? '']) {
      expect(await changes.me(token)).toMatchObject({ code: 'UNAUTHENTICATED' });
    }
    expect(await changes.isKeyGood(key)).toBe(false);
    expect(await changes.reset(reset)).toEqual(invalid);
    expect(await changes.verify(confirmation)).toEqual(invalid);
    expect(await changes.former(owner.userId)).toEqual([]);
    await expectOwners(owner, [second, third]);
    const told = await mailbox.newest(second, TAKEN_BACK);
    expect(told.text).not.toMatch(/forgot-password|until/);
    expect(told.text).not.toContain('Augusta');
  });

  it('is not greeted by a name that a thief may have chosen', async () => {
    const owner = await changes.person();
    await changes.move(owner, thiefs());
    await changes.forgotten(owner.email);
    const { text } = await mailbox.newest(owner.email, RESET);
    expect(text).not.toContain('Augusta');
    expect(text).toContain('gets this address back');
  });

  it('takes it back wherever the thief has moved it', async () => {
    const owner = await changes.person();
    const stops = [thiefs(), thiefs(), thiefs()];
    for (const stop of stops) await changes.move(owner, stop);
    await changes.takeBack(owner.email);
    expect(await changes.former(owner.userId)).toEqual([]);
    await expectOwners(owner, stops);
  });

  it('takes it back after the thief has done so from an address of theirs', async () => {
    const owner = await changes.person();
    const [second, third] = [thiefs(), thiefs()];
    await changes.move(owner, second);
    await changes.move(owner, third);
    const thief = await changes.takeBack(second, 1, THIEFS_PASSWORD);
    expect(await changes.me(thief.token)).toMatchObject({ email: second });
    expect(await changes.former(owner.userId)).toEqual([owner.email]);
    await changes.takeBack(owner.email);
    await expectOwners(owner, [second, third]);
  });

  it('is not kept out by links that a thief made before, nor by those of later', async () => {
    const owner = await changes.person();
    const [second, third] = [thiefs(), thiefs()];
    await changes.move(owner, second);
    await changes.move(owner, third);
    const early = await changes.forgotten(second);
    await changes.takeBack(owner.email);
    expect(await changes.reset(early, THIEFS_PASSWORD)).toEqual(invalid);
    await expectOwners(owner, [second, third]);
  });

  it('takes it back from the address that they had last, and those before that stay', async () => {
    const owner = await changes.person();
    const own = `new-${owner.email}`;
    await changes.move(owner, own);
    const stolen = thiefs();
    await changes.move(owner, stolen);
    await changes.takeBack(own);
    expect(await changes.former(owner.userId)).toEqual([owner.email]);
    await expectOwners({ ...owner, email: own }, [stolen]);
  });

  it('can do so by one of several links at once', async () => {
    const owner = await changes.person();
    const second = thiefs();
    await changes.move(owner, second);
    const [theirs, own] = [await changes.forgotten(second), await changes.forgotten(owner.email)];
    const [, back] = await Promise.all([
      changes.reset(theirs, THIEFS_PASSWORD),
      changes.reset(own),
    ]);
    // Whoever was first: a link that another password has ended is asked for anew.
    if (back.status !== 200) await changes.takeBack(owner.email, 2);
    await expectOwners(owner, [second]);
  });

  it('has links that nobody who came after them can end', async () => {
    const owner = await changes.person();
    const [second, third] = [thiefs(), thiefs()];
    const before = await changes.forgotten(owner.email);
    await changes.move(owner, second);
    const link = await changes.forgotten(owner.email, 2);
    await changes.move(owner, third);
    const thief = await changes.takeBack(third, 1, THIEFS_PASSWORD);
    await changes.ask(thief, owner.email);
    await changes.ask(thief, third);
    const body = { currentPassword: THIEFS_PASSWORD, newPassword: 'stolen-goods-14' };
    const { status } = await app.rest(
      'POST',
      '/api/auth/change-password',
      { ...body, confirmPassword: body.newPassword },
      { token: thief.token },
    );
    expect(status).toBe(200);
    // But for the newer one: that of a mail ends when another is sent to the same address.
    expect(await changes.reset(before)).toEqual(invalid);
    expect((await changes.reset(link)).status).toBe(200);
    await expectOwners(owner, [second, third]);
  });

  it('is told of what happens to it, whatever else is asked of its address meanwhile', async () => {
    const owner = await changes.person();
    mailbox.mail.always(owner.email, { reject: 'temporary' });
    const second = thiefs();
    await changes.move(owner, second);
    await app.rest('POST', '/api/auth/forgot-password', { email: owner.email });
    await changes.ask(owner, owner.email);
    await changes.ask(owner, second);
    const kinds = (await rowsOf(app, owner.email)).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['emailChanged', 'resetPassword']));
    expect(kinds).not.toContain('confirmNewEmail');
  });

  it('is the owner of places where the account was used', async () => {
    const owner = await changes.person();
    await changes.move(owner, thiefs());
    const networks = app.app.get(KnownNetworks, { strict: false });
    const rows = app.app.get(DataSource).getRepository(KnownNetworkEntity);
    const seen = () => rows.countBy({ userId: owner.userId });
    await networks.remember(owner.userId, HOME);
    expect(await networks.isKnown(owner.email, HOME)).toBe(true);
    expect(await networks.isKnown(owner.email, '203.0.113.99')).toBe(false);
    await changes.takeBack(owner.email);
    expect(await networks.isKnown(owner.email, HOME)).toBe(false);
    // The one that took it back.
    expect(await seen()).toBe(1);
  });

  it('ends the keys of whoever had it also where the account comes back by a change', async () => {
    const owner = await changes.person();
    await changes.move(owner, thiefs());
    const key = await changes.key(owner);
    await changes.move(owner, owner.email);
    expect(await changes.isKeyGood(key)).toBe(false);
    expect(await changes.former(owner.userId)).toEqual([]);
  });

  it('is not kept from it by a thief who has confirmations sent to the address', async () => {
    const rateLimits = { check: 0, auth: 10_000, transform: 0, payments: 0, support: 0, logs: 0 };
    const limited = await AddressChanges.start({ rateLimits, trustProxy: 1 });
    try {
      const owner = await limited.person();
      await limited.move(owner, thiefs());
      expect(await limited.ask(owner, owner.email)).toMatchObject({ pendingEmail: owner.email });
      const resend = async (i: number) => {
        const options = { token: owner.token, ...from(address(i)) };
        const { errors } = await limited.app.gql('mutation { resendVerification }', {}, options);
        return errors?.[0]?.extensions.code;
      };
      let sendings = 0;
      while (sendings < 100 && (await resend(sendings)) === undefined) sendings += 1;
      expect(sendings).toBe(20);
      const asked = await limited.app.rest(
        'POST',
        '/api/auth/forgot-password',
        { email: owner.email },
        from(HOME),
      );
      expect(asked.status).toBe(200);
      const link = await limited.mailbox.token(owner.email, RESET);
      expect((await limited.reset(link)).status).toBe(200);
    } finally {
      await limited.close();
    }
  });

  it('can do so by a link that waits, also after confirming the address that a thief asked for', async () => {
    const owner = await changes.person();
    await changes.move(owner, thiefs());
    const link = await changes.forgotten(owner.email);
    await changes.move(owner, owner.email);
    expect(await changes.me(owner.token)).toMatchObject({ email: owner.email });
    expect((await changes.reset(link)).status).toBe(200);
    expect(await changes.me(owner.token)).toMatchObject({ code: 'UNAUTHENTICATED' });
    await expectOwners(owner, []);
  });

  it('has links that last where a thief in many places of the account asks for more of them', async () => {
    const rateLimits = { check: 0, auth: 10_000, transform: 0, payments: 0, support: 0, logs: 0 };
    const limited = await AddressChanges.start({ rateLimits, trustProxy: 1 });
    const clock = stopClock();
    try {
      const owner = await limited.person();
      await limited.move(owner, thiefs());
      const networks = limited.app.app.get(KnownNetworks, { strict: false });
      const places = Array.from({ length: 30 }, (_, i) => address(i));
      for (const place of places) await networks.remember(owner.userId, place);
      const ask = async (place: string) =>
        (
          await limited.app.rest(
            'POST',
            '/api/auth/forgot-password',
            { email: owner.email },
            from(place),
          )
        ).status;
      for (let i = 0; i < 20; i += 1) expect(await ask(`198.51.${i}.1`)).toBe(200);
      let asked = 0;
      for (const place of places) if ((await ask(place)) === 200) asked += 1;
      expect(asked).toBe(20);
      // An hour of one try after the other.
      asked = 0;
      for (let i = 0; i < 120; i += 1) {
        clock.advance(30_000);
        if ((await ask(places[i % 30] ?? '')) === 200) asked += 1;
      }
      expect(asked).toBeLessThan(20);
    } finally {
      clock.restart();
      await limited.close();
    }
  });

  it('takes it back without whoever has it reading that', async () => {
    const owner = await changes.person();
    await changes.move(owner, thiefs());
    await changes.forgotten(owner.email);
    mailbox.mail.always(owner.email, { reject: 'temporary' });
    await app.rest('POST', '/api/auth/forgot-password', { email: owner.email });
    await row(app, owner.email, ({ kind }) => kind === 'resetPassword');
    const exported = async () =>
      (await app.gql<{ exportMyData: string }>('{ exportMyData }', {}, { token: owner.token }))
        .data;
    expect(JSON.stringify(await exported())).not.toContain('resetPassword');
  });

  it('is not told that a link is good which is good no more', async () => {
    const owner = await changes.person();
    const second = thiefs();
    await changes.move(owner, second);
    const link = await changes.forgotten(owner.email);
    const rows = app.app.get(DataSource).getRepository(FormerAddressEntity);
    await rows.update({ email: owner.email }, { expiresAt: new Date() });
    const { body } = await app.rest('GET', `/api/auth/verify-reset-token?token=${link}`);
    expect(body).toMatchObject({ valid: false, reason: 'TOKEN_INVALID' });
  });

  it('has seven days to do so', async () => {
    const owner = await changes.person();
    const second = thiefs();
    await changes.move(owner, second);
    await sent(app, owner.email);
    const clock = stopClock();
    try {
      clock.advance(7 * DAY_MS - 60_000);
      const link = await changes.forgotten(owner.email);
      clock.advance(60_000);
      expect(await changes.reset(link)).toEqual(invalid);
      await app.rest('POST', '/api/auth/forgot-password', { email: owner.email });
      await sent(app, owner.email);
      expect(await resets(owner.email)).toBe(1);
      expect(await changes.login(second, owner.password)).toBeDefined();
    } finally {
      clock.restart();
    }
  });

  it('is not kept from it by mails that wait for the addresses of a thief', async () => {
    const owner = await changes.person();
    const [second, third] = [thiefs(), thiefs()];
    await changes.move(owner, second);
    await changes.ask(owner, third);
    await mailbox.token(third, CONFIRM_NEW);
    await sent(app, third);
    for (const each of [second, third]) mailbox.mail.always(each, { reject: 'temporary' });
    await app.rest('POST', '/api/auth/forgot-password', { email: second });
    await app.gql('mutation { resendVerification }', {}, { token: owner.token });
    for (const each of [second, third]) await row(app, each, ({ failure }) => failure !== null);
    await changes.takeBack(owner.email);
    const kinds = (await rowsOf(app, second)).map(({ kind }) => kind);
    expect([kinds, await rowsOf(app, third)]).toEqual([['accountTakenBack'], []]);
  });
});
