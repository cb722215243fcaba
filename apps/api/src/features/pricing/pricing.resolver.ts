import { Args, Query, Resolver } from '@nestjs/graphql';
import type { PricingPlanId } from '@tercet/contracts';
import { Public } from '../../platform/http/public.decorator';
import { PricingPlanIdEnum } from './pricing.enums';
import { PricingService } from './pricing.service';
import { Pricing, PricingPlan } from './pricing.types';

@Public('ignore')
@Resolver()
export class PricingResolver {
  constructor(private readonly pricing: PricingService) {}

  @Query(() => Pricing, { name: 'pricing', description: 'What the paid plans cost.' })
  allPlans(): Promise<Pricing> {
    return this.pricing.all();
  }

  @Query(() => PricingPlan, { description: 'What one paid plan costs.' })
  pricingPlan(
    @Args('planId', { type: () => PricingPlanIdEnum, description: 'The plan.' })
    planId: PricingPlanId,
  ): Promise<PricingPlan> {
    return this.pricing.one(planId);
  }
}
