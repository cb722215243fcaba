import { keepInTab, readInTab, TAB_KEYS } from '../../../session/storage';
import type { DraftStore } from './draft-store';

/** Makes a document of what this tab has written in the checker of a public page. Rejects where it cannot be saved. */
export async function bringText(store: DraftStore): Promise<void> {
  const text = readInTab(TAB_KEYS.checkedText);
  if (text === null) return;
  keepInTab(TAB_KEYS.checkedText, null);
  try {
    await store.save({ text, selection: { anchor: text.length, head: text.length } }, 0);
  } catch (error) {
    keepInTab(TAB_KEYS.checkedText, text);
    throw error;
  }
}
