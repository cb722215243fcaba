import { expect, it } from '@jest/globals';
import { LOCALES } from '@tercet/contracts';
import en from '@tercet/i18n/locales/en/privacy.json' with { type: 'json' };
import { screen, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';
import PrivacyPage from './PrivacyPage';
import { SECTIONS } from './sections';

it('has a place for every sentence, and one only', () => {
  const placed = Object.values(SECTIONS).flatMap(({ lead, points = [], rest = [] }) => [
    ...lead,
    ...points,
    ...rest,
  ]);
  const written = [...Object.keys(en.paragraphs), ...Object.keys(en.points)];
  expect(placed.toSorted()).toEqual(written.toSorted());
});

it.each(LOCALES)('has contents that lead to its sections, in %s', (locale) => {
  renderPage(<PrivacyPage />, { at: '/privacy', locale });
  const links = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(links).toHaveLength(10);
  for (const link of links) {
    const id = link.getAttribute('href')?.split('#')[1] ?? '';
    expect(document.getElementById(id)).toHaveTextContent(link.textContent);
  }
});

it.each([
  ['en', 'for 7 days any addresses', 'for at most 8 days one'],
  ['fr', 'pendant 7 jours celles', 'pendant 8 jours au plus'],
  ['es', 'durante 7 días las', 'durante 8 días como máximo'],
] as const)('says in %s how long addresses are kept', (locale, former, pending) => {
  renderPage(<PrivacyPage />, { at: '/privacy', locale });
  expect(document.body).toHaveTextContent(former);
  expect(document.body).toHaveTextContent(pending);
  expect(document.body.textContent).not.toMatch(/[{}]/);
});

it('says from when on it holds', () => {
  renderPage(<PrivacyPage />, { at: '/privacy' });
  expect(screen.getByText(/^As of .*2026$/)).toBeVisible();
});
