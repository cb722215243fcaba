import type Stripe from 'stripe';

/** More than anybody ever has: what a person can change in a day is limited. */
const MOST = 5_000;

/** All rows of a list, page by page. */
export const readAll = <Row>(list: Stripe.ApiListPromise<Row>): Promise<Row[]> =>
  list.autoPagingToArray({ limit: MOST });
