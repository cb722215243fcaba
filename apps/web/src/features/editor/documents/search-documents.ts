import { documentTitle } from './document-title';
import type { KeptDocument } from './document-store';

const MARKS = /\p{M}/gu;

/** Without what nobody types when they look for something: capitals and accents. */
const fold = (text: string) => text.normalize('NFD').replace(MARKS, '').toLowerCase();

const folded = new WeakMap<KeptDocument, string>();

function foldedOf(document: KeptDocument): string {
  const known = folded.get(document);
  if (known !== undefined) return known;
  const all = fold(`${documentTitle(document)}\n${document.text}`);
  folded.set(document, all);
  return all;
}

/** Those whose title or text holds every word of the query. */
export function searchDocuments(
  documents: readonly KeptDocument[],
  query: string,
): readonly KeptDocument[] {
  const words = fold(query).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return documents;
  return documents.filter((document) => {
    const text = foldedOf(document);
    return words.every((word) => text.includes(word));
  });
}
