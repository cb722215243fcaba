import { createContext, use } from 'react';
import type { DocumentResults } from './document-results';

export const ResultsContext = createContext<DocumentResults | null>(null);

/** Earlier results of the open text. Throws outside `AssistantProvider`. */
export function useEarlierResults(): DocumentResults {
  const results = use(ResultsContext);
  if (!results) throw new Error('useEarlierResults needs an AssistantProvider above it');
  return results;
}
