import type Stripe from 'stripe';

/**
 * How much of a payment a payer has their bank take back, in the currency's smallest unit: nothing by the bank's question
 * alone, nor where it has decided for us.
 */
export async function contestedAmount(
  stripe: Stripe,
  { id, disputed }: Stripe.Charge,
): Promise<number> {
  if (!disputed) return 0;
  const { data } = await stripe.disputes.list({ charge: id });
  return data
    .filter(({ status }) => status !== 'won' && !status.startsWith('warning_'))
    .reduce((total, { amount }) => total + amount, 0);
}
