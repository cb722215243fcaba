import { keepText, keptText } from '../../../text-checker/kept-text';
import type { DraftStore } from './draft-store';

/** Makes a document of what this tab has written in the checker of a public page. Rejects where it cannot be saved. */
export async function bringText(store: DraftStore): Promise<void> {
  const text = keptText();
  if (text === null) return;
  keepText(null);
  try {
    await store.save({ text, selection: { anchor: text.length, head: text.length } }, 0);
  } catch (error) {
    keepText(text);
    throw error;
  }
}
