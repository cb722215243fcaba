import { beforeEach, expect, it } from '@jest/globals';
import { UpdateProfileDocument } from '@tercet/api-client/generated';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { session } from '../../../session/session';
import { jsonResponse, stubFetch } from '../../../testing/browser';
import { failing, graphqlUser, recorded, renderSection } from '../testing/render-section';
import { AppearanceSection } from './AppearanceSection';

beforeEach(() => {
  stubFetch(() => jsonResponse({ success: true }));
  localStorage.clear();
});

it('shows the chosen theme at once, and saves it to the account', async () => {
  const { sent, variables } = recorded();
  const result = { data: { updateProfile: graphqlUser({ theme: 'DARK' }) } };
  const request = { query: UpdateProfileDocument, variables };
  const { user } = renderSection(<AppearanceSection />, [{ request, result }]);
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(await screen.findByText('Saved to your account.')).toBeVisible();
  expect(sent).toEqual([{ input: { theme: 'DARK' } }]);
  expect(session.getState().user?.theme).toBe('dark');
});

it('speaks the chosen language, and tells in it that it could not be saved', async () => {
  const result = failing('SERVICE_BUSY', { retryAfterSeconds: 30 });
  const request = { query: UpdateProfileDocument, variables: () => true };
  const { user, translator } = renderSection(<AppearanceSection />, [{ request, result }]);
  await user.click(screen.getByRole('radio', { name: 'Español' }));
  expect(await screen.findByRole('heading', { name: 'Idioma y tema' })).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Se aplica aquí, pero no se ha guardado en tu cuenta.*30 segundos/,
  );
  expect(localStorage.getItem('locale')).toBe('es');
  await waitFor(() => translator.changeLanguage('en'));
});

it('does not call a language saved because a theme was', async () => {
  const result = { data: { updateProfile: graphqlUser({ theme: 'LIGHT' }) } };
  const { user, translator } = renderSection(<AppearanceSection />, [
    { request: { query: UpdateProfileDocument, variables: () => true }, result },
    {
      request: { query: UpdateProfileDocument, variables: () => true },
      result,
      delay: Infinity,
    },
  ]);
  await user.click(screen.getByRole('radio', { name: 'Light' }));
  expect(await screen.findByText('Saved to your account.')).toBeVisible();
  fireEvent.click(screen.getByRole('radio', { name: 'Español' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(await screen.findByRole('heading', { name: 'Idioma y tema' })).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await waitFor(() => translator.changeLanguage('en'));
});
