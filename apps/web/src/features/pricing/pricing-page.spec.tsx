import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { PricingDocument, SubscriptionDocument } from '@tercet/api-client/generated';
import { screen, within, waitFor } from '@testing-library/react';
import {
  answerPricing,
  answerSubscription,
  CANCELLED,
  MONTHLY,
  pricing,
  renderBilling,
} from '../../billing/testing/billing';
import { session } from '../../session/session';
import { failing, OFFLINE } from '../../testing/answers';
import { jsonResponse, stubFetch } from '../../testing/browser';
import { person } from '../../testing/person';
import LivePricing from './LivePricing';
import { PricingPage } from './PricingPage';

beforeEach(() => void stubFetch(() => jsonResponse({ success: true })));
afterEach(() => session.signOut());

const page = <PricingPage Live={LivePricing} />;
const premium = person({ isPremium: true });
const card = (name: string) => {
  const heading = screen.getByRole('heading', { level: 2, name });
  return within(heading.closest('li')!);
};
const linkOf = (name: string, label: string) => card(name).getByRole('link', { name: label });

describe('the prices', () => {
  it('are 0 EUR until the server has said them', async () => {
    renderBilling(page, [answerPricing()], { of: null });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Choose Your Plan');
    expect(screen.getByText('Loading prices…')).toBeInTheDocument();
    expect(card('Premium yearly').getByText('€0')).toBeVisible();
    expect(card('Premium yearly').getByText('The price is not known yet')).toBeVisible();
    expect(card('Premium yearly').queryByRole('link')).toBeNull();
    expect(await screen.findByText('€89.99')).toBeVisible();
    expect(screen.queryByText('Loading prices…')).toBeNull();
  });

  it('show what the year saves, and which plan is recommended', async () => {
    renderBilling(page, [answerPricing()], { of: null });
    await screen.findByText('€9.99');
    expect(card('Premium yearly').getByText('Save 25%')).toBeVisible();
    expect(card('Premium yearly').getByText('That is €7.50 a month')).toBeVisible();
    expect(card('Premium yearly').getByText('Recommended')).toBeVisible();
    expect(card('Premium monthly').queryByText(/Save/)).toBeNull();
    expect(screen.getAllByText('Recommended')).toHaveLength(1);
  });

  it.each([
    ['fr', 'Premium annuel', /^89,99\s€$/, /^25\s%\sd’économie$/],
    ['es', 'Premium anual', /^89,99\s€$/, /^Ahorra un 25\s%$/],
  ] as const)('are written as in %s', async (locale, name, price, saving) => {
    renderBilling(page, [answerPricing()], { of: null, locale });
    expect(await screen.findByText(price)).toBeVisible();
    expect(card(name).getByText(saving)).toBeVisible();
  });

  it('that cannot be had are asked for again', async () => {
    const failed = { request: { query: PricingDocument }, ...OFFLINE };
    const { user } = renderBilling(page, [failed, answerPricing()], { of: null });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Failed to load pricingThe server cannot be reached/,
    );
    expect(card('Free').getByText('A daily allowance of AI requests')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('€89.99')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('that cannot be had again keep the focus where it is', async () => {
    const failed = { request: { query: PricingDocument }, ...OFFLINE };
    const { user } = renderBilling(page, [failed, failed], { of: null });
    const again = await screen.findByRole('button', { name: 'Try again' });
    await user.click(again);
    await waitFor(() => expect(again).toHaveAccessibleName('Try again'));
    expect(screen.getByRole('alert')).toHaveTextContent(/^Failed to load pricing/);
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveFocus();
  });

  it('are not for sale where payments are off', async () => {
    const off = answerPricing({ isAvailable: false, plans: [] });
    renderBilling(page, [off, answerSubscription()]);
    expect(await screen.findByText('Payments are switched off on this server')).toBeVisible();
    expect(screen.queryByText('The price is not known yet')).toBeNull();
    expect(screen.queryByRole('link', { name: /^Choose/ })).toBeNull();
    expect(await card('Free').findByText('Your current plan')).toBeVisible();
  });

  it.each([
    ['YEARLY', 'Premium yearly', 'Premium monthly'],
    ['MONTHLY', 'Premium monthly', 'Premium yearly'],
  ] as const)('are those of the plans that are sold: not %s', async (gone, hidden, left) => {
    const plans = pricing().plans.filter(({ planId }) => planId !== gone);
    renderBilling(page, [answerPricing({ plans }), answerSubscription()]);
    await waitFor(() => expect(screen.queryByRole('heading', { name: hidden })).toBeNull());
    expect(await card(left).findByRole('link', { name: /^Choose/ })).toBeVisible();
    expect(screen.queryByText('The price is not known yet')).toBeNull();
  });

  it('keep the plan in view that the person has, although it is sold no longer', async () => {
    const plans = pricing().plans.filter(({ planId }) => planId !== 'MONTHLY');
    const mocks = [answerPricing({ plans }), answerSubscription(MONTHLY)];
    renderBilling(page, mocks, { of: premium });
    expect(await screen.findByText('€89.99')).toBeVisible();
    expect(await screen.findByText('Your current plan')).toBeVisible();
    expect(card('Premium monthly').getByText('Your current plan')).toBeVisible();
    expect(card('Premium monthly').queryByText(/€/)).toBeNull();
    expect(linkOf('Premium monthly', 'Manage in settings')).toBeVisible();
  });

  it('are said to be of test payments', async () => {
    renderBilling(page, [answerPricing({ isTest: true })], { of: null });
    expect(await screen.findByText('Test payments.')).toBeVisible();
  });
});

describe('a visitor', () => {
  it('is led to an account, and to the plans by way of it', async () => {
    renderBilling(page, [answerPricing()], { of: null });
    await screen.findByText('€9.99');
    expect(linkOf('Free', 'Start for free')).toHaveAttribute('href', '/auth/signup');
    expect(linkOf('Premium monthly', 'Choose monthly')).toHaveAttribute(
      'href',
      '/subscribe?plan=premium-monthly',
    );
    expect(linkOf('Premium yearly', 'Choose yearly')).toHaveAttribute(
      'href',
      '/subscribe?plan=premium-yearly',
    );
    expect(screen.queryByText('Your current plan')).toBeNull();
    expect(card('Free').getByText('12 AI requests a day')).toBeVisible();
  });
});

describe('a person', () => {
  it('on the free plan sees that it is theirs, and what it holds', async () => {
    renderBilling(page, [answerPricing(), answerSubscription()]);
    expect(await screen.findByText('12 AI requests a day')).toBeVisible();
    expect(card('Free').getByText('Your current plan')).toBeVisible();
    expect(card('Free').queryByRole('link')).toBeNull();
    expect(await screen.findByRole('link', { name: 'Choose yearly' })).toBeVisible();
  });

  it('with premium is led to the settings, and to the question about switching', async () => {
    const mocks = [answerPricing(), answerSubscription(MONTHLY)];
    renderBilling(page, mocks, { of: premium });
    expect(await screen.findByRole('link', { name: 'Switch to yearly' })).toHaveAttribute(
      'href',
      '/settings?switch=yearly#plan',
    );
    expect(card('Premium monthly').getByText('Your current plan')).toBeVisible();
    expect(linkOf('Premium monthly', 'Manage in settings')).toHaveAttribute(
      'href',
      '/settings#plan',
    );
    expect(linkOf('Free', 'Manage in settings')).toHaveAttribute('href', '/settings#plan');
  });

  it('with premium that ends sees until when, and can resume it, also with the other plan', async () => {
    const mocks = [answerPricing(), answerSubscription(CANCELLED)];
    renderBilling(page, mocks, { of: premium });
    expect(await screen.findByText('Yours until March 1, 2027')).toBeVisible();
    expect(linkOf('Premium monthly', 'Resume Premium')).toHaveAttribute(
      'href',
      '/subscribe?plan=premium-monthly',
    );
    expect(await screen.findByRole('link', { name: 'Resume and pay yearly' })).toHaveAttribute(
      'href',
      '/settings?switch=yearly#plan',
    );
  });

  it.each([
    ['is to go on', MONTHLY],
    ['is to end', CANCELLED],
  ])(
    'that %s and whose payment failed is led to paying, and told that a switch comes after it',
    async (_, state) => {
      const mocks = [answerPricing(), answerSubscription({ ...state, paymentFailed: true })];
      renderBilling(page, mocks, { of: premium });
      expect(await screen.findByRole('link', { name: 'Pay what is due' })).toHaveAttribute(
        'href',
        '/settings#plan',
      );
      expect(card('Premium monthly').getByText('Your current plan')).toBeVisible();
      expect(await card('Premium yearly').findByText(/^Your last payment failed\./)).toBeVisible();
      expect(card('Premium yearly').queryByRole('link')).toBeNull();
    },
  );

  it.each([MONTHLY, CANCELLED, { ...MONTHLY, paymentFailed: true }])(
    'with premium is offered nothing that can only fail where payments are off',
    async (change) => {
      const off = answerPricing({ isAvailable: false, plans: [] });
      renderBilling(page, [off, answerSubscription(change)], { of: premium });
      await screen.findByText('Payments are switched off on this server');
      expect(await screen.findByText(/^(Your current plan|Yours until .*)$/)).toBeVisible();
      expect(linkOf('Premium monthly', 'Manage in settings')).toBeVisible();
      expect(card('Premium yearly').queryByRole('link')).toBeNull();
      expect(screen.queryByText(/^Your last payment failed/)).toBeNull();
    },
  );

  it('is taken to be on the free plan where that cannot be loaded', async () => {
    const failed = { request: { query: SubscriptionDocument }, ...failing({ code: 'INTERNAL' }) };
    const mocks = [answerPricing(), failed, answerSubscription()];
    const { user } = renderBilling(page, mocks);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Failed to load subscription/);
    expect(card('Free').getByText('Your current plan')).toBeVisible();
    expect(await card('Free').findByText('12 AI requests a day')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('without a connection hears of it once, and asks for all again at once', async () => {
    const failed = [PricingDocument, SubscriptionDocument].map((query) => ({
      request: { query },
      ...OFFLINE,
    }));
    const { user } = renderBilling(page, [...failed, answerPricing(), answerSubscription(MONTHLY)]);
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(/^Failed to load pricing/),
    );
    expect(card('Free').getByText('Your current plan')).toBeVisible();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await card('Premium monthly').findByText('Your current plan')).toBeVisible();
    expect(await card('Premium monthly').findByText('€9.99')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('who has become premium elsewhere is so in the whole page', async () => {
    renderBilling(page, [answerPricing(), answerSubscription(MONTHLY)]);
    await screen.findByRole('link', { name: 'Switch to yearly' });
    expect(session.getState().user).toMatchObject({
      isPremium: true,
      subscriptionType: 'premium',
    });
  });
});
