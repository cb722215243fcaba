import type { SessionState } from './session-store';
import { clearTab, keepInTab, readInTab, TAB_KEYS } from './storage';

/** Before the id of somebody whose session has run out, who comes back to what they wrote. */
const EXPIRED = 'expired:';

/**
 * Keeps in the tab whose texts it holds, and leaves nothing of them to anybody else: neither to who signs in next nor, once
 * their writer has signed out in whatever tab, to who comes without signing in. What a visitor has written goes with them
 * as they sign in.
 * @returns whether the writer has left just now
 */
export function followOwner(state: SessionState): boolean {
  const kept = readInTab(TAB_KEYS.owner) ?? '';
  const owner = kept.replace(EXPIRED, '');
  const isStill = state.isAuthenticated
    ? state.user.id === owner
    : state.reason === 'expired' || (state.reason === 'none' && kept !== owner);
  const hasLeft = owner !== '' && !isStill;
  if (hasLeft) clearTab();
  if (state.isAuthenticated) keepInTab(TAB_KEYS.owner, state.user.id);
  else if (owner !== '' && isStill) keepInTab(TAB_KEYS.owner, EXPIRED + owner);
  return hasLeft;
}
