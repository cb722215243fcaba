import { describe, expect, it } from '@jest/globals';
import type Stripe from 'stripe';
import { AppError } from '../../../platform/errors/app-error';
import { agreedProration, assertShown, offerOf } from './switch-offer';

const NOW = 1_795_000_000;
const MONTH = 30 * 86_400;
const YEAR = 365 * 86_400;

const line = (price: string, amount: number, end: number, proration: boolean) => ({
  amount,
  period: { start: NOW, end },
  // The provider has what it gives back as an item of the invoice, and the new plan as one of the subscription.
  parent: proration
    ? { invoice_item_details: { proration }, subscription_item_details: null }
    : { invoice_item_details: null, subscription_item_details: { proration } },
  pricing: { price_details: { price } },
});

const invoice = (change: object = {}) =>
  ({
    created: NOW,
    currency: 'usd',
    amount_due: 0,
    starting_balance: -100,
    total: -7_000,
    parent: { subscription_details: { subscription_proration_date: NOW - 60 } },
    lines: {
      data: [
        line('price_year', -7_999, NOW + YEAR, true),
        line('price_month', 999, NOW + MONTH, false),
      ],
    },
    ...change,
  }) as unknown as Stripe.Invoice;

const seconds = (moment: number) => new Date(moment * 1_000);

describe('the offer to switch', () => {
  it('is billed next with the new plan, and leaves what is left of the old one', () => {
    expect(offerOf('premium-monthly', 'price_month', invoice())).toEqual({
      plan: 'premium-monthly',
      currency: 'USD',
      price: 9.99,
      amountDue: 0,
      creditAfter: 71,
      nextBillingAt: seconds(NOW + MONTH),
      prorationDate: seconds(NOW - 60),
    });
  });

  it('leaves nothing where something is due', () => {
    const due = invoice({ amount_due: 8_200, total: 8_300 });
    expect(offerOf('premium-monthly', 'price_month', due)).toMatchObject({
      amountDue: 82,
      creditAfter: 0,
    });
  });

  it('is none where nothing is to be paid for the new plan', () => {
    expect(() => offerOf('premium-monthly', 'price_other', invoice())).toThrow('price_other');
  });
});

const item = (current_period_start: number, current_period_end = NOW + MONTH) =>
  ({ current_period_start, current_period_end }) as Stripe.SubscriptionItem;

describe('the moment that a price was shown for', () => {
  it.each([0, 600])('is good for ten minutes: %d seconds', (age) => {
    const agreed = NOW - 60 - age;
    expect(agreedProration(seconds(agreed), item(agreed), invoice())).toBe(agreed);
  });

  it('is now where none was shown', () => {
    expect(agreedProration(undefined, item(0), invoice())).toBe(NOW - 60);
  });

  it.each([-1, 601, Number.NaN])('is refused otherwise: %d seconds', (age) => {
    expect(() => agreedProration(seconds(NOW - 60 - age), item(0), invoice())).toThrow(AppError);
  });

  it.each([
    ['began later', seconds(NOW - 120), item(NOW - 119)],
    ['has ended', undefined, item(0, NOW - 60)],
  ])('is refused where the present period %s', (_what, shown, period) => {
    expect(() => agreedProration(shown, period, invoice())).toThrow(AppError);
  });
});

describe('what was shown', () => {
  const offer = offerOf('premium-monthly', 'price_month', invoice({ amount_due: 8_200 }));

  it.each([{}, { amountDue: 82 }, { amountDue: 82, price: 9.99 }])(
    'is what is due: %j',
    (shown) => {
      expect(() => assertShown(shown, offer)).not.toThrow();
    },
  );

  it.each([
    ...[81.99, 82.01, 0, NaN].map((amountDue) => ({ amountDue })),
    { amountDue: 82, price: 9.98 },
  ])('is refused where it is another: %j', (shown) => {
    expect(() => assertShown(shown, offer)).toThrow(new AppError('VALIDATION_FAILED'));
  });
});
