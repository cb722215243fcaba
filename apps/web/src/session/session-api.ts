import {
  isErrorCode,
  isRecord,
  type ErrorCode,
  type Locale,
  type SessionUser,
  type Theme,
} from '@tercet/contracts';
import { log } from '../logging/log';
import { logFailedAnswer } from '../logging/log-failed-answer';
import { parseSession, parseUser, type SessionData } from './session-data';
import { patience } from '../patience';

/** The server's code, or `NETWORK` when there was no answer. */
export type FailureCode = ErrorCode | 'NETWORK';

/** `refused`: the server does not accept the token. `failed`: no usable answer; the token may still be good. */
export type Answer<T> =
  { kind: 'ok'; value: T } | { kind: 'refused' } | { kind: 'failed'; code: FailureCode };

export interface ProfileChange {
  readonly name?: string;
  readonly language?: Locale;
  readonly theme?: Theme;
}

interface Call<T> extends RequestInit {
  readonly parse: (body: unknown) => T | null;
  /** Whether an unsuccessful answer is about the token that was sent. */
  readonly isRefusal: (status: number, code: unknown) => boolean;
}

async function call<T>(path: string, { parse, isRefusal, ...init }: Call<T>): Promise<Answer<T>> {
  try {
    const response = await fetch(path, {
      signal: patience(),
      ...init,
      headers: { accept: 'application/json', ...init.headers },
    });
    // What refuses or fails may come from a proxy, in any format.
    const body: unknown = await response.json().catch(() => null);
    if (!response.ok) {
      const code = isRecord(body) ? body.code : undefined;
      const known = isErrorCode(code) ? code : undefined;
      logFailedAnswer({ operation: path, status: response.status, code: known });
      if (isRefusal(response.status, code)) return { kind: 'refused' };
      return { kind: 'failed', code: known ?? 'INTERNAL' };
    }
    if (init.method) log('info', 'Request succeeded', { operation: path, status: response.status });
    const value = parse(body);
    return value === null ? { kind: 'failed', code: 'INTERNAL' } : { kind: 'ok', value };
  } catch {
    logFailedAnswer({ operation: path, code: 'NETWORK' });
    return { kind: 'failed', code: 'NETWORK' };
  }
}

/** A call with a bearer token. Other 401s, such as that of a wrong password, say nothing of the session. */
function callAs<T>(
  token: string,
  path: string,
  parse: (body: unknown) => T | null,
  { headers, ...init }: RequestInit = {},
): Promise<Answer<T>> {
  return call(path, {
    ...init,
    headers: { ...headers, authorization: `Bearer ${token}` },
    parse,
    isRefusal: (status, code = 'UNAUTHENTICATED') =>
      status === 401 && (code === 'UNAUTHENTICATED' || code === 'TOKEN_EXPIRED'),
  });
}

function json(method: string, body: object): RequestInit {
  return { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** The session's calls, over REST so that the navigation bar works without the GraphQL client. */
export const sessionApi = {
  me: (token: string): Promise<Answer<SessionUser>> => callAs(token, '/api/auth/me', parseUser),

  refresh: (token: string): Promise<Answer<SessionData>> =>
    callAs(token, '/api/auth/refresh', parseSession, { method: 'POST' }),

  /** A session in return for a redirect token, which says who it is for: no bearer goes with it. */
  exchangeRedirectToken: (redirectToken: string): Promise<Answer<SessionData>> =>
    call('/api/auth/exchange-redirect-token', {
      ...json('POST', { redirectToken }),
      parse: parseSession,
      isRefusal: (status) => status === 400 || status === 401,
    }),

  updateProfile: (token: string, change: ProfileChange): Promise<Answer<SessionUser>> =>
    callAs(
      token,
      '/api/auth/profile',
      (body) => (isRecord(body) ? parseUser(body.user) : null),
      json('PUT', change),
    ),

  /** Ends the session on the server; `keepalive` lets the call outlive the page. */
  logout: (token: string): Promise<Answer<true>> =>
    callAs(token, '/api/auth/logout', () => true as const, { method: 'POST', keepalive: true }),
};

export type SessionApi = typeof sessionApi;
