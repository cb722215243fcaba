import { isLocale, type Locale } from '@tercet/contracts';
import { readStored, STORAGE_KEYS } from '../session/storage';

/** The language that was chosen in this browser. */
export function storedLocale(): Locale | null {
  const stored = readStored(STORAGE_KEYS.locale);
  return isLocale(stored) ? stored : null;
}
