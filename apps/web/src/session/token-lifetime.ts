import { isRecord } from '@tercet/contracts';

/**
 * How long a session token (JWT) is good from the moment it is given out, in milliseconds: the server's own reckoning,
 * whatever this machine's clock says. Null for a token that cannot be read.
 */
export function tokenLifetime(token: string): number | null {
  const [, payload = ''] = token.split('.');
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    if (!isRecord(claims)) return null;
    const seconds = Number(claims.exp) - Number(claims.iat);
    return seconds > 0 ? seconds * 1000 : null;
  } catch {
    return null;
  }
}
