import { isRecord } from '@tercet/contracts';

/** The address that was typed on the page before, which goes along in the router's state: never in an address. */
export function typedEmail(state: unknown): string {
  return isRecord(state) && typeof state.email === 'string' ? state.email : '';
}
