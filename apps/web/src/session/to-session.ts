import type { LoginMutation } from '@tercet/api-client/generated';
import { parseSession, type SessionData } from './session-data';

/** The GraphQL answer, whose enums are upper case, in the shape that REST and the browser's storage use. */
export function toSession({ token, expiresAt, user }: LoginMutation['login']): SessionData {
  const session = parseSession({
    token,
    expiresAt,
    user: { ...user, language: user.language.toLowerCase(), theme: user.theme.toLowerCase() },
  });
  if (!session) throw new Error('The server answered with a session that cannot be read');
  return session;
}
