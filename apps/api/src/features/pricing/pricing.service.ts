import { Injectable } from '@nestjs/common';
import { PRICING_CACHE_SECONDS, type PricingPlanId } from '@tercet/contracts';
import { AppError } from '../../platform/errors/app-error';
import type { Pricing, PricingPlan } from './pricing.types';

@Injectable()
export class PricingService {
  all(): Promise<Pricing> {
    return Promise.resolve({
      isAvailable: false,
      plans: [],
      cacheExpirationSeconds: PRICING_CACHE_SECONDS,
      isTest: false,
    });
  }

  one(_planId: PricingPlanId): Promise<PricingPlan> {
    throw new AppError('PAYMENTS_OFF');
  }
}
