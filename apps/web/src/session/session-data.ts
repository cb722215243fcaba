import {
  isLocale,
  isRecord,
  SESSION_REFRESH_LEAD_SECONDS,
  THEMES,
  type SessionUser,
} from '@tercet/contracts';
import { tokenLifetime } from './token-lifetime';

/** What the browser keeps of a sign-in. */
export interface SessionData {
  readonly token: string;
  /** ISO 8601. */
  readonly expiresAt: string;
  readonly user: SessionUser;
}

/** A sign-in with the time at which it came, by this machine's clock. */
export interface KeptSession extends SessionData {
  /** Milliseconds since 1970; null in what earlier versions kept. */
  readonly receivedAt: number | null;
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

/** The characters of a JWT. With others than these a token fits into no header: no call would ever leave the page. */
const TOKEN = /^[\w.-]+$/;

/** A session in a server's answer or in storage, or null when it is malformed. */
export function parseSession(value: unknown): SessionData | null {
  if (!isRecord(value)) return null;
  const { token, expiresAt } = value;
  const user = parseUser(value.user);
  if (typeof token !== 'string' || typeof expiresAt !== 'string' || !user) return null;
  return TOKEN.test(token) && !Number.isNaN(Date.parse(expiresAt))
    ? { token, expiresAt, user }
    : null;
}

/** A session in storage, or null when it is malformed. */
export function parseKeptSession(value: unknown): KeptSession | null {
  const session = parseSession(value);
  if (!session || !isRecord(value)) return null;
  const { receivedAt } = value;
  return { ...session, receivedAt: Number.isFinite(receivedAt) ? Number(receivedAt) : null };
}

/**
 * Milliseconds that a session is still good. Reckoned from when it came, as this machine's clock may be days away from
 * the server's. Where the clock has been set back since nobody can tell: then a refresh is due.
 */
export function timeLeft({ token, expiresAt, receivedAt }: KeptSession): number {
  const now = Date.now();
  const lifetime = tokenLifetime(token);
  if (receivedAt === null || lifetime === null) return Date.parse(expiresAt) - now;
  return now < receivedAt ? SESSION_REFRESH_LEAD_SECONDS * 1000 : receivedAt + lifetime - now;
}
