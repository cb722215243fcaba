import type { PricingPlanId } from '@tercet/contracts';
import { describedEnum } from '../../platform/graphql/described-enum';

export type BillingInterval = 'month' | 'year';

export const BillingIntervalEnum = describedEnum<BillingInterval>(
  'BillingInterval',
  'How often a plan is paid.',
  { month: 'Every month.', year: 'Every year.' },
);

export const PricingPlanIdEnum = describedEnum<PricingPlanId>(
  'PricingPlanId',
  'A plan that has a price.',
  { monthly: 'Premium, paid every month.', yearly: 'Premium, paid every year.' },
);
