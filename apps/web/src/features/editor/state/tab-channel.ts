import type { TabChannel } from '../drafts/draft-session';

/** Reaches the tabs that are at the same; `null` where the browser has or allows no way. */
export function openTabChannel(topic: 'draft' | 'preferences', name: string): TabChannel | null {
  try {
    return new BroadcastChannel(`tercet-${topic}-${name}`);
  } catch {
    return null;
  }
}
