import type Stripe from 'stripe';
import { idOf } from './expandable';

/** Whether a line only counts a part of a period, paid or given back. */
export const isProration = ({ parent }: Stripe.InvoiceLineItem): boolean =>
  (parent?.subscription_item_details ?? parent?.invoice_item_details)?.proration ?? false;

/** Id of the price that a line is reckoned by. */
export const priceIdOf = ({ pricing }: Stripe.InvoiceLineItem): string | undefined =>
  idOf(pricing?.price_details?.price);

/** Id of the subscription that an invoice is for. */
export const subscriptionOf = ({ parent }: Stripe.Invoice): string | undefined =>
  idOf(parent?.subscription_details?.subscription);
