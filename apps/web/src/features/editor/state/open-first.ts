import { randomId } from '../../../random-id';
import type { DocumentStore } from '../documents/document-store';
import { bringText, checkedContent } from '../drafts/bring-text';
import { recoverUnsaved, unsavedOfGone } from '../drafts/recover-unsaved';
import { shownDocument } from '../drafts/shown-document';
import {
  documentWith,
  openDocument,
  storeIn,
  type OpenedDocument,
  type Tab,
} from './open-document';

export interface FirstDocument {
  readonly opened: OpenedDocument;
  /** False where the browser keeps nothing (blocked or full storage): the text lives only as long as the page. */
  readonly canKeep: boolean;
}

/** The tab's document as before, or the latest; what tabs that are gone had not saved is taken in first. Never rejects. */
export async function openFirst(tab: Tab, documents: DocumentStore): Promise<FirstDocument> {
  const left = await unsavedOfGone(tab.accountId);
  try {
    await recoverUnsaved(left, (id) => storeIn(tab, id));
    await documents.purgeOld();
    const known = await documents.find(shownDocument(tab.accountId));
    const id = known ?? randomId();
    // Who begins here may come from a page that has checked a first text.
    if (known === undefined) await bringText(storeIn(tab, id));
    return { opened: await openDocument(tab, id), canKeep: true };
  } catch {
    const unsaved = left.at(-1);
    const drafts = { mine: unsaved ?? checkedContent(), revision: 0, other: undefined };
    return { opened: documentWith(tab, unsaved?.document ?? randomId(), drafts), canKeep: false };
  }
}
