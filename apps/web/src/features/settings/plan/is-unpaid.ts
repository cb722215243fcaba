import type { SubscriptionStateFragment } from '@tercet/api-client/generated';

/** Whether the present period is not paid for: cancelled now, premium ends at once. */
export const isUnpaid = ({
  paymentFailed,
  awaitsPayment,
}: Pick<SubscriptionStateFragment, 'paymentFailed' | 'awaitsPayment'>): boolean =>
  paymentFailed || awaitsPayment;
