import type { SessionUserFragment } from '@tercet/api-client/generated';
import type { SessionUser } from '@tercet/contracts';
import { parseSession, parseUser, type SessionData } from './session-data';

interface Payload {
  readonly token: string;
  readonly expiresAt: string;
  readonly user: SessionUserFragment;
}

const lowered = ({ language, theme, ...user }: SessionUserFragment) => ({
  ...user,
  language: language.toLowerCase(),
  theme: theme.toLowerCase(),
});

/** The person in a GraphQL answer, whose enums are upper case, in the shape that REST and the browser's storage use. */
export function toSessionUser(answer: SessionUserFragment): SessionUser {
  const user = parseUser(lowered(answer));
  if (!user) throw new Error('The server answered with a person that cannot be read');
  return user;
}

/** The session in a GraphQL answer, likewise. */
export function toSession({ token, expiresAt, user }: Payload): SessionData {
  const session = parseSession({ token, expiresAt, user: lowered(user) });
  if (!session) throw new Error('The server answered with a session that cannot be read');
  return session;
}
