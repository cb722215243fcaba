import type Stripe from 'stripe';

/** Has a customer pay on no page that is open. */
export async function closePages(stripe: Stripe, customer: string): Promise<void> {
  for await (const { id } of stripe.checkout.sessions.list({ customer, status: 'open' })) {
    await stripe.checkout.sessions.expire(id);
  }
}
