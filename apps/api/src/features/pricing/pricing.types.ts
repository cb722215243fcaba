import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import type { PricingPlanId } from '@tercet/contracts';
import { type BillingInterval, BillingIntervalEnum, PricingPlanIdEnum } from './pricing.enums';

@ObjectType({ description: 'What a paid plan costs.' })
export class PricingPlan {
  @Field(() => PricingPlanIdEnum, { description: 'The plan.' })
  planId: PricingPlanId;

  @Field(() => Float, { description: 'Price of one interval, in whole units of the currency.' })
  price: number;

  @Field(() => String, { description: 'Code of the currency, such as EUR.' })
  currency: string;

  @Field(() => BillingIntervalEnum, { description: 'How often it is paid.' })
  interval: BillingInterval;

  @Field(() => Int, {
    description: 'What is saved against paying by the month, in whole percent; 0 for the month.',
  })
  savings: number;

  @Field(() => Boolean, { description: 'Whether this is the plan to recommend.' })
  isRecommended: boolean;
}

@ObjectType({ description: 'What the paid plans cost.' })
export class Pricing {
  @Field(() => Boolean, { description: 'Whether anything can be bought: payments are set up.' })
  isAvailable: boolean;

  @Field(() => [PricingPlan], {
    description: 'The paid plans that are sold; none where nothing can be bought.',
  })
  plans: PricingPlan[];

  @Field(() => Int, { description: 'Seconds for which the prices may be kept.' })
  cacheExpirationSeconds: number;

  @Field(() => Int, { description: 'AI requests a UTC day on the free plan.' })
  maxFreeUsage: number;

  @Field(() => Int, { description: 'AI requests a UTC day that are fair use on the paid plans.' })
  fairUse: number;

  @Field(() => Boolean, { description: 'Whether payments are tests: no money moves.' })
  isTest: boolean;
}
