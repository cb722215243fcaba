import type Stripe from 'stripe';

/** Decimals are text on the wire; the SDK makes its own type of them. */
export const decimal = (value: number) => String(value) as unknown as Stripe.Decimal;

export function list<Item>(data: Item[], url: string, hasMore = false): Stripe.ApiList<Item> {
  return { object: 'list', data, has_more: hasMore, url };
}
