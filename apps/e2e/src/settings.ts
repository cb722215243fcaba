import { expect, type Browser, type Page } from '@playwright/test';
import { PRODUCT } from './addresses';
import { PASSWORD, register, signIn, type NewPerson, type Person } from './people';
import { wordsOf } from './words';

/** The settings of a new person, open in a page. */
export async function openSettings(page: Page, wanted: NewPerson = {}) {
  const person = await register(wanted);
  await signIn(page, person);
  await page.goto('/settings');
  return { person, ...settingsOn(page, wordsOf(wanted.language ?? 'en')) };
}

/** What is on the page of settings, by its names. */
export function settingsOn(page: Page, t: ReturnType<typeof wordsOf>) {
  return {
    t,
    section: (name: string) =>
      page.getByRole('region', { name: t(`settings:sections.${name}`), exact: true }),
    dialog: page.getByRole('dialog'),
    toast: (text: string) => page.getByRole('listitem').filter({ hasText: text }),
  };
}

/** The same person in another browser, where nothing is stored but the sign-in. */
export async function inAnotherBrowser(browser: Browser, person: Person, path: string) {
  const context = await browser.newContext({ baseURL: PRODUCT, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await signIn(page, person);
  await page.goto(path);
  return page;
}

/** Another session of the same person. */
export async function signInOverApi({ email }: Person, password = PASSWORD) {
  const response = await fetch(`${PRODUCT}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, deviceInfo: 'The other one' }),
  });
  if (response.status === 401) return null;
  expect(response.ok).toBe(true);
  const { token, expiresAt, user } = (await response.json()) as Record<string, unknown>;
  return { email, token: String(token), session: JSON.stringify({ token, expiresAt, user }) };
}

/** Whether the server takes a token. */
export async function isTaken(token: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${PRODUCT}/api/auth/me`, { headers })).ok;
}
