import { describe, expect, it, jest } from '@jest/globals';
import { AssistantEngineDocument } from '@tercet/api-client/generated';
import { fireEvent, screen } from '@testing-library/react';
import {
  CANCELLED,
  MONTHLY,
  renderBilling,
  subscriptionState,
} from '../../../billing/testing/billing';
import { session } from '../../../session/session';
import { failing, OFFLINE } from '../../../testing/answers';
import {
  heading,
  pass,
  refreshAnswer,
  refreshRequest,
  setUpReturnPage,
} from '../testing/return-page';
import { CheckoutSuccessPage } from './CheckoutSuccessPage';

setUpReturnPage();

const request = refreshRequest('s1');
const answers = (change: Parameters<typeof refreshAnswer>[0]) => refreshAnswer(change, 's1');
const refuses = (code: string) => ({ request, ...failing({ code }) });

function comeBack(mocks: Parameters<typeof renderBilling>[1], search = '?session_id=s1') {
  return renderBilling(<CheckoutSuccessPage />, mocks, { at: `/checkout/success${search}` });
}

describe('a payment that has arrived', () => {
  it('makes the person premium, and says what comes next', async () => {
    comeBack([answers(MONTHLY)]);
    expect(heading()).toHaveTextContent('Confirming your payment');
    await pass(100);
    expect(heading()).toHaveTextContent('Welcome to Premium');
    expect(heading()).toHaveFocus();
    const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts).toEqual(['Premium, paid monthly', 'Active', 'March 1, 2027']);
    expect(screen.getByText('Next payment')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Try the web editor' })).toHaveAttribute(
      'href',
      '/editor',
    );
    expect(session.getState().user?.isPremium).toBe(true);
  });

  it.each([
    ['MODEL', /^Rewrite, translate or shorten a text/],
    ['LOCAL', /^No AI model is connected to this server yet/],
  ] as const)('is told of what answers here: %s', async (assistantEngine, words) => {
    const request = { query: AssistantEngineDocument };
    const result = { data: { assistantEngine, assistantModel: null } };
    comeBack([answers(MONTHLY), { request, result }]);
    await pass(100);
    await pass(100);
    expect(screen.getByText(words)).toBeVisible();
  });

  it('but is cancelled says until when', async () => {
    comeBack([answers(CANCELLED)]);
    await pass(100);
    expect(screen.getByText('Premium until')).toBeVisible();
    expect(screen.getByText('Cancelled, still active')).toBeVisible();
  });

  it('but has been followed by one that failed is not welcomed', async () => {
    comeBack([answers({ ...MONTHLY, paymentFailed: true })]);
    await pass(100);
    expect(heading()).toHaveTextContent('Your last payment failed');
  });

  it('is found without the number of its session, too', async () => {
    comeBack([refreshAnswer(MONTHLY)], '');
    await pass(100);
    expect(heading()).toHaveTextContent('Welcome to Premium');
  });

  it('late is waited for, through failures, too', async () => {
    comeBack([
      answers({}),
      { request, ...OFFLINE },
      refuses('PAYMENT_PROVIDER_ERROR'),
      answers(MONTHLY),
    ]);
    await pass(4_100);
    expect(heading()).toHaveTextContent('Confirming your payment');
    await pass(2_100);
    expect(heading()).toHaveTextContent('Welcome to Premium');
  });
});

describe('a payment for what is over', () => {
  const over = subscriptionState({
    ...{ status: 'EXPIRED', isExpired: true, startedAt: MONTHLY.startedAt },
    expiresAt: '2026-03-05T12:00:00.000Z',
  });

  it('is not said to be awaited', async () => {
    const result = { data: { refreshSubscription: over } };
    comeBack([{ request, result, maxUsageCount: 15 }]);
    await pass(15_000);
    expect(heading()).toHaveTextContent('Premium has ended');
    expect(
      screen.getByText(/^It ended on March 5, 2026\. If you have just paid again, wait/),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Subscribe again' })).toHaveAttribute(
      'href',
      '/pricing',
    );
  });

  it('is told from one that was made after it', async () => {
    comeBack([answers(over), answers(MONTHLY)]);
    await pass(2_100);
    expect(heading()).toHaveTextContent('Welcome to Premium');
  });

  it('is not waited for where nobody comes from one', async () => {
    comeBack([refreshAnswer(over)], '');
    await pass(100);
    expect(heading()).toHaveTextContent('Premium has ended');
  });
});

describe('a payment that has not arrived', () => {
  it('after a while is said to be so, and asked for again', async () => {
    let state = {};
    const result = () => ({ data: { refreshSubscription: subscriptionState(state) } });
    comeBack([{ request, result, maxUsageCount: 15 }]);
    await pass(15_000);
    expect(heading()).toHaveTextContent('Your subscription is not yet active');
    expect(session.getState().user?.isPremium).toBe(false);
    state = MONTHLY;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(heading()).toHaveTextContent('Confirming your payment');
    await pass(100);
    expect(heading()).toHaveTextContent('Welcome to Premium');
  });

  it('and that nobody comes from is not waited for', async () => {
    comeBack([refreshAnswer({})], '');
    await pass(100);
    expect(heading()).toHaveTextContent('There is no payment to confirm');
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/pricing');
  });

  it('as far as can be told names what is in the way', async () => {
    comeBack([{ ...refuses('PAYMENT_PROVIDER_ERROR'), maxUsageCount: 15 }]);
    await pass(15_000);
    expect(heading()).toHaveTextContent('Failed to verify subscription status');
    expect(heading()).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent(/payment provider is not answering/);
    expect(screen.getByRole('link', { name: 'Contact support' })).toBeVisible();
  });

  it('and is not answered for is waited for no longer than one that is', async () => {
    const slow = { ...answers(MONTHLY), delay: 44_000 };
    comeBack([slow]);
    await pass(14_000);
    expect(heading()).toHaveTextContent('Confirming your payment');
    await pass(1_000);
    expect(heading()).toHaveTextContent('Failed to verify subscription status');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact support' })).toBeVisible();
    // The answer counts, although it comes late.
    await pass(30_000);
    expect(heading()).toHaveTextContent('Welcome to Premium');
  });

  it('and never will is not waited for', async () => {
    comeBack([refuses('NOT_FOUND'), refreshAnswer()]);
    await pass(100);
    expect(heading()).toHaveTextContent('Failed to verify subscription status');
  });

  it('on a page that nobody knows hides no premium that the person has', async () => {
    comeBack([refuses('NOT_FOUND'), refreshAnswer(MONTHLY)]);
    await pass(100);
    expect(heading()).toHaveTextContent('Welcome to Premium');
  });

  it('where payments are off leads to the plan, and to no retry', async () => {
    comeBack([refuses('PAYMENTS_OFF')]);
    await pass(100);
    expect(heading()).toHaveTextContent('Payments are switched off on this server');
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to settings' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Contact support' })).toBeVisible();
  });

  it('because it is another person’s says so, and has no retry', async () => {
    comeBack([refuses('FORBIDDEN')]);
    await pass(100);
    expect(heading()).toHaveTextContent('User ID required');
    expect(screen.getByText(/User must be authenticated to access this feature/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'Contact support' })).toBeVisible();
  });

  it('because nobody is signed in any more leads to the sign-in, and from there back here', async () => {
    comeBack([refuses('UNAUTHENTICATED')]);
    await pass(100);
    expect(heading()).toHaveTextContent('Sign in to see your plan');
    expect(screen.queryByText(/another account/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      `/auth/signin?${new URLSearchParams({ redirect: '/checkout/success?session_id=s1' })}`,
    );
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is no longer asked for once the page is left', async () => {
    const asked = jest.fn(() => ({ data: { refreshSubscription: subscriptionState() } }));
    const { unmount } = comeBack([{ request, result: asked, maxUsageCount: 15 }]);
    await pass(100);
    unmount();
    await pass(30_000);
    expect(asked.mock.calls.length).toBeLessThanOrEqual(2);
  });
});
