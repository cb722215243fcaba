import type { SavedDraft } from './database';
import type { Drafts, DraftStore } from './draft-store';
import { goneOf } from './tab-life';

/** The texts that a document is opened with. */
export interface OpeningDrafts {
  /** What stands on the sheet. */
  readonly mine: Pick<SavedDraft, 'text' | 'selection'> | undefined;
  /** Revision of the draft that `mine` is, 0 where it is a version beside the draft. */
  readonly revision: number;
  /** Another version, between which and `mine` a choice is due. */
  readonly other: SavedDraft | undefined;
}

/** Reads what is kept of a document. `former` is what this tab was called before it was loaded again. */
export async function openingDrafts(
  store: DraftStore,
  former: string | undefined,
): Promise<OpeningDrafts> {
  const drafts = await store.load();
  const own = (await ownVersion(drafts, store.tab, former)) ?? fallback(drafts);
  return toOpening(drafts, own === undefined ? undefined : await store.claim(own));
}

/** The name under which this tab has left a version beside the draft. */
async function ownVersion({ others }: Drafts, tab: string, former: string | undefined) {
  const isWaiting = (name: string) => others.some((other) => other.tab === name);
  if (isWaiting(tab)) return tab;
  if (former === undefined || !isWaiting(former)) return undefined;
  // A tab that was duplicated has the name of one that is still there, whose version is not its own.
  return (await goneOf([former])).has(former) ? former : undefined;
}

/** The author of the latest version, where no draft can be read: that version is better than an empty sheet. */
function fallback({ current, others }: Drafts): string | undefined {
  return current ? undefined : others.at(-1)?.tab;
}

/** After a reload the sheet shows this tab's own version, as before, and the draft is the other one. */
function toOpening({ current, others }: Drafts, own: SavedDraft | undefined): OpeningDrafts {
  if (own && current && own.text !== current.text)
    return { mine: own, revision: 0, other: current };
  const mine = current ?? own;
  const other = others.findLast(({ text }) => text !== mine?.text);
  return { mine, revision: current?.revision ?? 0, other };
}
