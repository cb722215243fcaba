import { beforeEach, describe, expect, it } from '@jest/globals';
import { LOCALES, PAGE_PATHS, type Locale } from '@tercet/contracts';
import { formatNumber } from '@tercet/i18n';
import { act, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { PERCENT } from '../../measured/percent';
import { MEASURED } from '../../measured/measured';
import { pricing } from '../../billing/testing/billing';
import { jsonResponse, stubFetch } from '../../testing/browser';
import { renderPage } from '../../testing/render-page';
import WritingAssistantPage from './assistant/WritingAssistantPage';
import GrammarCheckerPage from './grammar/GrammarCheckerPage';
import SpellCheckerPage from './spelling/SpellCheckerPage';

// What these pages ask the server is no part of what they say by themselves.
beforeEach(() => void stubFetch(() => new Promise(() => undefined)));

const open = (page: ReactElement, locale: Locale = 'en') =>
  act(async () => void renderPage(page, { locale }));

const PAGES = [
  ['grammar checker', <GrammarCheckerPage key="grammar" />],
  ['spell checker', <SpellCheckerPage key="spelling" />],
  ['writing assistant', <WritingAssistantPage key="assistant" />],
] as const;

describe.each(PAGES)('the page of the %s', (_, page) => {
  it.each(LOCALES)('has all its parts, and nothing unsaid, in %s', async (locale) => {
    await open(page, locale);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(6);
    expect(screen.getByRole('textbox')).toBeVisible();
    expect(screen.getAllByRole('row').length).toBeGreaterThanOrEqual(7);
    expect(document.querySelectorAll('details')).toHaveLength(5);
    expect(document.body.textContent).not.toMatch(/[{}]|undefined|NaN/);
  });
});

const percent = (share: number) => formatNumber('en', share, PERCENT);

it('names what was measured of grammar, with the definition one click away', async () => {
  await open(<GrammarCheckerPage />);
  for (const locale of LOCALES) {
    const share = percent(MEASURED.own[locale].grammar);
    expect(screen.getByText(/it found .* of the errors/)).toHaveTextContent(share);
  }
  const link = screen.getByRole('link', { name: 'All figures, and how they were measured' });
  expect(link).toHaveAttribute('href', PAGE_PATHS.accuracy);
});

it('shows what was measured of spelling, beside Hunspell', async () => {
  await open(<SpellCheckerPage />);
  const region = within(screen.getByRole('region', { name: 'How often it is right' }));
  const peer = MEASURED.peers.find(({ name }) => name === 'Hunspell')?.figures;
  for (const locale of LOCALES) {
    for (const claim of ['words', 'suggestion'] as const) {
      expect(region.getAllByText(percent(MEASURED.own[locale][claim]))).not.toHaveLength(0);
      const share = peer?.[locale]?.[claim] ?? Number.NaN;
      expect(region.getAllByText(`Hunspell: ${percent(share)}`)).not.toHaveLength(0);
    }
  }
});

it('names the free allowance, and the way to the plans, once the server has', async () => {
  stubFetch((path) =>
    path === '/graphql'
      ? jsonResponse({ data: { pricing: pricing() } })
      : new Promise(() => undefined),
  );
  await open(<WritingAssistantPage />);
  expect(screen.getByText(/12 AI requests/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute(
    'href',
    PAGE_PATHS.pricing,
  );
});
