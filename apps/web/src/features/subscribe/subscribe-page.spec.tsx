import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  CreateCheckoutSessionDocument,
  ResumeSubscriptionDocument,
} from '@tercet/api-client/generated';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import {
  answerPricing,
  answerSubscription,
  CANCELLED,
  MONTHLY,
  renderBilling,
  subscriptionState,
} from '../../billing/testing/billing';
import { session } from '../../session/session';
import { failing, OFFLINE } from '../../testing/answers';
import { jsonResponse, stubFetch } from '../../testing/browser';
import { clickThrice } from '../../testing/click-thrice';
import { SubscribePage } from './SubscribePage';
import SubscribeRoute from './SubscribeRoute';

beforeEach(() => void stubFetch(() => jsonResponse({ success: true })));
afterEach(() => session.signOut());

const URL = 'https://pay.example/s/1';
const request = (plan: 'PREMIUM_MONTHLY' | 'PREMIUM_YEARLY') => ({
  query: CreateCheckoutSessionDocument,
  variables: { plan },
});
const opens = (plan: 'PREMIUM_MONTHLY' | 'PREMIUM_YEARLY', url = URL) => {
  const createCheckoutSession = { __typename: 'CheckoutSession' as const, sessionId: 's', url };
  return { request: request(plan), result: { data: { createCheckoutSession } } };
};
const heading = () => screen.getByRole('heading', { level: 1 });

function subscribe(
  mocks: Parameters<typeof renderBilling>[1],
  at = '/subscribe?plan=premium-yearly',
) {
  const leave = jest.fn<(url: string) => void>();
  const page = <SubscribePage leave={leave} />;
  return { ...renderBilling(page, [answerPricing({ isTest: true }), ...mocks], { at }), leave };
}

describe('the way to the payment page', () => {
  it('is prepared, and then gone', async () => {
    const { leave } = subscribe([answerSubscription(), opens('PREMIUM_YEARLY')]);
    expect(heading()).toHaveTextContent('Preparing your payment');
    expect(await screen.findByText('Redirecting to payment')).toHaveFocus();
    expect(leave).toHaveBeenCalledTimes(1);
    expect(leave).toHaveBeenCalledWith(URL);
    expect(screen.getByRole('link', { name: 'Continue to the payment page' })).toHaveAttribute(
      'href',
      URL,
    );
    expect(await screen.findByText('Test payments.')).toBeVisible();
  });

  it.each(['/subscribe', '/subscribe?plan=premium-monthly', '/subscribe?plan=any'])(
    'is the monthly one at %s',
    async (at) => {
      const { leave } = subscribe([answerSubscription(), opens('PREMIUM_MONTHLY')], at);
      await screen.findByText('Redirecting to payment');
      expect(leave).toHaveBeenCalledWith(URL);
    },
  );
});

it('leads who asks for the free plan to the plans', async () => {
  const pages = (
    <Routes>
      <Route path="/subscribe" element={<SubscribeRoute />} />
      <Route path="/pricing" element={<h1>The plans</h1>} />
    </Routes>
  );
  renderBilling(pages, [], { at: '/subscribe?plan=free' });
  expect(heading()).toHaveTextContent('The plans');
});

it('takes nobody away from where they have gone meanwhile', async () => {
  const { request: asked, result } = opens('PREMIUM_YEARLY');
  const answer = jest.fn(() => result);
  const leave = jest.fn<(url: string) => void>();
  const pages = (
    <Routes>
      <Route path="/subscribe" element={<SubscribePage leave={leave} />} />
      <Route path="*" element={null} />
    </Routes>
  );
  const mocks = [
    answerPricing({ isTest: true }),
    answerSubscription(),
    { request: asked, result: answer },
  ];
  renderBilling(
    <>
      <Link to="/editor">Elsewhere</Link>
      {pages}
    </>,
    mocks,
    { at: '/subscribe?plan=premium-yearly' },
  );
  // At once, before the first answer.
  fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(screen.queryByRole('heading')).toBeNull();
  expect(answer).not.toHaveBeenCalled();
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(1));
  // The answer has been given; whatever follows from it does so before the next task.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(leave).not.toHaveBeenCalled();
});

describe('a payment that cannot begin', () => {
  it.each([
    ['PAYMENT_PROVIDER_ERROR', /^Failed to create checkout sessionThe payment provider is not/],
    ['RATE_LIMITED', /^Failed to create checkout sessionToo many requests/],
    ['INTERNAL', /^Failed to create checkout sessionServer error/],
  ])('for %s is said why, and begins with another try', async (code, words) => {
    const failed = { request: request('PREMIUM_YEARLY'), ...failing({ code }) };
    const mocks = [answerSubscription(), failed, opens('PREMIUM_YEARLY')];
    const { user, leave } = subscribe(mocks);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByText('Nothing was charged.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to pricing' })).toHaveAttribute(
      'href',
      '/pricing',
    );
    expect(leave).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Redirecting to payment');
    expect(leave).toHaveBeenCalledTimes(1);
  });

  it('for want of a connection is a payment that failed', async () => {
    subscribe([answerSubscription(), { request: request('PREMIUM_YEARLY'), ...OFFLINE }]);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Payment failedThe server cannot be reached/,
    );
  });

  it('because payments are off is not tried again', async () => {
    const off = { request: request('PREMIUM_YEARLY'), ...failing({ code: 'PAYMENTS_OFF' }) };
    subscribe([answerSubscription(), off]);
    expect(await screen.findByText('Payments are switched off on this server')).toHaveFocus();
    expect(screen.getByText(/^Nothing was charged\. .*provider is not initialized/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('link', { name: 'Continue with free' })).toBeVisible();
  });

  it('because the plan is not sold is not tried again', async () => {
    const gone = { request: request('PREMIUM_YEARLY'), ...failing({ code: 'NOT_FOUND' }) };
    subscribe([answerSubscription(), gone]);
    expect(await screen.findByRole('alert')).toHaveTextContent(/This was not found/);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to pricing' })).toBeVisible();
  });

  it('because the page cannot be opened says so', async () => {
    const mocks = [answerPricing(), answerSubscription(), opens('PREMIUM_MONTHLY', 'no address')];
    renderBilling(<SubscribePage />, mocks, { at: '/subscribe' });
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Redirect to payment failed/);
  });
});

describe('who has premium', () => {
  it('is told so, and pays nothing', async () => {
    const { leave } = subscribe([answerSubscription(MONTHLY)]);
    expect(await screen.findByText('You already have Premium')).toBeVisible();
    expect(leave).not.toHaveBeenCalled();
    await waitFor(() => expect(session.getState().user?.isPremium).toBe(true));
    expect(screen.getByRole('link', { name: 'Go to settings' })).toHaveAttribute(
      'href',
      '/settings#plan',
    );
  });

  it.each([
    ['yearly', MONTHLY, 'Switch to yearly', '/settings?switch=yearly#plan'],
    ['monthly', MONTHLY, null, null],
    ['yearly', CANCELLED, 'Resume and pay yearly', '/settings?switch=yearly#plan'],
  ])('and wants to pay %s is led to that', async (plan, change, label, href) => {
    subscribe([answerSubscription(change)], `/subscribe?plan=premium-${plan}`);
    await screen.findByRole('link', { name: 'Go to settings' });
    if (label === null) expect(screen.queryByRole('link', { name: /yearly|monthly/ })).toBeNull();
    else expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', href);
  });

  it.each([
    ['and is to go on', MONTHLY],
    ['and is to end', CANCELLED],
  ])(
    'that is not paid for, %s, learns that there is something to pay, and where',
    async (_, state) => {
      subscribe([answerSubscription({ ...state, paymentFailed: true })]);
      expect(await screen.findByText('Your last payment failed')).toBeVisible();
      expect(screen.getByText(/one invoice is still unpaid/)).toBeVisible();
      expect(screen.queryByText(/nothing to pay/)).toBeNull();
      expect(screen.queryByRole('button')).toBeNull();
      const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
      expect(links).toEqual(['/settings#plan', '/editor']);
    },
  );

  it.each([
    ['ends', CANCELLED, /so it cannot be resumed here at the moment/],
    ['goes on', MONTHLY, /neither invoices nor changes to your plan are available/],
    ['is not paid for', { ...MONTHLY, paymentFailed: true }, /so it cannot be paid here/],
  ])(
    'that %s is offered nothing that can only fail where payments are off',
    async (_, state, words) => {
      const off = answerPricing({ isAvailable: false, plans: [] });
      renderBilling(<SubscribePage />, [off, answerSubscription(state)], {
        at: '/subscribe?plan=premium-yearly',
      });
      expect(await screen.findByText(words)).toBeVisible();
      expect(screen.queryByRole('button')).toBeNull();
      expect(screen.queryByRole('link', { name: /yearly/ })).toBeNull();
    },
  );

  it('since another tab has paid is told so', async () => {
    const already = {
      request: request('PREMIUM_YEARLY'),
      ...failing({ code: 'ALREADY_SUBSCRIBED' }),
    };
    const free = { ...answerSubscription(), maxUsageCount: 1 };
    subscribe([free, already, answerSubscription(MONTHLY)]);
    expect(await screen.findByText('You already have Premium')).toBeVisible();
  });

  it('and has cancelled it resumes it here', async () => {
    const result = { data: { resumeSubscription: subscriptionState(MONTHLY) } };
    const resumes = { request: { query: ResumeSubscriptionDocument }, result };
    const { leave } = subscribe([answerSubscription(CANCELLED), resumes]);
    expect(await screen.findByText('You still have Premium')).toBeVisible();
    expect(screen.getByText(/it stays until March 1, 2027/)).toBeVisible();
    await clickThrice(screen.getByRole('button', { name: 'Resume Premium' }));
    expect(await screen.findByText('Premium continues')).toHaveFocus();
    expect(leave).not.toHaveBeenCalled();
  });

  it('learns why it is not resumed', async () => {
    const resumes = {
      request: { query: ResumeSubscriptionDocument },
      ...failing({ code: 'PAYMENT_PROVIDER_ERROR' }),
    };
    const { user } = subscribe([answerSubscription(CANCELLED), resumes]);
    await user.click(await screen.findByRole('button', { name: 'Resume Premium' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Premium was not resumed/);
  });
});
