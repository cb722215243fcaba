import type Stripe from 'stripe';
import { list } from '../objects/wire';
import { invalid, missing } from '../refusal';
import type { Row } from '../store/rows';
import type { Params, Range } from './params';

export interface Page {
  readonly limit: number;
  readonly startingAfter: string | null;
  readonly endingBefore: string | null;
}

export function readPage(params: Params): Page {
  const limit = params.integer('limit') ?? 10;
  if (limit < 1 || limit > 100) throw invalid('Invalid limit: must be between 1 and 100', 'limit');
  return {
    limit,
    startingAfter: params.text('starting_after') ?? null,
    endingBefore: params.text('ending_before') ?? null,
  };
}

function indexOf(rows: readonly Row[], id: string, param: string): number {
  const index = rows.findIndex((row) => row.id === id);
  if (index < 0) throw missing('object', id, param);
  return index;
}

/** One page of rows that are given newest first. */
export function paged<Item extends Row>(
  rows: readonly Item[],
  page: Page,
  url: string,
): Stripe.ApiList<Item> {
  const { limit, startingAfter, endingBefore } = page;
  if (endingBefore !== null) {
    const end = indexOf(rows, endingBefore, 'ending_before');
    const start = Math.max(0, end - limit);
    return list(rows.slice(start, end), url, start > 0);
  }
  const start = startingAfter === null ? 0 : indexOf(rows, startingAfter, 'starting_after') + 1;
  return list(rows.slice(start, start + limit), url, start + limit < rows.length);
}

export function inRange(moment: number, range: Range | undefined): boolean {
  if (!range) return true;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range;
  return moment > gt && moment >= gte && moment < lt && moment <= lte;
}

/** Whether a row has every value that is given. */
export function matches<Kept>(
  row: Kept,
  wanted: { readonly [Name in keyof Kept]?: Kept[Name] | null },
): boolean {
  return (Object.entries(wanted) as [keyof Kept, unknown][]).every(
    ([name, value]) => value === undefined || value === null || row[name] === value,
  );
}
