import { afterEach, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { renderPage } from '../testing/render-page';
import { useLanguageOfAddress } from './use-language-of-address';

function Page() {
  useLanguageOfAddress();
  return (
    <>
      <Link to="/fr">French</Link>
      <Link to="/support">Support</Link>
    </>
  );
}

const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));

let translator: ReturnType<typeof renderPage>['translator'];
afterEach(() => act(() => translator.changeLanguage('en')));

it('shows the language of an address that a link leads to, each time', async () => {
  ({ translator } = renderPage(<Page />, { at: '/pricing' }));
  expect(translator.language).toBe('en');
  await follow('French');
  await waitFor(() => expect(translator.language).toBe('fr'));
  expect(localStorage.getItem('locale')).toBe('fr');
  await follow('Support');
  await translator.changeLanguage('es');
  expect(translator.language).toBe('es');
  await follow('French');
  await waitFor(() => expect(translator.language).toBe('fr'));
});

it('leaves a language that is chosen where the address asks for another', async () => {
  ({ translator } = renderPage(<Page />, { at: '/fr' }));
  await waitFor(() => expect(translator.language).toBe('fr'));
  const shown: string[] = [];
  const note = (language: string) => void shown.push(language);
  translator.on('languageChanged', note);
  await act(() => translator.changeLanguage('es'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  translator.off('languageChanged', note);
  expect(shown).toEqual(['es']);
  await follow('French');
  await waitFor(() => expect(translator.language).toBe('fr'));
});

it('has the address ask for a language that is chosen elsewhere', async () => {
  history.replaceState(null, '', '/fr?a=1');
  ({ translator } = renderPage(<Page />, { at: '/fr?a=1' }));
  await waitFor(() => expect(translator.language).toBe('fr'));
  await act(() => translator.changeLanguage('es'));
  expect(screen.getByTestId('address')).toHaveTextContent('/es?a=1');
});

it('leaves the language where the address asks for none', async () => {
  ({ translator } = renderPage(<Page />, { at: '/pricing' }));
  await translator.changeLanguage('es');
  await follow('Support');
  await new Promise((resolve) => setTimeout(resolve));
  expect(translator.language).toBe('es');
});
