import { isLocale, THEMES, type Locale, type Theme } from '@tercet/contracts';
import { isRecord } from '../is-record';

/** The signed-in person, as REST shows them. */
export interface SessionUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly subscriptionType: 'free' | 'premium';
  readonly isPremium: boolean;
  readonly emailVerified: boolean;
  readonly language: Locale;
  readonly theme: Theme;
}

/** What the browser keeps of a sign-in. */
export interface SessionData {
  readonly token: string;
  /** ISO 8601. */
  readonly expiresAt: string;
  readonly user: SessionUser;
}

/** The user in a server's answer or in storage, or null when it is not one. */
export function parseUser(value: unknown): SessionUser | null {
  if (!isRecord(value)) return null;
  const { id, email, name, isPremium, emailVerified, language, theme } = value;
  if (typeof id !== 'string' || typeof email !== 'string' || typeof name !== 'string') return null;
  const knownTheme = THEMES.find((candidate) => candidate === theme);
  if (!isLocale(language) || !knownTheme) return null;
  const premium = isPremium === true;
  return {
    id,
    email,
    name,
    subscriptionType: premium ? 'premium' : 'free',
    isPremium: premium,
    emailVerified: emailVerified === true,
    language,
    theme: knownTheme,
  };
}

/** A session in a server's answer or in storage, or null when it is malformed. */
export function parseSession(value: unknown): SessionData | null {
  if (!isRecord(value)) return null;
  const { token, expiresAt } = value;
  const user = parseUser(value.user);
  if (typeof token !== 'string' || token === '' || typeof expiresAt !== 'string' || !user) {
    return null;
  }
  return Number.isNaN(Date.parse(expiresAt)) ? null : { token, expiresAt, user };
}
