import type { SessionUser } from '@tercet/contracts';
import type { SessionData } from '../session/session-data';

/** A signed-in person for tests. */
export function person(change: Partial<SessionUser> = {}): SessionUser {
  return {
    id: 'u1',
    email: 'ada@example.com',
    name: 'Ada Lovelace',
    subscriptionType: change.isPremium ? 'premium' : 'free',
    isPremium: false,
    emailVerified: true,
    language: 'en',
    theme: 'system',
    ...change,
  };
}

/** A session that has `seconds` left. */
export function sessionFor(seconds: number, user = person(), token = 'token-1'): SessionData {
  return { token, expiresAt: new Date(Date.now() + seconds * 1000).toISOString(), user };
}
