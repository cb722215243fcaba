import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { PayingApp } from './paying-app';
import type { SignedUp } from './testing-app';

const CANCELLED = /^Your subscription is cancelled$/;
const RESUMED = /^Your subscription continues$/;
const STILL_DUE = 'The payment that failed is still due, and may be tried again.';

let paying: PayingApp;
beforeAll(async () => {
  paying = await PayingApp.start();
});
afterEach(() => paying.provider.draftRenewals(false));
afterAll(() => paying.close());

/** As the provider's portal does: with the period, and not at once. */
async function cancelInPortal(person: SignedUp): Promise<void> {
  const [subscription] = await paying.listOf<{ id: string }>('subscriptions', person);
  await paying.ask(`/v1/subscriptions/${subscription?.id}`, { cancel_at_period_end: 'true' });
  await paying.provider.settled();
}

describe('what is said of a subscription that ends, or goes on after all', () => {
  it('is that a payment which failed is still due', async () => {
    const person = await paying.pastDue();
    await cancelInPortal(person);
    const cancelled = await paying.mail(person, CANCELLED);
    expect(cancelled).toContain(STILL_DUE);
    expect(cancelled).toMatch(/Premium stays on until .+ at the latest, and ends earlier/);
    const resumed = await paying.change(person, 'resumeSubscription');
    expect(resumed).toMatchObject({ status: 'ACTIVE', paymentFailed: true });
    const words = await paying.mail(person, RESUMED);
    expect(words).toContain(STILL_DUE);
    expect(words).toMatch(/We will try again on .+, and Premium stays on at least until then\./);
    expect(words).not.toMatch(/nothing|renews/);
  });

  it('is not that nothing will be charged, as the invoice of the period that begins may be a draft', async () => {
    const person = await paying.subscriber();
    paying.provider.draftRenewals();
    await paying.advanceToRenewal(person);
    await cancelInPortal(person);
    expect(await paying.billStatusesOf(person)).toEqual(['draft', 'paid']);
    const words = await paying.mail(person, CANCELLED);
    expect(words).toContain('is cancelled: it will not renew.');
    expect(words).not.toMatch(/charged|payment/);
    await paying.change(person, 'resumeSubscription');
    expect(await paying.mail(person, RESUMED)).not.toContain('today');
    await paying.advance({ days: 1 });
    expect(await paying.billStatusesOf(person)).toEqual(['paid', 'paid']);
  });
});
