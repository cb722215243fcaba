import type Stripe from 'stripe';

/** Whether a line only counts a part of a period, paid or given back. */
export const isProration = ({ parent }: Stripe.InvoiceLineItem): boolean =>
  (parent?.subscription_item_details ?? parent?.invoice_item_details)?.proration ?? false;
