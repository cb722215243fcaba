import { Injectable } from '@nestjs/common';
import { PRICING_CACHE_SECONDS, PRICING_PLAN_IDS, type PricingPlanId } from '@tercet/contracts';
import { Config } from '../../platform/config/config';
import { AppError } from '../../platform/errors/app-error';
import { inWholeUnits } from '../payment-provider/money';
import { PaymentProvider } from '../payment-provider/payment-provider';
import { PriceList, type Prices } from './price-list';
import type { Pricing, PricingPlan } from './pricing.types';

const MONTHS = 12;

/** What a year costs less than twelve months, in whole percent. */
function savingsOf({ monthly, yearly }: Prices): number {
  if (!monthly || !yearly || monthly.amount === 0) return 0;
  const saved = 1 - yearly.amount / (MONTHS * monthly.amount);
  return Math.max(0, Math.round(saved * 100));
}

/** Undefined where it is not sold. */
function planOf(prices: Prices, planId: PricingPlanId): PricingPlan | undefined {
  const price = prices[planId];
  if (!price) return undefined;
  const { amount, currency } = price;
  const isYearly = planId === 'yearly';
  return {
    planId,
    price: inWholeUnits(amount, currency),
    currency,
    interval: isYearly ? 'year' : 'month',
    savings: isYearly ? savingsOf(prices) : 0,
    isRecommended: isYearly,
  };
}

/** What the paid plans cost. */
@Injectable()
export class PricingService {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly prices: PriceList,
    private readonly config: Config,
  ) {}

  /** @throws {AppError} PAYMENT_PROVIDER_ERROR */
  async all(): Promise<Pricing> {
    const { isOn: isAvailable, isTest } = this.provider;
    const plans = isAvailable ? await this.plans() : [];
    const { freeDailyAiRequests: maxFreeUsage, premiumDailyAiRequests: fairUse } = this.config;
    const cacheExpirationSeconds = PRICING_CACHE_SECONDS;
    return { isAvailable, plans, cacheExpirationSeconds, maxFreeUsage, fairUse, isTest };
  }

  /** Those that are sold. @throws {AppError} PAYMENTS_OFF, PAYMENT_PROVIDER_ERROR */
  async plans(): Promise<PricingPlan[]> {
    const prices = await this.prices.read();
    return PRICING_PLAN_IDS.flatMap((planId) => planOf(prices, planId) ?? []);
  }

  /** @throws {AppError} NOT_FOUND where it is not sold; PAYMENTS_OFF, PAYMENT_PROVIDER_ERROR */
  async one(planId: PricingPlanId): Promise<PricingPlan> {
    const plan = planOf(await this.prices.read(), planId);
    if (!plan) throw new AppError('NOT_FOUND');
    return plan;
  }

  /** Prices are read anew when they are asked for next. */
  clearCache(): void {
    this.prices.forget();
  }
}
