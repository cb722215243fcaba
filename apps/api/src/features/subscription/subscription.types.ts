import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import type { ErrorCode, PlanId } from '@tercet/contracts';
import type { EndReason, SubscriptionStatus } from './subscription-status';
import { EndReasonEnum, PlanIdEnum, SubscriptionStatusEnum } from './subscription.enums';

const USAGE_COUNT = 'AI requests that count today (a UTC day).';
const MAX_FREE_USAGE = 'AI requests a UTC day on the free plan.';
const RESETS_AT = 'When the allowance renews.';

@ObjectType({ description: 'The subscription of an account, and what it has used today.' })
export class UserSubscription {
  @Field(() => PlanIdEnum, { description: 'Plan in force.' })
  plan: PlanId;

  @Field(() => SubscriptionStatusEnum, { description: 'Where the subscription stands.' })
  status: SubscriptionStatus;

  @Field(() => Int, { description: USAGE_COUNT })
  usageCount: number;

  @Field(() => Int, { description: MAX_FREE_USAGE })
  maxFreeUsage: number;

  @Field(() => Boolean, { description: 'Whether the account is premium now.' })
  isPremium: boolean;

  @Field(() => Boolean, { description: 'Cancelled, and still in force.' })
  isCancelled: boolean;

  @Field(() => Boolean, { description: 'There was a subscription, and it is over.' })
  isExpired: boolean;

  @Field(() => Date, { nullable: true, description: 'End of what is paid for.' })
  expiresAt: Date | null;

  @Field(() => EndReasonEnum, {
    nullable: true,
    description: 'Why it is over; null where it is not, and where it was cancelled.',
  })
  endedBecause: EndReason | null;

  @Field(() => Boolean, {
    description: 'A payment has failed and is tried again; access stays meanwhile.',
  })
  paymentFailed: boolean;

  @Field(() => Date, {
    nullable: true,
    description:
      'When a payment that failed is tried next: access stays until then at least. Null where that is not known.',
  })
  retryAt: Date | null;

  @Field(() => Boolean, {
    description:
      'The present period has begun, and its payment is still to be collected: if it is cancelled now, it ends at once.',
  })
  awaitsPayment: boolean;

  @Field(() => Boolean, {
    description: 'Cancelled, and in force for seven days at most, by the clock of the server.',
  })
  endsSoon: boolean;

  @Field(() => Date, {
    nullable: true,
    description: 'Next billing; null where there is none: on the free plan, cancelled or expired.',
  })
  renewsAt: Date | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'What the next billing is over, in whole units of the currency, before credit is taken off; null where there is none.',
  })
  renewalPrice: number | null;

  @Field(() => String, { nullable: true, description: 'Code of its currency, such as EUR.' })
  currency: string | null;

  @Field(() => Date, { nullable: true, description: 'When it was cancelled.' })
  cancelledAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it began.' })
  startedAt: Date | null;
}

@ObjectType({ description: 'What is left of the AI requests of today.' })
export class Allowance {
  @Field(() => Int, { description: USAGE_COUNT })
  usageCount: number;

  @Field(() => Int, { description: MAX_FREE_USAGE })
  maxFreeUsage: number;

  @Field(() => Boolean, {
    description:
      'Whether there is no allowance to use up, as on premium, where only fair use has an end.',
  })
  unlimited: boolean;

  @Field(() => Date, { description: RESETS_AT })
  resetsAt: Date;
}

@ObjectType({ description: 'Whether an AI request may be made now.' })
export class CanUse {
  @Field(() => Boolean, { description: 'Whether it may.' })
  canUse: boolean;

  @Field(() => String, { nullable: true, description: 'Error code that says why not.' })
  reason?: ErrorCode;

  @Field(() => Int, { description: USAGE_COUNT })
  usageCount: number;

  @Field(() => Int, { description: MAX_FREE_USAGE })
  maxFreeUsage: number;

  @Field(() => Date, { description: RESETS_AT })
  resetsAt: Date;
}
