import { isRecord } from '@tercet/contracts';

/** What a session token (JWT) says of itself; null for a token that cannot be read. */
function claimsOf(token: string): Readonly<Record<string, unknown>> | null {
  const [, payload = ''] = token.split('.');
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return isRecord(claims) ? claims : null;
  } catch {
    return null;
  }
}

/**
 * How long a session token is good from the moment it is given out, in milliseconds: the server's own reckoning,
 * whatever this machine's clock says. Null for a token that cannot be read.
 */
export function tokenLifetime(token: string): number | null {
  const claims = claimsOf(token);
  const seconds = Number(claims?.exp) - Number(claims?.iat);
  return seconds > 0 ? seconds * 1000 : null;
}

/** The moment at which a session token expires by the server's clock, ISO 8601. Null for a token that cannot be read. */
export function tokenExpiry(token: string): string | null {
  const expiry = new Date(Number(claimsOf(token)?.exp) * 1000);
  return Number.isNaN(expiry.getTime()) ? null : expiry.toISOString();
}
