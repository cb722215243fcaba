import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { PayingApp } from './paying-app';
import type { SignedUp } from './testing-app';

let paying: PayingApp;
beforeAll(async () => {
  paying = await PayingApp.start();
});
afterEach(() => paying.provider.deliver({}));
afterAll(() => paying.close());

/** How the invoices of an account stand, the latest first. */
async function statuses({ token }: SignedUp): Promise<readonly string[]> {
  const { data, errors } = await paying.app.gql<{ invoices: { status: string }[] }>(
    '{ invoices { status } }',
    {},
    { token },
  );
  if (!data) throw new Error(errors?.[0]?.extensions.code ?? 'no answer');
  return data.invoices.map(({ status }) => status);
}

describe('an invoice whose payment went back', () => {
  it('through the payer’s bank is none that is paid, also once the dispute is lost', async () => {
    const person = await paying.subscriber();
    const { id } = paying.provider.dispute(paying.customerOf(person));
    expect(await statuses(person)).toEqual(['DISPUTED']);
    await paying.ask(`/v1/disputes/${id}/close`, {});
    expect(await statuses(person)).toEqual(['DISPUTED']);
  });

  it('is not one that the bank only asks about', async () => {
    const person = await paying.subscriber();
    paying.provider.dispute(paying.customerOf(person), 'general', true);
    expect(await statuses(person)).toEqual(['PAID']);
  });

  it('is known for it however often cards were declined since', async () => {
    const person = await paying.pastDue();
    paying.provider.deliver({ mode: 'drop' });
    const customer = paying.customerOf(person);
    paying.provider.refund(customer);
    const { data } = await paying.ask<{ data: { id: string }[] }>(
      `/v1/invoices?customer=${customer}&status=open`,
    );
    for (let tries = 0; tries < 100; tries++) {
      await paying.ask(`/v1/invoices/${data[0]?.id}/pay`, {});
    }
    expect(await statuses(person)).toEqual(['FAILED', 'REFUNDED']);
  });
});
