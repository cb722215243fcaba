import { registerEnumType } from '@nestjs/graphql';
import type { Operation } from '@tercet/contracts';
import type { PlanId, SubscriptionStatus } from './plan-ids';

/** GraphQL shows the names, REST and the database the values. */
export const PlanIdEnum = {
  FREE: 'free',
  PREMIUM_MONTHLY: 'premium-monthly',
  PREMIUM_YEARLY: 'premium-yearly',
} as const satisfies Record<string, PlanId>;

export const SubscriptionStatusEnum = {
  ACTIVE: 'active',
  CANCELLED: 'cancelled',
  EXPIRED: 'expired',
} as const satisfies Record<Uppercase<SubscriptionStatus>, SubscriptionStatus>;

export const OperationEnum = {
  IMPROVE: 'improve',
  REWRITE: 'rewrite',
  GENERATE: 'generate',
  SUMMARIZE: 'summarize',
  TRANSLATE: 'translate',
  GRAMMAR: 'grammar',
  SHORTER: 'shorter',
  LONGER: 'longer',
  TONE: 'tone',
} as const satisfies Record<Uppercase<Operation>, Operation>;

registerEnumType(PlanIdEnum, {
  name: 'PlanId',
  description: 'A plan that is offered.',
  valuesMap: {
    FREE: { description: 'Free of charge, with a daily allowance.' },
    PREMIUM_MONTHLY: { description: 'Premium, paid every month.' },
    PREMIUM_YEARLY: { description: 'Premium, paid every year.' },
  },
});
registerEnumType(SubscriptionStatusEnum, {
  name: 'SubscriptionStatus',
  description: 'Where a subscription stands.',
  valuesMap: {
    ACTIVE: { description: 'In force.' },
    CANCELLED: { description: 'Cancelled; in force until it expires.' },
    EXPIRED: { description: 'No longer in force.' },
  },
});
registerEnumType(OperationEnum, {
  name: 'Operation',
  description: 'What is done to a text.',
  valuesMap: {
    IMPROVE: { description: 'Mend mistakes and make it read better.' },
    REWRITE: { description: 'Say the same in other words.' },
    GENERATE: { description: 'Write a text from a description.' },
    SUMMARIZE: { description: 'Say the essential in brief.' },
    TRANSLATE: { description: 'Put it into another language.' },
    GRAMMAR: { description: 'Mend mistakes only.' },
    SHORTER: { description: 'Say the same in fewer words.' },
    LONGER: { description: 'Say it in more detail.' },
    TONE: { description: 'Say the same in another tone.' },
  },
});
