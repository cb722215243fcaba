import { createContext, use } from 'react';
import type { Documents } from './documents';

export const DocumentsContext = createContext<Documents | null>(null);

/** The documents of this browser. Throws outside the editor page. */
export function useDocuments(): Documents {
  const documents = use(DocumentsContext);
  if (!documents) throw new Error('useDocuments needs the editor page above it');
  return documents;
}
