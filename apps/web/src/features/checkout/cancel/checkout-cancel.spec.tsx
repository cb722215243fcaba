import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { LOCALES } from '@tercet/contracts';
import { screen } from '@testing-library/react';
import { answerSubscription, MONTHLY, renderBilling } from '../../../billing/testing/billing';
import { session } from '../../../session/session';
import { jsonResponse, stubFetch } from '../../../testing/browser';
import { CheckoutCancelPage } from './CheckoutCancelPage';

beforeEach(() => void stubFetch(() => jsonResponse({ success: true })));
afterEach(() => session.signOut());

const page = <CheckoutCancelPage />;

it('says that nothing was charged, why that may be, and what now', async () => {
  renderBilling(page, [answerSubscription()]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('No charge was made');
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Try again', '/pricing'],
    ['Continue with free', '/editor'],
    ['Contact support', '/privacy#contact'],
  ]);
  expect(screen.getByRole('heading', { name: 'What may have happened' })).toBeVisible();
});

it('answers questions where they are opened', async () => {
  const { user } = renderBilling(page, [answerSubscription()]);
  const question = screen.getByText('Was my card charged?');
  expect(question.closest('details')).not.toHaveAttribute('open');
  await user.click(question);
  expect(question.closest('details')).toHaveAttribute('open');
});

it.each(LOCALES)('has as many reasons and questions in %s', (locale) => {
  renderBilling(page, [answerSubscription()], { locale });
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(4);
  expect(screen.getAllByRole('group')).toHaveLength(4);
});

it('does not say so to who has paid, as in another tab', async () => {
  renderBilling(page, [answerSubscription(MONTHLY)]);
  expect(await screen.findByRole('heading', { level: 1, name: 'You are premium' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Try again' })).toBeNull();
});
