import { isRecord } from '@tercet/contracts';
import type { DocumentRecord } from './database';
import { readTime } from './read-draft';

/** The record in what the browser kept, which may be damaged: times that are none become 1970. */
export function readDocument(value: unknown): DocumentRecord | undefined {
  if (!isRecord(value)) return undefined;
  const { createdAt, changedAt, name, deletedAt } = value;
  return {
    createdAt: readTime(createdAt),
    changedAt: readTime(changedAt),
    ...(typeof name === 'string' && { name }),
    ...(deletedAt !== undefined && { deletedAt: readTime(deletedAt) }),
  };
}
