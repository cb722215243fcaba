import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { createI18n, NAMESPACES } from '@tercet/i18n';
import { I18nextProvider } from '@tercet/i18n/react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link } from 'react-router-dom';
import { jsonResponse, stubFetch } from '../testing/browser';
import { useLanguageOfAddress } from '../preferences/use-language-of-address';
import { LanguageSwitch } from './LanguageSwitch';

const FAILED = 'That language could not be loaded. Check the connection and try again.';

beforeEach(() => {
  stubFetch(() => jsonResponse({ success: true }));
});
afterEach(() => localStorage.clear());

function Switch() {
  useLanguageOfAddress();
  return <LanguageSwitch />;
}

/** The switch at an address, where the words of other languages come when they are let. */
async function switchAt(address: string) {
  history.replaceState(null, '', address);
  const translator = await createI18n({ locale: 'en', namespaces: NAMESPACES });
  const load = translator.reloadResources.bind(translator);
  const words = new EventTarget();
  const settled = new Promise<void>((resolve, reject) => {
    words.addEventListener('arrive', () => resolve());
    words.addEventListener('fail', () => reject(new Error('offline')));
  });
  jest.spyOn(translator, 'reloadResources').mockImplementation(async (...asked) => {
    await settled;
    await load(...asked);
  });
  render(
    <I18nextProvider i18n={translator}>
      <BrowserRouter>
        <Switch />
        <Link to="/pricing">Elsewhere</Link>
        <Link to="/support?lang=en">Elsewhere in English</Link>
        <Link to="/fr">In French</Link>
      </BrowserRouter>
    </I18nextProvider>,
  );
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
  const arrive = async (name: string) => {
    words.dispatchEvent(new Event('arrive'));
    await screen.findByRole('button', { name, pressed: true });
    // The address follows.
    await act(async () => {});
  };
  const release = async () => {
    words.dispatchEvent(new Event('arrive'));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  };
  const fail = () => words.dispatchEvent(new Event('fail'));
  return { press, follow, arrive, release, fail };
}

const address = () => location.pathname + location.search;

it.each([
  ['/en', '/es'],
  ['/pricing?lang=en', '/pricing?lang=es'],
  ['/pricing', '/pricing'],
])('changes the language that %s asks for', async (from, to) => {
  const { press, arrive } = await switchAt(from);
  await press('Español');
  await arrive('Español');
  expect(address()).toBe(to);
});

it.each([
  ['Elsewhere', '/pricing'],
  ['Elsewhere in English', '/support?lang=es'],
])('leaves people where they have gone while the words were loaded: %s', async (link, to) => {
  const { press, follow, arrive } = await switchAt('/en');
  await press('Español');
  await follow(link);
  await arrive('Español');
  expect(address()).toBe(to);
});

it('leaves the language to which people have come back before another was there', async () => {
  const { follow, release } = await switchAt('/en');
  await follow('In French');
  await follow('Elsewhere in English');
  await release();
  expect(screen.getByRole('button', { name: 'English', pressed: true })).toBeVisible();
  expect(address()).toBe('/support?lang=en');
});

it('keeps the place and what goes along with it where its language changes', async () => {
  const { press, arrive } = await switchAt('/pricing?lang=en');
  history.replaceState({ usr: { email: 'ada@example.com' } }, '');
  await press('Español');
  await arrive('Español');
  expect(history.state).toMatchObject({ usr: { email: 'ada@example.com' } });
});

it('says what could not be loaded until that is put away', async () => {
  const { press, fail } = await switchAt('/en');
  await press('Español');
  fail();
  expect(await screen.findByText(FAILED)).toBeVisible();
  await press('Close');
  expect(screen.queryByText(FAILED)).toBeNull();
  expect(screen.getByRole('button', { name: 'English' })).toHaveFocus();
});

it('says what could not be loaded until the page is left', async () => {
  const { press, follow, fail } = await switchAt('/en');
  await press('Español');
  fail();
  expect(await screen.findByText(FAILED)).toBeVisible();
  await follow('Elsewhere');
  expect(screen.queryByText(FAILED)).toBeNull();
});
