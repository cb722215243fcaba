import type { AppError } from '@tercet/api-client';

/** Why a link leads nowhere. */
export type LinkRefusal = 'expired' | 'invalid';

/** What an error says of the link itself; null where it is about something else, and the link may still be good. */
export function linkRefusal({ code, fieldErrors }: AppError): LinkRefusal | null {
  if (code === 'TOKEN_EXPIRED') return 'expired';
  return code === 'TOKEN_INVALID' || fieldErrors?.token ? 'invalid' : null;
}
