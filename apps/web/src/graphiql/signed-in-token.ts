import { parseSession } from '../session/session-data';
import { readStored, STORAGE_KEYS } from '../session/storage';

/** The access token of whoever is signed in in this browser, else nothing. */
export function signedInToken(): string {
  try {
    return parseSession(JSON.parse(readStored(STORAGE_KEYS.authSession) ?? 'null'))?.token ?? '';
  } catch {
    return '';
  }
}
