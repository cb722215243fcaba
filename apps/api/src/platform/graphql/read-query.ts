import { type DocumentNode, parse } from 'graphql';
import { LRUCache } from 'lru-cache';
import { PARSE_LIMITS } from './query-limits';

/** Characters of the queries whose documents are kept; a document takes up to 150 bytes for each. */
const KEPT_CHARACTERS = 100_000;

/** Programs ask the same few queries again and again. */
const documents = new LRUCache<string, DocumentNode>({
  maxSize: KEPT_CHARACTERS,
  sizeCalculation: (_document, query) => query.length,
});

/** The document of a query; `undefined` where there is none to read: Apollo says what is wrong with it. */
export function readQuery(query: unknown): DocumentNode | undefined {
  if (typeof query !== 'string') return undefined;
  const known = documents.get(query);
  if (known) return known;
  try {
    const document = parse(query, PARSE_LIMITS);
    documents.set(query, document);
    return document;
  } catch {
    return undefined;
  }
}
