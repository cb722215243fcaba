import type { EditSource, IssueCategory, ProtectedSpan } from '@tercet/api-client/generated';
import { isRecord } from '@tercet/contracts';
import type { ReviewEdit } from '../review/review-model';

const CATEGORIES: Readonly<Record<IssueCategory, true>> = {
  AGREEMENT: true,
  CAPITALIZATION: true,
  CONFUSION: true,
  GRAMMAR: true,
  PUNCTUATION: true,
  REPETITION: true,
  SPELLING: true,
  STYLE: true,
  TYPOGRAPHY: true,
  VERB: true,
};
const PROTECTED: Readonly<Record<ProtectedSpan, true>> = {
  CODE: true,
  LINK: true,
  NUMBER: true,
  QUOTATION: true,
};
const SOURCES: Readonly<Record<EditSource, true>> = { CHECKER: true, MODEL: true };

const isOneOf = <T extends string>(all: Readonly<Record<T, true>>, value: unknown): value is T =>
  typeof value === 'string' && Object.hasOwn(all, value);

/** The change in what the browser kept, which may be damaged. */
export function readEdit(value: unknown): ReviewEdit | undefined {
  if (!isRecord(value)) return undefined;
  const { start, end, replacement, category, explanation, affects, source } = value;
  if (typeof start !== 'number' || typeof end !== 'number') return undefined;
  if (typeof replacement !== 'string') return undefined;
  return {
    start,
    end,
    replacement,
    ...(isOneOf(CATEGORIES, category) && { category }),
    ...(typeof explanation === 'string' && { explanation }),
    ...(isOneOf(PROTECTED, affects) && { affects }),
    ...(isOneOf(SOURCES, source) && { source }),
  };
}
