import { Controller, Get, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import { PRICING_CACHE_SECONDS, PRICING_PLAN_IDS } from '@tercet/contracts';
import { AppError } from '../../platform/errors/app-error';
import { AdminGuard } from '../../platform/http/admin.guard';
import { Public } from '../../platform/http/public.decorator';
import { requiredParameter } from '../../platform/http/required-parameter';
import { PricingService } from './pricing.service';
import type { PricingPlan } from './pricing.types';

/** REST tells the interval by the plan's name. */
const offer = ({ planId, price, currency, savings, isRecommended }: PricingPlan) => ({
  planId,
  price,
  currency,
  savings,
  isRecommended,
});

@Public('ignore')
@Controller('api/pricing')
export class PricingController {
  constructor(private readonly pricing: PricingService) {}

  @Get()
  async all() {
    const plans = await this.pricing.plans();
    const cacheExpirationSeconds = PRICING_CACHE_SECONDS;
    return { success: true, plans: plans.map(offer), cacheExpirationSeconds };
  }

  @Get(':planId')
  async one(@Param('planId') value: string) {
    const name = requiredParameter('planId', value).toLowerCase();
    const planId = PRICING_PLAN_IDS.find((known) => known === name);
    if (!planId) throw new AppError('NOT_FOUND');
    return { success: true, plan: offer(await this.pricing.one(planId)) };
  }

  @UseGuards(AdminGuard)
  @HttpCode(200)
  @Post('clear-cache')
  clearCache() {
    this.pricing.clearCache();
    return { success: true };
  }
}
