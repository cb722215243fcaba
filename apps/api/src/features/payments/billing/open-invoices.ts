import type Stripe from 'stripe';

/** Has nobody pay what a customer has not paid yet: the pages of such invoices go on taking money, for nobody. */
export async function voidOpen(stripe: Stripe, customer: string): Promise<void> {
  for await (const { id } of stripe.invoices.list({ customer, status: 'open' })) {
    await stripe.invoices.voidInvoice(id);
  }
}
