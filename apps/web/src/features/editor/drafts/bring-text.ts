import { keepInTab, readInTab, TAB_KEYS } from '../../../session/storage';
import type { DraftStore } from './draft-store';

/** What this tab has written in the checker of a public page, as the content of a document. */
export function checkedContent() {
  const text = readInTab(TAB_KEYS.checkedText);
  return text === null
    ? undefined
    : { text, selection: { anchor: text.length, head: text.length } };
}

/** Makes a document of what this tab has written in the checker of a public page. Rejects where it cannot be saved. */
export async function bringText(store: DraftStore): Promise<void> {
  const content = checkedContent();
  if (!content) return;
  keepInTab(TAB_KEYS.checkedText, null);
  try {
    await store.save(content, 0);
  } catch (error) {
    keepInTab(TAB_KEYS.checkedText, content.text);
    throw error;
  }
}
