import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  AccountCreditDocument,
  AwaitedSwitchDocument,
  InvoicesDocument,
  PlanSectionDocument,
  RefreshSubscriptionDocument,
  WithdrawSwitchDocument,
  type AccountCreditQuery,
  type AwaitedSwitchQuery,
  type InvoicesQuery,
  type SubscriptionStateFragment,
} from '@tercet/api-client/generated';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  answerPricing,
  CANCELLED,
  MONTHLY,
  pricing,
  subscriptionState,
} from '../../../billing/testing/billing';
import { session } from '../../../session/session';
import { jsonResponse, stubFetch } from '../../../testing/browser';
import { failing, renderSection } from '../testing/render-section';
import { PlanSection } from './PlanSection';

beforeEach(() => void stubFetch(() => jsonResponse({ success: true })));

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

const awaiting = (awaitedSwitch: AwaitedSwitchQuery['awaitedSwitch'], maxUsageCount = 4) => ({
  request: { query: AwaitedSwitchDocument },
  result: { data: { awaitedSwitch } },
  maxUsageCount,
});

function renderPlan(
  change: Partial<SubscriptionStateFragment> = {},
  invoices: InvoicesQuery['invoices'] = [],
  prices: Parameters<typeof answerPricing>[0] = {},
  accountCredit: AccountCreditQuery['accountCredit'] = null,
  later: Parameters<typeof renderSection>[1] = [],
  awaited: AwaitedSwitchQuery['awaitedSwitch'] = null,
  timesAwaited = 4,
) {
  const canUse = { __typename: 'CanUse' as const, resetsAt: inDays(1) };
  const result = { data: { subscription: subscriptionState(change), canUse } };
  return renderSection(<PlanSection />, [
    { request: { query: PlanSectionDocument }, result },
    { request: { query: InvoicesDocument }, result: { data: { invoices } } },
    {
      request: { query: AccountCreditDocument },
      result: { data: { accountCredit } },
      maxUsageCount: 4,
    },
    awaiting(awaited, timesAwaited),
    answerPricing(prices),
    ...later,
  ]);
}

const invoice = {
  __typename: 'Invoice' as const,
  id: 'in_1',
  number: 'T-0001',
  createdAt: '2026-03-01T12:00:00.000Z',
  amount: 9.99,
  currency: 'EUR',
  status: 'PAID' as const,
  pageUrl: 'https://pay.example/in_1',
  pdfUrl: 'https://pay.example/in_1.pdf',
};

describe('what is used', () => {
  it('is said in words and as a bar', async () => {
    renderPlan();
    expect(
      await screen.findByText(/^3 of 10 used today\. Next reset: tomorrow at .+\.$/),
    ).toBeVisible();
    const bar = screen.getByRole('progressbar', { name: 'AI requests today' });
    // An address such as /settings#requests leads to no section.
    expect(document.getElementById('requests')).toBeNull();
    expect(bar).toHaveAttribute('aria-valuenow', '3');
    expect(bar).toHaveAttribute('aria-valuemax', '10');
    expect(screen.getByText('Free')).toBeVisible();
  });

  it('is without limit on premium', async () => {
    renderPlan({ ...MONTHLY, plan: 'PREMIUM_YEARLY' });
    expect(
      await screen.findByText('Without the free plan’s limit, within fair use. 3 used today.'),
    ).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByText('Premium, paid yearly')).toBeVisible();
    expect(screen.getByText('Since March 1, 2026')).toBeVisible();
    expect(screen.getByText('Next payment: €9.99 on March 1, 2027')).toBeVisible();
    await waitFor(() => expect(session.getState().user?.isPremium).toBe(true));
  });
});

describe('a plan', () => {
  it('that is free leads to those that are not', async () => {
    renderPlan();
    expect(await screen.findByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute(
      'href',
      '/pricing',
    );
    expect(screen.queryByText('Invoices')).toBeNull();
  });

  it('that is paid without a next payment says until when', async () => {
    renderPlan({ ...MONTHLY, renewsAt: null });
    expect(await screen.findByText('Paid until March 1, 2027')).toBeVisible();
  });

  it('that is cancelled lasts to its end, and can be resumed', async () => {
    renderPlan(CANCELLED);
    expect(await screen.findByText('Cancelled: Premium until March 1, 2027')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Resume Premium' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Cancel/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Resume and pay yearly…' })).toBeVisible();
    expect(screen.queryByText(/^Premium ends/)).toBeNull();
  });

  it('that ends soon says so, by the clock of the server', async () => {
    renderPlan({ ...CANCELLED, endsSoon: true });
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Premium ends on March 1, 2027/);
  });

  it('whose next price is not known names the day of it', async () => {
    renderPlan({ ...MONTHLY, renewalPrice: null, currency: null });
    expect(await screen.findByText('Next payment on March 1, 2027')).toBeVisible();
  });

  it('that renews in a few days has nothing to say of an end', async () => {
    renderPlan({ ...MONTHLY, expiresAt: inDays(3), renewsAt: inDays(3) });
    await screen.findByText('Premium, paid monthly');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that is over says since when, and begins anew', async () => {
    const over = { status: 'EXPIRED', isExpired: true, startedAt: MONTHLY.startedAt } as const;
    renderPlan({ ...over, expiresAt: '2026-03-01T12:00:00.000Z' });
    expect(await screen.findByText('Premium ended on March 1, 2026')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Subscribe again' })).toHaveAttribute(
      'href',
      '/pricing',
    );
    expect(await screen.findByText('There are no invoices yet.')).toBeVisible();
  });

  it.each([
    ['DISPUTED', 'The payment is contested at the bank.'],
    ['REFUNDED', 'The payment was refunded.'],
    ['UNPAID', 'The payment was not made.'],
    [null, null],
  ] as const)('that is over says why, where it is for %s', async (endedBecause, reason) => {
    const over = { status: 'EXPIRED', isExpired: true, startedAt: MONTHLY.startedAt } as const;
    renderPlan({ ...over, endedBecause, expiresAt: '2026-03-01T12:00:00.000Z' });
    expect(await screen.findByText('Premium ended on March 1, 2026')).toBeVisible();
    expect(screen.queryByText(/^The payment/)?.textContent ?? null).toBe(reason);
  });

  it('whose payment failed leads to the card', async () => {
    renderPlan({ ...MONTHLY, paymentFailed: true });
    await screen.findByText('Premium, paid monthly');
    expect(screen.queryByText(/^Next payment/)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Switch/ })).toBeNull();
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Your last payment failed/);
    expect(screen.getByRole('button', { name: 'Check the payment method' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Pay the open invoice/ })).toBeNull();
  });

  it('whose payment failed says until when it goes on, and leads to the page of what is due', async () => {
    const due = {
      ...invoice,
      id: 'in_2',
      status: 'FAILED' as const,
      pageUrl: 'https://pay.example/in_2',
    };
    const failed = { ...MONTHLY, paymentFailed: true, retryAt: '2026-04-04T12:00:00.000Z' };
    renderPlan(failed, [due, invoice]);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Premium continues until at least April 4, 2026, when the payment is tried again.',
    );
    expect(await screen.findByRole('link', { name: /^Pay the open invoice/ })).toHaveAttribute(
      'href',
      due.pageUrl,
    );
  });

  it('whose payment failed is asked for again by whoever comes back, as it is paid in another tab', async () => {
    const due = { ...invoice, status: 'FAILED' as const };
    const answer = jest.fn(() => ({ data: { refreshSubscription: subscriptionState(MONTHLY) } }));
    const refreshed = { request: { query: RefreshSubscriptionDocument }, result: answer };
    const invoices = [invoice];
    const more = [
      refreshed,
      { request: { query: InvoicesDocument }, result: { data: { invoices } } },
      { request: { query: AccountCreditDocument }, result: { data: { accountCredit: null } } },
    ];
    renderPlan({ ...MONTHLY, paymentFailed: true }, [due], {}, null, more);
    expect(await screen.findByRole('link', { name: /^Pay the open invoice/ })).toBeVisible();
    for (const _ of [1, 2]) act(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('Next payment: €9.99 on March 1, 2027')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(screen.queryByText('Payment failed')).toBeNull());
    // Nothing is due any more that would be asked for.
    act(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(answer).toHaveBeenCalledTimes(1);
  });

  it('that is cancelled although its payment failed says when it ends, and can end at once', async () => {
    const retryAt = '2026-04-04T12:00:00.000Z';
    renderPlan({ ...CANCELLED, paymentFailed: true, retryAt });
    expect(
      await screen.findByText('Cancelled: Premium until March 1, 2027 at the latest'),
    ).toBeVisible();
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent(
      'You have cancelled Premium: it ends on March 1, 2027 at the latest, and earlier if the payment keeps failing.',
    );
    expect(notice).not.toHaveTextContent(/continues/);
    expect(screen.getByRole('button', { name: 'Resume Premium' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'End Premium now…' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /pay yearly/ })).toBeNull();
  });

  it('is not switched to one that is not sold', async () => {
    const plans = pricing().plans.filter(({ planId }) => planId === 'MONTHLY');
    renderPlan(MONTHLY, [], { plans });
    await screen.findByText('Premium, paid monthly');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Switch/ })).toBeNull());
    expect(screen.getByRole('button', { name: 'Cancel Premium…' })).toBeVisible();
  });

  it('that cannot be loaded says so', async () => {
    const failed = { request: { query: PlanSectionDocument }, result: failing('INTERNAL') };
    renderSection(<PlanSection />, [failed, answerPricing()]);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Failed to load subscription/);
  });
});

describe('the invoices', () => {
  it('are listed with what they are over, how they stand and where they are', async () => {
    const open = { ...invoice, id: 'in_2', number: null, status: 'FAILED' as const };
    renderPlan(MONTHLY, [{ ...open, pageUrl: null, pdfUrl: null }, invoice]);
    const list = within(await screen.findByRole('region', { name: 'Invoices' }));
    const rows = (await list.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'Invoice from March 1, 2026Payment failed€9.99',
      'Invoice from March 1, 2026No. T-0001Paid€9.99ViewPDF',
    ]);
    expect(
      list.getByRole('link', {
        name: 'View the invoice from March 1, 2026, No. T-0001 (opens in a new tab)',
      }),
    ).toHaveAttribute('href', 'https://pay.example/in_1');
    expect(
      list.getByRole('link', {
        name: 'PDF of the invoice from March 1, 2026, No. T-0001 (opens in a new tab)',
      }),
    ).toBeVisible();
  });

  it('that cannot be loaded leave the plan as it is', async () => {
    const canUse = { __typename: 'CanUse' as const, resetsAt: inDays(1) };
    const result = { data: { subscription: subscriptionState(MONTHLY), canUse } };
    renderSection(<PlanSection />, [
      { request: { query: PlanSectionDocument }, result },
      { request: { query: InvoicesDocument }, result: failing('PAYMENT_PROVIDER_ERROR') },
      { request: { query: AccountCreditDocument }, result: failing('PAYMENT_PROVIDER_ERROR') },
      { request: { query: AwaitedSwitchDocument }, result: failing('PAYMENT_PROVIDER_ERROR') },
      answerPricing(),
    ]);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^The invoices could not be loadedThe payment provider/,
    );
    expect(screen.getByText('Premium, paid monthly')).toBeVisible();
  });
});

it('says what waits for the bank, until when, and where that is approved', async () => {
  const payUrl = 'https://pay.example/in_2';
  const due = { plan: 'PREMIUM_YEARLY', amountDue: 80, currency: 'EUR' } as const;
  const awaited = { __typename: 'AwaitedSwitch', ...due, payUrl, expiresAt: inDays(1) };
  renderPlan(MONTHLY, [], {}, null, [], awaited);
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent(
    /^Your switch to yearly is waiting .*Amount due: €80\.00\. Expires: tomorrow at/,
  );
  const link = within(notice).getByRole('link', { name: /^Approve the payment/ });
  expect(link).toHaveAttribute('href', payUrl);
});

describe('a switch that waits', () => {
  const awaited = {
    __typename: 'AwaitedSwitch',
    plan: 'PREMIUM_YEARLY',
    amountDue: 80,
    currency: 'EUR',
    payUrl: 'https://pay.example/in_2',
    expiresAt: inDays(1),
  } as const;
  const request = { query: WithdrawSwitchDocument };
  type Answer = Parameters<typeof renderSection>[1][number];
  /** @param after what waits then */
  const withdraw = async (answer: Answer, after: AwaitedSwitchQuery['awaitedSwitch'] = null) => {
    const invoices = { request: { query: InvoicesDocument }, result: { data: { invoices: [] } } };
    const { user } = renderPlan(
      MONTHLY,
      [],
      {},
      null,
      [answer, awaiting(after), invoices],
      awaited,
      1,
    );
    await user.click(await screen.findByRole('button', { name: 'Withdraw the switch' }));
  };

  it('is withdrawn by who changes their mind', async () => {
    await withdraw({ request, result: { data: { withdrawSwitch: subscriptionState(MONTHLY) } } });
    expect(await screen.findByText(/^The switch is withdrawn\./)).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/^Your switch to yearly is/)).toBeNull());
    expect(screen.getByText('Premium, paid monthly')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Plan and usage' })).toHaveFocus();
  });

  it('is not called withdrawn where it was paid this moment', async () => {
    await withdraw({
      request,
      result: {
        data: { withdrawSwitch: subscriptionState({ ...MONTHLY, plan: 'PREMIUM_YEARLY' }) },
      },
    });
    expect(await screen.findByText('Premium, paid yearly')).toBeVisible();
    expect(screen.queryByText(/^The switch is withdrawn\./)).toBeNull();
  });

  it('says so where it cannot be withdrawn', async () => {
    await withdraw({ request, result: failing('PAYMENT_PROVIDER_ERROR') }, awaited);
    expect(await screen.findByText('The switch was not withdrawn')).toBeVisible();
  });
});

it('says what the next payments are taken from', async () => {
  const credit = { __typename: 'AccountCredit', amount: 80, currency: 'EUR' } as const;
  renderPlan(MONTHLY, [], {}, credit);
  expect(await screen.findByText(/^Your credit: €80\.00\./)).toBeVisible();
});

it.each([
  [80, 'EUR', 'Next payment: €0.00 on March 1, 2027 (€9.99 less your credit)'],
  [4.5, 'EUR', 'Next payment: €5.49 on March 1, 2027 (€9.99 less your credit)'],
  [80, 'USD', 'Next payment: €9.99 on March 1, 2027'],
])(
  'says what the next payment comes to with a credit of %d %s',
  async (amount, currency, words) => {
    const credit = { __typename: 'AccountCredit', amount, currency } as const;
    renderPlan(MONTHLY, [], {}, credit);
    await screen.findByText(/^Your credit/);
    expect(await screen.findByText(words)).toBeVisible();
  },
);

it('names no next payment while another is awaited', async () => {
  renderPlan({ ...MONTHLY, awaitsPayment: true });
  expect(await screen.findByText('Premium, paid monthly')).toBeVisible();
  expect(screen.queryByText(/^Next payment/)).toBeNull();
  expect(await screen.findByRole('button', { name: 'Cancel Premium…' })).toBeVisible();
});

it('lets premium end at once that is cancelled and awaits its payment', async () => {
  renderPlan({ ...CANCELLED, awaitsPayment: true });
  expect(await screen.findByRole('button', { name: 'End Premium now…' })).toBeVisible();
});

it('says that payments are tests where they are', async () => {
  renderPlan({}, [], { isTest: true });
  expect(await screen.findByText('Test payments.')).toBeVisible();
});

describe('where payments are switched off', () => {
  const OFF =
    'Payments are switched off on this server, so your plan cannot be changed and your invoices cannot be shown here.';
  const over = {
    status: 'EXPIRED',
    isExpired: true,
    startedAt: MONTHLY.startedAt,
    expiresAt: '2026-03-01T12:00:00.000Z',
  } as const;

  it.each([
    ['in force', MONTHLY],
    ['whose payment failed', { ...MONTHLY, paymentFailed: true }],
    ['that is cancelled', { ...CANCELLED, expiresAt: inDays(3) }],
    ['that is cancelled, and whose payment failed', { ...CANCELLED, paymentFailed: true }],
    ['that is over', over],
  ])('a plan %s says so, and offers nothing that can only fail', async (_, change) => {
    const asked = jest.fn(() => failing('PAYMENTS_OFF'));
    const canUse = { __typename: 'CanUse' as const, resetsAt: inDays(1) };
    renderSection(<PlanSection />, [
      {
        request: { query: PlanSectionDocument },
        result: { data: { subscription: subscriptionState(change), canUse } },
      },
      { request: { query: InvoicesDocument }, result: asked },
      answerPricing({ isAvailable: false, plans: [] }),
    ]);
    expect(await screen.findByText(OFF)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Subscribe again' })).toBeNull();
    expect(screen.queryByText('Invoices')).toBeNull();
    expect(asked).not.toHaveBeenCalled();
  });

  it('who never paid is led to nothing that cannot be bought', async () => {
    renderPlan({}, [], { isAvailable: false, plans: [] });
    expect(await screen.findByText('Free')).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: 'Upgrade to Premium' })).toBeNull(),
    );
    expect(screen.queryByText(OFF)).toBeNull();
  });
});
