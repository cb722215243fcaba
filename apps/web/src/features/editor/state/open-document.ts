import type { Database } from '../drafts/database';
import type { TabChannel } from '../drafts/draft-session';
import { createDraftStore, type DraftStore } from '../drafts/draft-store';
import { openJournal, type Journal } from '../drafts/journal';
import { openingDrafts, type OpeningDrafts } from '../drafts/opening-drafts';
import { rememberShown } from '../drafts/shown-document';
import { openTabChannel } from './tab-channel';

/** A document as the writing surface opens with it. */
export interface OpenedDocument {
  readonly id: string;
  readonly drafts: OpeningDrafts;
  readonly draftStore: DraftStore;
  readonly journal: Journal;
  readonly openChannel: () => TabChannel | null;
}

/** A tab of an account. */
export interface Tab {
  readonly accountId: string;
  readonly name: string;
  /** What it was called before it was loaded again. */
  readonly former: string | undefined;
  readonly open: () => Promise<Database>;
}

export const storeIn = (tab: Tab, id: string) => createDraftStore(tab.open, tab.name, id);

/** `drafts` are those that it begins with. */
export function documentWith(tab: Tab, id: string, drafts: OpeningDrafts): OpenedDocument {
  return {
    id,
    drafts,
    draftStore: storeIn(tab, id),
    journal: openJournal(tab.accountId, tab.name, id),
    openChannel: () => openTabChannel('draft', `${tab.accountId}-${id}`),
  };
}

/** Reads a document of this browser, or a new one, for this tab to show. Rejects where it cannot be read. */
export async function openDocument(tab: Tab, id: string): Promise<OpenedDocument> {
  const drafts = await openingDrafts(storeIn(tab, id), tab.former);
  rememberShown(tab.accountId, id);
  return documentWith(tab, id, drafts);
}
