import type { Operation } from '@tercet/contracts';
import { partsOf } from './parts';

/**
 * How many requests an action on a text takes: one for each part, and one more to join the summaries of several.
 * @param limit UTF-16 code units of a request
 */
export function requestsFor(operation: Operation, text: string, limit: number): number {
  if (operation === 'generate' || text.length <= limit) return 1;
  const parts = partsOf(text, limit).length;
  return operation === 'summarize' ? parts + 1 : parts;
}
