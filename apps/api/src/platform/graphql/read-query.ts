import { type DocumentNode, parse } from 'graphql';
import { PARSE_LIMITS } from './query-limits';

/** The document of a query; `undefined` where there is none to read: Apollo says what is wrong with it. */
export function readQuery(query: unknown): DocumentNode | undefined {
  if (typeof query !== 'string') return undefined;
  try {
    return parse(query, PARSE_LIMITS);
  } catch {
    return undefined;
  }
}
