import { expect, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { PRODUCT } from './addresses';
import type { Locale } from './words';

export const PASSWORD = 'sixteen small owls';

export interface Person {
  readonly email: string;
  readonly token: string;
  /** What the browser keeps of a sign-in, as JSON. */
  readonly session: string;
}

export interface NewPerson {
  readonly address?: string;
  readonly name?: string;
  readonly language?: Locale;
}

export function newEmail(): string {
  return `noor-${randomUUID()}@example.com`;
}

/** A new account, made over the API. */
export async function register(wanted: NewPerson = {}): Promise<Person> {
  const { address = PRODUCT, name = 'Noor', language = 'en' } = wanted;
  const email = newEmail();
  const response = await fetch(`${address}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, email, language, password: PASSWORD, confirmPassword: PASSWORD }),
  });
  expect(response.ok).toBe(true);
  const { token, expiresAt, user } = (await response.json()) as Record<string, unknown>;
  return { email, token: String(token), session: JSON.stringify({ token, expiresAt, user }) };
}

/** Has the link to a new password mailed. */
export async function askForReset(email: string): Promise<void> {
  const body = JSON.stringify({ email });
  const headers = { 'content-type': 'application/json' };
  await fetch(`${PRODUCT}/api/auth/forgot-password`, { method: 'POST', headers, body });
}

/** Puts a sign-in into the browser, without going through the form. */
export async function signIn(page: Page, person: Person, address = PRODUCT): Promise<void> {
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.evaluate((value) => localStorage.setItem('authSession', value), person.session);
}
