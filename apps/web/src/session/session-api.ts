import type { Locale, Theme } from '@tercet/contracts';
import { parseSession, parseUser, type SessionData, type SessionUser } from './session-data';

/** `refused`: the server no longer accepts the token. `failed`: no usable answer; the token may still be good. */
export type Answer<T> = { kind: 'ok'; value: T } | { kind: 'refused' } | { kind: 'failed' };

export interface ProfileChange {
  readonly name?: string;
  readonly language?: Locale;
  readonly theme?: Theme;
}

async function call<T>(
  path: string,
  token: string,
  parse: (body: unknown) => T | null,
  init: RequestInit = {},
): Promise<Answer<T>> {
  try {
    const response = await fetch(path, {
      ...init,
      headers: { accept: 'application/json', authorization: `Bearer ${token}`, ...init.headers },
    });
    if (response.status === 401) return { kind: 'refused' };
    if (!response.ok) return { kind: 'failed' };
    const value = parse(await response.json());
    return value === null ? { kind: 'failed' } : { kind: 'ok', value };
  } catch {
    return { kind: 'failed' };
  }
}

function json(method: string, body: object): RequestInit {
  return { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** The session's calls, over REST so that the navigation bar works without the GraphQL client. */
export const sessionApi = {
  me: (token: string): Promise<Answer<SessionUser>> => call('/api/auth/me', token, parseUser),

  refresh: (token: string): Promise<Answer<SessionData>> =>
    call('/api/auth/refresh', token, parseSession, { method: 'POST' }),

  updateProfile: (token: string, change: ProfileChange): Promise<Answer<SessionUser>> =>
    call(
      '/api/auth/profile',
      token,
      (body) => parseUser((body as { user?: unknown } | null)?.user),
      json('PUT', change),
    ),

  /** Ends the session on the server; `keepalive` lets the call outlive the page. */
  logout: (token: string): Promise<Answer<true>> =>
    call('/api/auth/logout', token, () => true as const, { method: 'POST', keepalive: true }),
};

export type SessionApi = typeof sessionApi;
