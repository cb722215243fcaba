import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { PayingApp } from './paying-app';
import { TEST_CARDS } from './test-cards';
import type { SignedUp } from './testing-app';

const CANCELLED = /^Your subscription is cancelled$/;
const RESUMED = /^Your subscription goes on$/;
const STILL_DUE = 'The payment that failed is still due, and may be tried again.';

let paying: PayingApp;
beforeAll(async () => {
  paying = await PayingApp.start();
});
afterEach(() => paying.provider.draftRenewals(false));
afterAll(() => paying.close());

const mail = async ({ email }: SignedUp, subject: RegExp) =>
  (await paying.sandbox.mail.waitFor(email, { subject })).at(-1)?.text ?? '';
/** The newest first. */
const statusesOf = async (person: SignedUp) =>
  (await paying.listOf<{ status: string }>('invoices', person)).map(({ status }) => status);

/** As the provider's portal does: with the period, and not at once. */
async function cancelInPortal(person: SignedUp): Promise<void> {
  const [subscription] = await paying.listOf<{ id: string }>('subscriptions', person);
  await paying.ask(`/v1/subscriptions/${subscription?.id}`, { cancel_at_period_end: 'true' });
  await paying.provider.settled();
}

describe('what is said of a subscription that ends, or goes on after all', () => {
  it('is that a payment which failed is still due', async () => {
    const person = await paying.subscriber('PREMIUM_MONTHLY', TEST_CARDS.failsLater);
    await paying.advance({ months: 1, days: 1 });
    await cancelInPortal(person);
    const cancelled = await mail(person, CANCELLED);
    expect(cancelled).toContain(STILL_DUE);
    expect(cancelled).toMatch(/Premium stays on until .+ at the latest, and ends earlier/);
    const resumed = await paying.change(person, 'resumeSubscription');
    expect(resumed).toMatchObject({ status: 'ACTIVE', paymentFailed: true });
    const words = await mail(person, RESUMED);
    expect(words).toContain(STILL_DUE);
    expect(words).toMatch(/We try again on .+, and Premium stays on until then at least\./);
    expect(words).not.toMatch(/nothing|renews/);
  });

  it('is not that nothing will be charged, as the invoice of the period that begins may be a draft', async () => {
    const person = await paying.subscriber();
    paying.provider.draftRenewals();
    const { renewsAt } = await paying.subscription(person);
    const seconds = Date.parse(renewsAt ?? '') / 1_000 - paying.provider.now();
    await paying.advance({ days: seconds / 86_400 });
    await cancelInPortal(person);
    expect(await statusesOf(person)).toEqual(['draft', 'paid']);
    const words = await mail(person, CANCELLED);
    expect(words).toContain('is cancelled: it does not renew itself.');
    expect(words).not.toMatch(/charged|payment/);
    await paying.change(person, 'resumeSubscription');
    expect(await mail(person, RESUMED)).not.toContain('today');
    await paying.advance({ days: 1 });
    expect(await statusesOf(person)).toEqual(['paid', 'paid']);
  });
});
