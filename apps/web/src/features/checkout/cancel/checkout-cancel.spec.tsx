import { describe, expect, it } from '@jest/globals';
import { LOCALES } from '@tercet/contracts';
import { fireEvent, screen } from '@testing-library/react';
import { MONTHLY, renderBilling } from '../../../billing/testing/billing';
import { session } from '../../../session/session';
import { failing, OFFLINE } from '../../../testing/answers';
import {
  heading,
  pass,
  refreshAnswer,
  refreshRequest,
  setUpReturnPage,
} from '../testing/return-page';
import { CheckoutCancelPage } from './CheckoutCancelPage';

setUpReturnPage();

const request = refreshRequest();
const expectNothingSaidOfCharges = () =>
  expect(document.body).not.toHaveTextContent(/No charge|Nothing was charged|Was my card charged/);
const links = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

async function comeBack(
  mocks: Parameters<typeof renderBilling>[1],
  place: Parameters<typeof renderBilling>[2] = {},
) {
  renderBilling(<CheckoutCancelPage />, mocks, place);
  expectNothingSaidOfCharges();
  await pass(100);
}

describe('who has not paid', () => {
  it('learns that nothing was charged, why that may be, and what now', async () => {
    await comeBack([refreshAnswer()]);
    expect(heading()).toHaveTextContent('No charge was made');
    expect(heading()).toHaveFocus();
    expect(links()).toEqual([
      ['Try again', '/pricing'],
      ['Continue with free', '/editor'],
      ['Contact support', '/support'],
    ]);
    expect(screen.getByRole('heading', { name: 'What may have happened' })).toBeVisible();
  });

  it('for the present period of Premium is told so', async () => {
    await comeBack([refreshAnswer({ ...MONTHLY, paymentFailed: true })]);
    expect(heading()).toHaveTextContent('Your last payment failed');
  });

  it('finds answers to questions where they are opened', async () => {
    await comeBack([refreshAnswer()]);
    const question = screen.getByText('Was my card charged?');
    expect(question.closest('details')).not.toHaveAttribute('open');
    fireEvent.click(question);
    expect(question.closest('details')).toHaveAttribute('open');
  });

  it.each(LOCALES)('finds as many reasons and questions in %s', async (locale) => {
    renderBilling(<CheckoutCancelPage />, [refreshAnswer()], { locale });
    await pass(100);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(4);
    expect(screen.getAllByRole('group')).toHaveLength(4);
  });
});

it('says nothing of charges before the provider has answered', async () => {
  await comeBack([{ ...refreshAnswer(), delay: 5_000 }]);
  expect(heading()).toHaveTextContent('Checking whether you have paid');
  expectNothingSaidOfCharges();
  await pass(5_000);
  expect(heading()).toHaveTextContent('No charge was made');
});

it('says to who has paid, as in another tab, that they have premium, although nobody has told the server', async () => {
  await comeBack([refreshAnswer(MONTHLY)]);
  expect(heading()).toHaveTextContent('You have Premium');
  expectNothingSaidOfCharges();
  expect(session.getState().user?.isPremium).toBe(true);
  expect(links()).toEqual([
    ['Open the editor', '/editor'],
    ['Go to settings', '/settings#plan'],
  ]);
});

describe('where the provider does not answer', () => {
  const refusal = failing({ code: 'PAYMENT_PROVIDER_ERROR' });

  it.each([
    ['itself', { request, ...refusal }],
    ['as the server is not reached', { request, ...OFFLINE }],
  ])('%s, it is not said that nothing was charged', async (_, answer) => {
    await comeBack([{ ...answer, maxUsageCount: 15 }]);
    await pass(15_000);
    expect(heading()).toHaveTextContent('Failed to verify subscription status');
    expectNothingSaidOfCharges();
    expect(links()).toEqual([
      ['Contact support', '/support'],
      ['Go to settings', '/settings#plan'],
    ]);
  });

  it('it is asked again once somebody wants to know', async () => {
    let isDown = true;
    const result = () => (isDown ? refusal.result : refreshAnswer().result);
    await comeBack([{ request, result, maxUsageCount: 15 }]);
    await pass(15_000);
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(heading()).toHaveTextContent('Checking whether you have paid');
    await pass(100);
    expect(heading()).toHaveTextContent('No charge was made');
  });
});

it('leads to the plan where payments are off, and offers no other try', async () => {
  await comeBack([{ request, ...failing({ code: 'PAYMENTS_OFF' }) }]);
  expect(heading()).toHaveTextContent('Payments are switched off on this server');
  expectNothingSaidOfCharges();
  expect(screen.queryByRole('button')).toBeNull();
  expect(links()).toEqual([
    ['Contact support', '/support'],
    ['Go to settings', '/settings#plan'],
  ]);
});
