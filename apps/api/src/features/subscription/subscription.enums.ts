import type { Operation, PaidPlanId, PlanId } from '@tercet/contracts';
import { describedEnum } from '../../platform/graphql/described-enum';
import type { EndReason, SubscriptionStatus } from './subscription-status';

export const PlanIdEnum = describedEnum<PlanId>('PlanId', 'A plan that is offered.', {
  free: 'Free of charge, with a daily allowance.',
  'premium-monthly': 'Premium, paid every month.',
  'premium-yearly': 'Premium, paid every year.',
});

export const PaidPlanEnum = describedEnum<PaidPlanId>('PaidPlan', 'A plan that can be bought.', {
  'premium-monthly': 'Premium, paid every month.',
  'premium-yearly': 'Premium, paid every year.',
});

export const SubscriptionStatusEnum = describedEnum<SubscriptionStatus>(
  'SubscriptionStatus',
  'Where a subscription stands.',
  {
    active: 'In force.',
    cancelled: 'Cancelled; in force until it expires.',
    expired: 'No longer in force.',
  },
);

export const EndReasonEnum = describedEnum<EndReason>(
  'SubscriptionEndReason',
  'Why a subscription has ended that nobody wanted to end.',
  {
    unpaid: 'Its payment was not made.',
    refunded: 'Its payment was refunded.',
    disputed: 'Its payment is contested at the bank.',
  },
);

export const OperationEnum = describedEnum<Operation>('Operation', 'What is done to a text.', {
  improve: 'Mend mistakes and make it read better.',
  rewrite: 'Say the same in other words.',
  generate: 'Write a text from a description.',
  summarize: 'Say the essential in brief.',
  translate: 'Put it into another language.',
  grammar: 'Mend mistakes only.',
  shorter: 'Say the same in fewer words.',
  longer: 'Say it in more detail.',
  tone: 'Say the same in another tone.',
});
