import type Stripe from 'stripe';

/**
 * Whether a payer has their bank take a payment back: not by the bank's question alone, nor where it has decided for us.
 */
export async function isContested(
  stripe: Stripe,
  { id, disputed }: Stripe.Charge,
): Promise<boolean> {
  if (!disputed) return false;
  const { data } = await stripe.disputes.list({ charge: id });
  return data.some(({ status }) => status !== 'won' && !status.startsWith('warning_'));
}
