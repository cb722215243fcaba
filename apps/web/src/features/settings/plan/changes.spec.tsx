import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  CancelSubscriptionDocument,
  CreateBillingPortalSessionDocument,
  AccountCreditDocument,
  AwaitedSwitchDocument,
  InvoicesDocument,
  PlanSectionDocument,
  PlanSwitchPreviewDocument,
  RefreshSubscriptionDocument,
  ResumeSubscriptionDocument,
  SwitchPlanDocument,
  type InvoiceStatus,
  type SubscriptionStateFragment,
} from '@tercet/api-client/generated';
import { screen, waitFor, within } from '@testing-library/react';
import {
  answerPricing,
  CANCELLED,
  MONTHLY,
  subscriptionState,
} from '../../../billing/testing/billing';
import { session } from '../../../session/session';
import { OFFLINE } from '../../../testing/answers';
import { jsonResponse, stubFetch } from '../../../testing/browser';
import { clickThrice } from '../../../testing/click-thrice';
import { failing, renderSection } from '../testing/render-section';
import { PlanSection } from './PlanSection';

beforeEach(() => void stubFetch(() => jsonResponse({ success: true })));

type Mocks = Parameters<typeof renderSection>[1];
const CREDIT = { amount: 80, currency: 'EUR' };
/** As the credit goes towards it. */
const NEXT_PAYMENT = 'Next payment: €0.00 on March 1, 2027 (€9.99 less your credit)';
const YEARLY = { ...MONTHLY, plan: 'PREMIUM_YEARLY' } as const;

const invoice = (status: InvoiceStatus) => ({
  __typename: 'Invoice' as const,
  id: 'in_1',
  number: 'T-0001',
  createdAt: '2026-03-01T12:00:00.000Z',
  amount: 9.99,
  currency: 'EUR',
  status,
  pageUrl: null,
  pdfUrl: null,
});

interface Place {
  at?: string;
  /** How the account's only invoice stands, each time that it is asked for. */
  invoices?: readonly InvoiceStatus[];
}

function renderPlan(
  change: Partial<SubscriptionStateFragment>,
  mocks: Mocks,
  { at = '/', invoices = ['PAID', 'PAID'] }: Place = {},
) {
  const canUse = { __typename: 'CanUse' as const, resetsAt: '2027-01-01T00:00:00.000Z' };
  const result = { data: { subscription: subscriptionState(change), canUse } };
  const answers = [
    { request: { query: PlanSectionDocument }, result },
    ...invoices.map((status) => ({
      request: { query: InvoicesDocument },
      result: { data: { invoices: [invoice(status)] } },
    })),
    {
      request: { query: AccountCreditDocument },
      result: {
        data: { accountCredit: { __typename: 'AccountCredit' as const, ...CREDIT } },
      },
      maxUsageCount: 4,
    },
    {
      request: { query: AwaitedSwitchDocument },
      result: { data: { awaitedSwitch: null } },
      maxUsageCount: 4,
    },
    answerPricing(),
    ...mocks,
  ];
  return renderSection(<PlanSection />, answers, { at });
}
const dialog = async () => within(await screen.findByRole('dialog'));
const button = (name: string) => screen.findByRole('button', { name });

describe('cancelling', () => {
  const request = { query: CancelSubscriptionDocument };
  const result = { data: { cancelSubscription: subscriptionState(CANCELLED) } };

  it('says first what is lost and when, and then that it is done', async () => {
    const { user } = renderPlan(MONTHLY, [{ request, result }]);
    await user.click(await button('Cancel Premium…'));
    const asked = await dialog();
    expect(asked.getByText(/^Premium stays until March 1, 2027\./)).toBeVisible();
    expect(asked.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'AI requests without the free plan’s limit, within fair use',
      'AI requests of up to 20,000 characters',
      'downloads as Word, PDF, HTML and Markdown',
      'priority support',
    ]);
    expect(await asked.findByText(/^Your credit: €80\.00\./)).toBeVisible();
    expect(asked.getByRole('button', { name: 'Keep Premium' })).toHaveFocus();
    await clickThrice(asked.getByRole('button', { name: 'Cancel Premium' }));
    expect(
      await screen.findByText('Premium is cancelled. It stays until March 1, 2027.'),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Cancelled: Premium until March 1, 2027')).toBeVisible();
    await waitFor(() => expect(session.getState().user?.isPremium).toBe(true));
  });

  it('says that premium ends at once while its new period is not paid for yet', async () => {
    const { user } = renderPlan({ ...MONTHLY, awaitsPayment: true }, []);
    await user.click(await button('Cancel Premium…'));
    const asked = await dialog();
    expect(asked.getByText(/not paid for yet\. Premium ends at once, and nothing/)).toBeVisible();
    expect(asked.queryByText(/You can resume Premium/)).toBeNull();
  });

  it('can be left', async () => {
    const { user } = renderPlan(MONTHLY, []);
    await user.click(await button('Cancel Premium…'));
    await user.click((await dialog()).getByRole('button', { name: 'Keep Premium' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText(NEXT_PAYMENT)).toBeVisible();
  });

  it.each([
    ['ends premium at once', MONTHLY, 'Cancel Premium…'],
    ['ends at once what was to end later', CANCELLED, 'End Premium now…'],
  ])('after a payment that failed %s', async (_, state, label) => {
    const ended = subscriptionState({
      status: 'EXPIRED',
      isExpired: true,
      startedAt: MONTHLY.startedAt,
      expiresAt: '2026-03-05T12:00:00.000Z',
    });
    const unpaid = { ...state, paymentFailed: true };
    const cancels = { request, result: { data: { cancelSubscription: ended } } };
    const { user } = renderPlan(unpaid, [cancels], { invoices: ['FAILED', 'VOID'] });
    expect(await screen.findByText('Payment failed')).toBeVisible();
    await waitFor(() => expect(session.getState().user?.isPremium).toBe(true));
    await user.click(await button(label));
    const asked = await dialog();
    expect(asked.getByText(/Premium ends at once/)).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Cancel Premium' }));
    expect(await screen.findByText('Premium ended on March 5, 2026')).toBeVisible();
    expect(await screen.findByText('Premium is cancelled.')).toBeVisible();
    expect(await screen.findByText('Void')).toBeVisible();
    expect(screen.queryByText('Payment failed')).toBeNull();
    expect(session.getState().user?.isPremium).toBe(false);
  });

  it.each([
    [failing('PAYMENT_PROVIDER_ERROR'), /^Failed to cancel subscriptionThe payment provider/],
    [OFFLINE, /^Cancellation failedThe server cannot be reached/],
  ])('that fails says so, and leaves all as it is', async (answer, words) => {
    const failed = 'error' in answer ? { request, ...answer } : { request, result: answer };
    const { user } = renderPlan(MONTHLY, [failed]);
    await user.click(await button('Cancel Premium…'));
    const asked = await dialog();
    await user.click(asked.getByRole('button', { name: 'Cancel Premium' }));
    expect(await asked.findByRole('alert')).toHaveTextContent(words);
    expect(await screen.findByText(NEXT_PAYMENT)).toBeInTheDocument();
  });
});

it('asks anew how things stand for who comes back from the provider’s page', async () => {
  const result = { data: { refreshSubscription: subscriptionState(CANCELLED) } };
  const refreshed = { request: { query: RefreshSubscriptionDocument, variables: {} }, result };
  renderPlan(MONTHLY, [refreshed], { at: '/settings?from=portal#plan' });
  expect(await screen.findByText('Cancelled: Premium until March 1, 2027')).toBeVisible();
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/settings$/));
});

describe('resuming', () => {
  const request = { query: ResumeSubscriptionDocument };

  it('has premium go on', async () => {
    const result = { data: { resumeSubscription: subscriptionState(MONTHLY) } };
    renderPlan(CANCELLED, [{ request, result }]);
    await clickThrice(await button('Resume Premium'));
    expect(
      await screen.findByText('Premium continues. Next payment: March 1, 2027.'),
    ).toBeVisible();
    expect(await screen.findByText(NEXT_PAYMENT)).toBeVisible();
  });

  it('names no next payment while the last one is still to be made', async () => {
    const unpaid = { paymentFailed: true };
    const result = { data: { resumeSubscription: subscriptionState({ ...MONTHLY, ...unpaid }) } };
    const { user } = renderPlan({ ...CANCELLED, ...unpaid }, [{ request, result }]);
    await user.click(await button('Resume Premium'));
    expect(await screen.findByText('Premium continues.')).toBeVisible();
    expect(await button('Cancel Premium…')).toBeVisible();
  });

  it('that fails says so', async () => {
    const { user } = renderPlan(CANCELLED, [{ request, result: failing('NO_SUBSCRIPTION') }]);
    await user.click(await button('Resume Premium'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Premium was not resumed/);
  });
});

describe('switching', () => {
  const variables = { plan: 'PREMIUM_YEARLY' as const };
  const preview = {
    request: { query: PlanSwitchPreviewDocument, variables },
    result: {
      data: {
        planSwitchPreview: {
          __typename: 'PlanSwitchPreview' as const,
          plan: 'PREMIUM_YEARLY' as const,
          amountDue: 84.2,
          creditAfter: 0,
          currency: 'EUR',
          price: 89.99,
          nextBillingAt: '2027-11-25T12:00:00.000Z',
          takesBack: false,
          prorationDate: '2026-11-25T12:00:00.000Z',
        },
      },
    },
  };
  const { prorationDate, amountDue, price, takesBack } = preview.result.data.planSwitchPreview;
  // As it was shown, so that it is what is charged.
  const request = {
    query: SwitchPlanDocument,
    variables: { ...variables, prorationDate, amountDue, price, takesBack },
  };

  it('says first what is due, and then that it is done', async () => {
    const result = { data: { switchPlan: subscriptionState(YEARLY) } };
    const { user } = renderPlan(MONTHLY, [preview, { request, result }]);
    await user.click(await button('Switch to yearly…'));
    const asked = await dialog();
    expect(await asked.findByText('Due today: €84.20')).toBeVisible();
    expect(asked.queryByText(/^Credit left/)).toBeNull();
    expect(asked.getByText('New price: €89.99 a year')).toBeVisible();
    expect(asked.getByText('Next payment: November 25, 2027')).toBeVisible();
    await clickThrice(asked.getByRole('button', { name: 'Switch' }));
    expect(await screen.findByText('You now pay yearly.')).toBeVisible();
    expect(screen.getByText('Premium, paid yearly')).toBeVisible();
    expect(await button('Switch to monthly…')).toBeVisible();
  });

  it('cannot be confirmed before its price is known', async () => {
    const { user } = renderPlan(MONTHLY, [{ ...preview, delay: Infinity }]);
    await user.click(await button('Switch to yearly…'));
    const asked = await dialog();
    expect(asked.getByRole('button', { name: 'Keep my plan' })).toBeVisible();
    expect(asked.queryByRole('button', { name: 'Switch' })).toBeNull();
  });

  it('says what is left of a year that is paid for', async () => {
    const monthly = { plan: 'PREMIUM_MONTHLY' as const };
    const { planSwitchPreview } = preview.result.data;
    const left = { ...planSwitchPreview, ...monthly, amountDue: 0, creditAfter: 77.5, price: 9.99 };
    const { user } = renderPlan(YEARLY, [
      {
        request: { query: PlanSwitchPreviewDocument, variables: monthly },
        result: { data: { planSwitchPreview: left } },
      },
    ]);
    await user.click(await button('Switch to monthly…'));
    const asked = await dialog();
    expect(await asked.findByText('Due today: €0.00')).toBeVisible();
    expect(
      asked.getByText('Credit left: €77.50. It goes towards your next payments.'),
    ).toBeVisible();
  });

  it('says that it takes a cancellation back', async () => {
    const { planSwitchPreview } = preview.result.data;
    const result = { data: { planSwitchPreview: { ...planSwitchPreview, takesBack: true } } };
    const { user } = renderPlan(CANCELLED, [{ ...preview, result }]);
    await user.click(await button('Resume and pay yearly…'));
    const asked = await dialog();
    expect(
      await asked.findByText('Switching withdraws your cancellation: Premium goes on.'),
    ).toBeVisible();
    expect(await asked.findByRole('button', { name: 'Switch' })).toBeVisible();
  });

  it('is asked about at once where the address says so, and not again once that is answered', async () => {
    const result = { data: { switchPlan: subscriptionState(YEARLY) } };
    const mocks = [preview, { request, result }];
    const { user } = renderPlan(CANCELLED, mocks, { at: '/settings?switch=yearly#plan' });
    const asked = await dialog();
    await user.click(await asked.findByRole('button', { name: 'Switch' }));
    expect(await screen.findByText('You now pay yearly.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/settings$/));
  });

  it.each([
    ['to the plan that the person has', YEARLY],
    ['while a payment is due', { ...MONTHLY, paymentFailed: true }],
  ])('is not asked about %s', async (_, change) => {
    renderPlan(change, [], { at: '/settings?switch=yearly#plan' });
    await screen.findByText(/^Premium, paid/);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('whose payment is refused says so', async () => {
    const declined = { request, result: failing('PAYMENT_DECLINED') };
    const { user } = renderPlan(MONTHLY, [preview, declined]);
    await user.click(await button('Switch to yearly…'));
    const asked = await dialog();
    await user.click(await asked.findByRole('button', { name: 'Switch' }));
    expect(await asked.findByRole('alert')).toHaveTextContent(
      /^The plan was not switchedThe payment did not go through\. .* pay with another card/,
    );
  });

  it('that the bank wants approved leads to where that is done, and is known on the way back', async () => {
    const payUrl = 'https://pay.example.com/in_2';
    const refreshed = { refreshSubscription: subscriptionState(YEARLY) };
    const mocks = [
      preview,
      { request, result: failing('PAYMENT_APPROVAL_REQUIRED', { args: { payUrl } }) },
      {
        request: { query: RefreshSubscriptionDocument, variables: {} },
        result: { data: refreshed },
        // The list of invoices asks as well.
        maxUsageCount: 2,
      },
    ];
    const { user } = renderPlan(MONTHLY, mocks, { invoices: ['PAID', 'OPEN', 'PAID', 'PAID'] });
    await user.click(await button('Switch to yearly…'));
    const asked = await dialog();
    await user.click(await asked.findByRole('button', { name: 'Switch' }));
    expect(await asked.findByRole('alert')).toHaveTextContent(
      /^Your bank wants you to approve this payment/,
    );
    const link = asked.getByRole('link', { name: /^Approve the payment/ });
    expect(link).toHaveAttribute('href', payUrl);
    expect(link).toHaveFocus();
    expect(await screen.findByText('Open')).toBeInTheDocument();
    expect(asked.queryByRole('button', { name: 'Switch' })).toBeNull();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText('You now pay yearly.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('whose price was shown for too long shows it anew, and goes by that', async () => {
    const { planSwitchPreview } = preview.result.data;
    const later = '2026-11-25T14:00:00.000Z';
    const dueThen = { prorationDate: later, amountDue: 84.19 };
    const anew = { ...planSwitchPreview, ...dueThen };
    const again = { ...request, variables: { ...request.variables, ...dueThen } };
    const { user } = renderPlan(MONTHLY, [
      preview,
      { request, result: failing('VALIDATION_FAILED') },
      { request: preview.request, result: { data: { planSwitchPreview: anew } } },
      { request: again, result: { data: { switchPlan: subscriptionState(YEARLY) } } },
    ]);
    await user.click(await button('Switch to yearly…'));
    const asked = await dialog();
    await user.click(await asked.findByRole('button', { name: 'Switch' }));
    expect(await asked.findByRole('alert')).toHaveTextContent(
      /This has changed since it was shown\./,
    );
    expect(asked.getByText('Due today: €84.19')).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Switch' }));
    expect(await screen.findByText('You now pay yearly.')).toBeVisible();
  });

  it('has to wait until the present period is paid', async () => {
    const unpaid = { request: preview.request, result: failing('PAYMENT_DECLINED') };
    const { user } = renderPlan(MONTHLY, [unpaid]);
    await user.click(await button('Switch to yearly…'));
    const asked = await dialog();
    expect(await asked.findByRole('alert')).toHaveTextContent(
      /^Your present period is not paid yet/,
    );
    expect(asked.queryByRole('button', { name: 'Switch' })).toBeNull();
  });

  it('whose price cannot be had does not begin', async () => {
    const { user } = renderPlan(MONTHLY, [{ request: preview.request, ...OFFLINE }]);
    await user.click(await button('Switch to yearly…'));
    const asked = await dialog();
    expect(await asked.findByRole('alert')).toHaveTextContent(/^The price could not be loaded/);
    expect(asked.queryByRole('button', { name: 'Switch' })).toBeNull();
  });
});

it.each([
  ['because the server has none', failing('PAYMENTS_OFF')],
  [
    'because its address is none',
    {
      data: {
        createBillingPortalSession: {
          __typename: 'BillingPortalSession' as const,
          url: 'javascript:alert(1)',
        },
      },
    },
  ],
])('says where the page for the card cannot be opened: %s', async (_, result) => {
  const request = { query: CreateBillingPortalSessionDocument };
  const { user } = renderPlan(MONTHLY, [{ request, result }]);
  await user.click(await button('Payment method and billing'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^The payment provider’s page could not be opened/,
  );
});
