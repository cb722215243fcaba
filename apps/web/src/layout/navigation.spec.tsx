import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from '../session/session';
import { jsonResponse, stubFetch, stubMediaQuery } from '../testing/browser';
import { person, sessionFor } from '../testing/person';
import { renderPage } from '../testing/render-page';
import { NavigationBar } from './NavigationBar';

stubMediaQuery();
beforeEach(() => {
  stubFetch(() => jsonResponse({ success: true }));
  act(() => session.signOut());
  localStorage.clear();
});

const names = (role: 'link' | 'button') =>
  screen
    .getAllByRole(role)
    .map((element) => element.getAttribute('aria-label') ?? element.textContent);

describe('the navigation bar', () => {
  it('offers signing in and up to the signed-out', () => {
    renderPage(<NavigationBar />);
    expect(names('link')).toEqual([
      'Tercet, home',
      'Editor',
      'Pricing',
      'Support',
      'Sign in',
      'Sign up',
    ]);
  });

  it('shows a free account with its badge and the way out', async () => {
    session.signIn(sessionFor(1000));
    renderPage(<NavigationBar />, { at: '/editor' });
    expect(names('link')).toEqual(['Tercet, home', 'Editor', 'Pricing', 'Settings', 'Support']);
    expect(screen.getByText('Ada Lovelace')).toBeVisible();
    expect(screen.getByText('Free')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(session.getState().isAuthenticated).toBe(false);
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/);
  });

  it('shows the email address of a person without a name', () => {
    session.signIn(sessionFor(1000, person({ name: '' })));
    renderPage(<NavigationBar />);
    expect(screen.getByText('ada@example.com')).toBeVisible();
  });

  it('has a way home for premium people', () => {
    session.signIn(sessionFor(1000, person({ isPremium: true })));
    renderPage(<NavigationBar />);
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/?showHome=true');
    expect(screen.getByText('Premium')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Pricing' })).toBeNull();
  });

  it('speaks the language that is chosen', async () => {
    renderPage(<NavigationBar />);
    await userEvent.click(screen.getByRole('button', { name: 'Français' }));
    expect(await screen.findByRole('link', { name: 'Se connecter' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Français' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(screen.getByRole('button', { name: 'English' }));
    expect(await screen.findByRole('link', { name: 'Sign in' })).toBeVisible();
  });
});

describe('the phone’s menu', () => {
  const open = async () => {
    const user = userEvent.setup();
    renderPage(<NavigationBar />);
    const toggle = screen.getByRole('button', { name: 'Open menu' });
    await user.click(toggle);
    const panel = document.getElementById(toggle.getAttribute('aria-controls')!)!;
    return { user, toggle, panel: within(panel) };
  };

  it('repeats the items and takes the focus', async () => {
    const { panel } = await open();
    expect(panel.getByRole('link', { name: 'Editor' })).toHaveFocus();
    expect(panel.getByRole('link', { name: 'Sign up' })).toBeVisible();
  });

  it('is named by its button only while it is there', async () => {
    const { user, toggle } = await open();
    await user.keyboard('{Escape}');
    expect(toggle).not.toHaveAttribute('aria-controls');
  });

  it('closes on Escape and gives the focus back', async () => {
    const { user, toggle } = await open();
    await user.keyboard('{Escape}');
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(toggle).toHaveFocus();
  });

  it('closes on the backdrop', async () => {
    const { user, toggle } = await open();
    await user.click(screen.getByTestId('backdrop'));
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes when something beside it is pressed', async () => {
    const { user, toggle } = await open();
    await user.pointer({ keys: '[TouchA>]', target: document.body });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes when the focus leaves it, and not while it goes from link to link', async () => {
    const { user, toggle } = await open();
    await user.tab();
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    act(() => screen.getByRole('link', { name: 'Tercet, home' }).focus());
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes on choosing a link', async () => {
    const { user, toggle, panel } = await open();
    await user.click(panel.getByRole('link', { name: 'Sign in' }));
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByTestId('address')).toHaveTextContent('/auth/signin');
  });

  it('closes on signing out and gives the focus back', async () => {
    session.signIn(sessionFor(1000));
    const { user, toggle, panel } = await open();
    await user.click(panel.getByRole('button', { name: 'Sign out' }));
    expect(session.getState().isAuthenticated).toBe(false);
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(toggle).toHaveFocus();
  });
});
