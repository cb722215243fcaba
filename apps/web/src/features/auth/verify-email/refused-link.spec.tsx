import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Locale } from '@tercet/contracts';
import { act, screen } from '@testing-library/react';
import { session } from '../../../session/session';
import { failing, OFFLINE } from '../../../testing/answers';
import { jsonResponse, stubFetch } from '../../../testing/browser';
import {
  confirm,
  OK,
  openLink,
  request,
  resending,
  SENT,
  signedIn,
  titled,
} from './testing/open-link';

beforeEach(() => {
  stubFetch(() => jsonResponse({ success: true }));
  act(() => session.signOut());
});

describe('a link that leads nowhere', () => {
  it.each([
    ['TOKEN_EXPIRED', 'This link has expired'],
    ['TOKEN_INVALID', 'This link does not work'],
  ])('for being %s has signed-out people sign in for another', async (code, name) => {
    const { user } = openLink({ verify: [failing({ code })] });
    await confirm(user);
    expect(await titled(name)).toHaveFocus();
    expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/auth/signin?redirect=%2Fsettings',
    );
  });

  it('is no trouble where the address is confirmed', async () => {
    signedIn({ isVerified: true });
    const { user } = openLink({ verify: [failing({ code: 'TOKEN_INVALID' })] });
    await confirm(user);
    expect(await titled('All is well')).toBeVisible();
    expect(screen.getByText(/your address ada@example\.com is already confirmed/)).toBeVisible();
  });

  it('is followed by another to the new address, where one is to be confirmed', async () => {
    signedIn({ isVerified: true });
    const { user } = openLink({
      verify: [failing({ code: 'TOKEN_EXPIRED' })],
      resend: [SENT],
      pendingEmail: 'countess@example.com',
    });
    await confirm(user);
    expect(await titled('This link has expired')).toBeVisible();
    await request(user);
    expect(await screen.findByText(/on its way to countess@example\.com/)).toBeVisible();
  });

  it('is no trouble where the new address turns out to be given up', async () => {
    signedIn({ isVerified: true });
    const { user, account } = openLink({
      verify: [failing({ code: 'TOKEN_INVALID' })],
      resend: [resending(false)],
      pendingEmail: 'countess@example.com',
    });
    await confirm(user);
    expect(await titled('This link does not work')).toBeVisible();
    await screen.findByRole('button', { name: 'Request a new link' });
    account.pendingEmail = null;
    await request(user);
    expect(await titled('All is well')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the editor' })).toBeVisible();
  });

  it('is followed by another, to an address that is not named while it is unknown', async () => {
    signedIn({ isVerified: true });
    const { user } = openLink({
      verify: [failing({ code: 'TOKEN_EXPIRED' })],
      resend: [SENT],
      isUntold: true,
    });
    await confirm(user);
    expect(await titled('This link has expired')).toBeVisible();
    await request(user);
    expect(await screen.findByText(/^A new link is on its way to you\./)).toBeVisible();
  });

  it.each<[Locale, string, RegExp, string]>([
    ['en', 'This address is taken', /^This address belongs to another account/, 'Go to the editor'],
    [
      'fr',
      'Cette adresse est déjà prise',
      /^Cette adresse est celle d’un autre/,
      'Aller à l’éditeur',
    ],
    ['es', 'Esta dirección ya está en uso', /^Esta dirección es de otra cuenta/, 'Ir al editor'],
  ])(
    'because somebody else has the address says so in %s, and leads on',
    async (locale, name, text, way) => {
      signedIn({ isVerified: true });
      const taken = failing({ code: 'EMAIL_TAKEN' });
      const { user } = openLink({ verify: [taken], locale, pendingEmail: 'c@example.com' });
      await user.click(screen.getByRole('button'));
      expect(await titled(name)).toHaveFocus();
      expect(screen.getByText(text)).toBeVisible();
      expect(await screen.findByRole('link', { name: way })).toHaveAttribute('href', '/editor');
      // Another link would not help.
      expect(screen.queryByRole('button')).toBeNull();
    },
  );

  it('because somebody else has the address says so also where nothing else waits', async () => {
    signedIn({ isVerified: true });
    const { user } = openLink({ verify: [failing({ code: 'EMAIL_TAKEN' })] });
    await confirm(user);
    expect(await titled('This address is taken')).toBeVisible();
  });

  it('says nothing of the next link that is opened in the same tab', async () => {
    const { used, user } = openLink({ verify: [failing({ code: 'TOKEN_INVALID' }), OK] });
    await confirm(user);
    expect(await titled('This link does not work')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'The next link' }));
    expect(await titled('Confirm your email address')).toBeVisible();
    await confirm(user);
    expect(await titled('Your address is confirmed')).toBeVisible();
    expect(used).toEqual(['abc', 'next']);
  });

  it('is followed by another, to the address of whoever is signed in', async () => {
    signedIn({ isVerified: false });
    const { user } = openLink({ verify: [failing({ code: 'TOKEN_EXPIRED' })], resend: [SENT] });
    await confirm(user);
    await request(user);
    expect(await screen.findByText(/^A new link is on its way to ada@example\.com/)).toBeVisible();
  });

  it.each([
    ['how long to wait', failing({ code: 'RATE_LIMITED', retryAfterSeconds: 60 }), /60 seconds/],
    ['that the server cannot be reached', OFFLINE, /cannot be reached/],
    [
      'that the address is taken',
      failing({ code: 'EMAIL_TAKEN' }),
      /sentThis address belongs to another/,
    ],
  ])('says %s where another cannot be sent', async (_what, answer, words) => {
    signedIn({ isVerified: false });
    const { user } = openLink({ verify: [failing({ code: 'TOKEN_INVALID' })], resend: [answer] });
    await confirm(user);
    await request(user);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The link could not be sent');
    expect(alert).toHaveTextContent(words);
  });

  it.each<[Locale, string]>([
    ['en', 'No verification token provided'],
    ['fr', 'Il manque dans ce lien le code qui permet de vérifier votre adresse e-mail.'],
    ['es', 'A este enlace le falta el código para verificar tu dirección de correo.'],
  ])('for want of its token is named in %s', (locale, words) => {
    openLink({ at: '/auth/verify-email?token=', locale });
    expect(screen.getByText(words)).toBeVisible();
  });
});
