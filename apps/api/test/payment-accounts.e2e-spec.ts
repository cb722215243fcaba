import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { Checkouts } from '../src/features/payments/checkout/checkouts';
import { Farewells } from '../src/features/payments/customers/farewells';
import { PaymentUpkeep } from '../src/features/payments/reconcile/payment-upkeep';
import { toAppError } from '../src/platform/errors/to-app-error';
import { PayingApp } from './paying-app';
import { TEST_CARDS } from './test-cards';
import type { SignedUp } from './testing-app';
import { until } from './waiting';

let paying: PayingApp;
beforeAll(async () => {
  paying = await PayingApp.start();
});
afterAll(() => paying.close());

const remove = ({ token, password }: SignedUp) =>
  paying.app.gql(`mutation { deleteAccount(input: {password: "${password}"}) }`, {}, { token });
const farewells = (): Promise<object[]> =>
  paying.app.app.get(DataSource).query(`SELECT * FROM "billing_farewells"`);
/** How many calls the provider has failed. */
const failed = () => paying.provider.calls().filter(({ status }) => status === 500).length;
/** How often the provider was asked what a switch would cost. */
const bills = () =>
  paying.provider.calls().filter(({ path }) => path.includes('create_preview')).length;
const upkeep = () => paying.app.app.get(PaymentUpkeep, { strict: false }).run();

/** Deletes an account while the provider does not answer: it does not hear of that before `failCalls()`. */
async function removeUnheard(person: SignedUp): Promise<void> {
  const closed = { status: 500, path: '/v1/checkout' } as const;
  paying.provider.failCalls(...Array.from({ length: 9 }, () => closed));
  const before = failed();
  await remove(person);
  await until(() => failed() >= before + 3);
}
/** Somebody who deletes their account unheard, and then pays on a page that is still open. @returns the customer's id */
async function removedAndPaid(): Promise<string> {
  const person = await paying.app.signup();
  const { sessionId } = await paying.checkout(person);
  await removeUnheard(person);
  const customer = paying.customerOf(person);
  paying.provider.payCheckout(sessionId);
  return customer;
}
const untilForgotten = () =>
  until(async () => {
    await upkeep();
    return (await farewells()).length === 0;
  });

describe('an account that is deleted', () => {
  it('ends its subscription and its open payment page, and is forgotten by the provider', async () => {
    const person = await paying.subscriber();
    const customer = paying.customerOf(person);
    await remove(person);
    await until(async () => (await farewells()).length === 0);
    expect(await paying.ask(`/v1/customers/${customer}`)).toMatchObject({ deleted: true });
    const ended = paying.provider
      .events()
      .filter(({ type }) => type === 'customer.subscription.deleted');
    expect(ended.at(-1)?.data.object).toMatchObject({ customer, status: 'canceled' });

    const other = await paying.app.signup();
    const { sessionId } = await paying.checkout(other);
    await remove(other);
    await until(async () => (await farewells()).length === 0);
    expect(await paying.ask(`/v1/checkout/sessions/${sessionId}`)).toMatchObject({
      status: 'expired',
    });
  });

  it('is told to the provider later where it does not answer, and leaves nothing here but its number there', async () => {
    const person = await paying.subscriber();
    const customer = paying.customerOf(person);
    paying.provider.failCalls(
      ...Array.from({ length: 9 }, () => ({ status: 500, path: '/v1/checkout' }) as const),
    );
    const before = failed();
    const { data } = await remove(person);
    expect(data).toEqual({ deleteAccount: true });
    expect(await farewells()).toEqual([expect.objectContaining({ customerId: customer })]);
    await until(() => failed() >= before + 3);
    paying.provider.failCalls();
    await untilForgotten();
    expect(await paying.ask(`/v1/customers/${customer}`)).toMatchObject({ deleted: true });
    // What was had is not paid back.
    expect(await chargesOf(customer)).toEqual([expect.objectContaining({ refunded: false })]);
    // What the provider tells of it afterwards is nobody's.
    await paying.provider.settled();
    const lost = paying.provider.deliveries().filter(({ state }) => state === 'failed');
    expect(lost).toEqual([]);
  });
});

const chargesOf = async (customer: string) =>
  (await paying.ask<{ data: { refunded: boolean }[] }>(`/v1/charges?customer=${customer}`)).data;

describe('an account that is deleted while it pays', () => {
  it('is paid back', async () => {
    const customer = await removedAndPaid();
    paying.provider.failCalls();
    await untilForgotten();
    expect(await chargesOf(customer)).toEqual([expect.objectContaining({ refunded: true })]);
    expect(await paying.ask(`/v1/customers/${customer}`)).toMatchObject({ deleted: true });
  });
});

describe('an account that is deleted while it switches', () => {
  async function removeInSwitch(person: SignedUp): Promise<void> {
    paying.provider.failCalls(
      { path: '/v1/subscriptions/', method: 'POST', delayMs: 1_000 },
      { path: '/v1/subscriptions/', method: 'DELETE', delayMs: 3_000 },
    );
    const billed = bills();
    const switching = paying.change(person, 'switchPlan(plan: PREMIUM_YEARLY)');
    await until(() => bills() > billed);
    await remove(person);
    expect(await switching).toBe('UNAUTHENTICATED');
    await until(async () => (await farewells()).length === 0);
  }

  it('is paid back what the switch cost', async () => {
    const person = await paying.subscriber();
    const customer = paying.customerOf(person);
    await removeInSwitch(person);
    const refunded = (await chargesOf(customer)).map((charge) => charge.refunded);
    expect(refunded).toEqual([true, false]);
  });

  it('has nothing to pay any more where its bank was to be asked', async () => {
    const person = await paying.subscriber();
    const customer = paying.customerOf(person);
    paying.provider.replaceCard(customer, TEST_CARDS.asksTheBank);
    await removeInSwitch(person);
    expect(await paying.billStatusesOf(person)).toEqual(['void', 'paid']);
  });

  it('is paid back what it approved on the bank’s page before the provider heard of that', async () => {
    const person = await paying.subscriber();
    const customer = paying.customerOf(person);
    paying.provider.replaceCard(customer, TEST_CARDS.asksTheBank);
    const { errors } = await paying.app.gql(
      'mutation { switchPlan(plan: PREMIUM_YEARLY) { plan } }',
      {},
      { token: person.token },
    );
    const { payUrl } = errors?.[0]?.extensions.args as { payUrl: string };
    await removeUnheard(person);
    await fetch(`${payUrl}/approval`, {
      method: 'POST',
      body: new URLSearchParams({ answer: 'approve' }),
    });
    paying.provider.failCalls();
    await untilForgotten();
    const charges = await chargesOf(customer);
    expect(charges.map((charge) => charge.refunded)).toEqual([true, false]);
  });
});

describe('an account that is deleted while nothing can be paid back', () => {
  it('is charged no more, and is paid back all of what came after it later', async () => {
    const customer = await removedAndPaid();
    const refunds = { status: 500, path: '/v1/refunds' } as const;
    paying.provider.failCalls(...Array.from({ length: 9 }, () => refunds));
    await upkeep();
    await paying.advance({ months: 2 });
    expect(await chargesOf(customer)).toEqual([expect.objectContaining({ refunded: false })]);
    paying.provider.failCalls();
    await untilForgotten();
    expect(await chargesOf(customer)).toEqual([expect.objectContaining({ refunded: true })]);
  });
});

describe('an account that is forgotten by two servers at once', () => {
  it('is paid back, though the one that failed to had been the one to end what was paid', async () => {
    const customer = await removedAndPaid();
    const slow = { path: `/v1/customers/${customer}`, method: 'GET', delayMs: 2_000 } as const;
    const failure = { path: '/v1/refunds', status: 500 } as const;
    paying.provider.failCalls(slow, failure, failure, failure);
    const servers = paying.app.app.get(Farewells, { strict: false });
    const asked = () => paying.provider.calls().length;
    const before = asked();
    const later = servers.run();
    await until(() => asked() > before);
    expect(await servers.run()).toBe(false);
    await later;
    await untilForgotten();
    expect(await chargesOf(customer)).toEqual([expect.objectContaining({ refunded: true })]);
  });
});

describe('an account that is deleted while its payment has failed', () => {
  it.each([
    ['goes on', async () => {}],
    [
      'ends with the period',
      async (person: SignedUp) => {
        await fetch(`${await paying.portal(person)}/cancel`, { method: 'POST' });
        await paying.provider.settled();
      },
    ],
  ])('is paid back what is paid then for what %s', async (_which, prepare) => {
    const person = await paying.pastDue();
    const customer = paying.customerOf(person);
    await prepare(person);
    await removeUnheard(person);
    paying.provider.failCalls();
    // What is due is tried again with it.
    paying.provider.replaceCard(customer);
    expect(await paying.billStatusesOf(person)).toEqual(['paid', 'paid']);
    await untilForgotten();
    const paid = (
      await paying.listOf<{ paid: boolean; refunded: boolean }>('charges', person)
    ).filter((charge) => charge.paid);
    expect(paid.map(({ refunded }) => refunded)).toEqual([true, false]);
    expect(await paying.ask(`/v1/customers/${customer}`)).toMatchObject({ deleted: true });
  });
});

describe('an account that is deleted in the moment in which it has bought anew', () => {
  it('is not paid back what it had', async () => {
    const person = await paying.subscriber();
    const customer = paying.customerOf(person);
    await paying.change(person, 'cancelSubscription');
    await paying.advance({ days: 27 });
    const { id } = await paying.ask<{ id: string }>('/v1/checkout/sessions', {
      mode: 'subscription',
      customer,
      'line_items[0][price]': 'price_premium_monthly',
      'line_items[0][quantity]': '1',
      success_url: 'http://localhost/x',
    });
    paying.provider.payCheckout(id);
    await paying.provider.settled();
    expect(await paying.subscription(person)).toMatchObject({ status: 'ACTIVE', isPremium: true });
    await remove(person);
    await until(async () => (await farewells()).length === 0);
    const refunded = (await chargesOf(customer)).map((charge) => charge.refunded);
    expect(refunded).toEqual([false, false]);
  });
});

describe('an account that was deleted just now', () => {
  it('is a stranger to who asks for a payment page', async () => {
    const checkouts = paying.app.app.get(Checkouts, { strict: false });
    const refusal = await checkouts
      .open(randomUUID(), 'premium-monthly')
      .catch((error: unknown) => toAppError(error));
    expect(refusal).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('an account that changes', () => {
  const contactOf = (person: SignedUp) =>
    paying.ask<Record<string, unknown>>(`/v1/customers/${paying.customerOf(person)}`);

  it('has the provider know its new name, language and address', async () => {
    const person = await paying.subscriber();
    const { token, password } = person;
    await paying.app.rest('PUT', '/api/auth/profile', { name: 'Zoé', language: 'es' }, { token });
    await until(async () => (await contactOf(person))['name'] === 'Zoé');
    expect(await contactOf(person)).toMatchObject({
      email: person.email,
      preferred_locales: ['es'],
    });
    const newEmail = `new-${person.email}`;
    await paying.app.gql(
      `mutation { changeEmail(input: {newEmail: "${newEmail}", password: "${password}"}) { id } }`,
      {},
      { token },
    );
    await until(async () => (await contactOf(person))['email'] === newEmail);
  });

  it('is told later where the provider does not answer', async () => {
    const person = await paying.subscriber();
    paying.provider.failCalls(
      ...Array.from({ length: 3 }, () => ({ status: 500, path: '/v1/customers' }) as const),
    );
    const before = failed();
    await paying.app.rest('PUT', '/api/auth/profile', { name: 'Later' }, { token: person.token });
    await until(() => failed() >= before + 3);
    await until(async () => {
      await upkeep();
      return (await contactOf(person))['name'] === 'Later';
    });
  });

  it('can be paid for though the provider does not take its address', async () => {
    const person = await paying.app.signup();
    paying.provider.failCalls({ status: 400, path: '/v1/customers/', method: 'POST' });
    await paying.checkout(person);
    expect(await paying.ask(`/v1/customers/${paying.customerOf(person)}`)).toMatchObject({
      email: null,
      preferred_locales: ['en'],
    });
  });

  it('has the provider write to its former address no more, though it does not take the new one', async () => {
    const person = await paying.subscriber();
    const { token, password } = person;
    const newEmail = `refused-${person.email}`;
    paying.provider.failCalls({ status: 400, path: '/v1/customers/', method: 'POST' });
    await paying.app.gql(
      `mutation { changeEmail(input: {newEmail: "${newEmail}", password: "${password}"}) { id } }`,
      {},
      { token },
    );
    await until(async () => (await contactOf(person))['email'] !== person.email);
    expect(await contactOf(person)).toMatchObject({ email: null, preferred_locales: ['en'] });
  });

  it('tells nobody of an account that never paid', async () => {
    const { token } = await paying.app.signup();
    const asked = paying.provider.calls().length;
    const { status } = await paying.app.rest(
      'PUT',
      '/api/auth/profile',
      { name: 'Free' },
      { token },
    );
    expect(status).toBe(200);
    expect(paying.provider.calls()).toHaveLength(asked);
  });
});
