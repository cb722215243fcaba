import { Injectable } from '@nestjs/common';
import {
  PRICE_LOOKUP_KEYS,
  PRICING_CACHE_SECONDS,
  PRICING_PLAN_IDS,
  type PricingPlanId,
} from '@tercet/contracts';
import type Stripe from 'stripe';
import { AppError } from '../../platform/errors/app-error';
import { toAppError } from '../../platform/errors/to-app-error';
import { Logger } from '../../platform/logging/logger';
import { ProviderSetupError } from '../payment-provider/payment-errors';
import { PaymentProvider } from '../payment-provider/payment-provider';

/** How long kept prices are used before the provider is asked again that has just failed. */
const PAUSE_SECONDS = 60;

export interface Price {
  readonly id: string;
  /** In the smallest unit of the currency. */
  readonly amount: number;
  /** Its code, in capitals. */
  readonly currency: string;
}

/** Plans that the provider has no price for are not sold. */
export type Prices = Readonly<Partial<Record<PricingPlanId, Price>>>;

function priceOf(prices: readonly Stripe.Price[], plan: PricingPlanId): Price | undefined {
  const key = PRICE_LOOKUP_KEYS[plan];
  const interval = plan === 'monthly' ? 'month' : 'year';
  const found = prices.find(({ lookup_key }) => lookup_key === key);
  const amount = found?.unit_amount;
  const { recurring } = found ?? {};
  const isRight = recurring?.interval === interval && recurring.interval_count === 1;
  if (!found || amount == null || !isRight) return undefined;
  return { id: found.id, amount, currency: found.currency.toUpperCase() };
}

async function readPrices(stripe: Stripe): Promise<Prices> {
  const lookup_keys = PRICING_PLAN_IDS.map((plan) => PRICE_LOOKUP_KEYS[plan]);
  const { data } = await stripe.prices.list({ lookup_keys, active: true });
  const prices = { monthly: priceOf(data, 'monthly'), yearly: priceOf(data, 'yearly') };
  const { monthly, yearly } = prices;
  if (!monthly && !yearly) {
    throw new ProviderSetupError(
      `The provider has no active prices with the lookup keys ${lookup_keys.join(', ')} that are paid by the month and the year`,
    );
  }
  // Nobody could switch from one to the other.
  if (monthly && yearly && monthly.currency !== yearly.currency) {
    throw new ProviderSetupError(
      'The prices of the month and the year are of different currencies',
    );
  }
  return prices;
}

/** The provider's prices, read once and then kept for a while. Those that are kept hold while it does not answer. */
@Injectable()
export class PriceList {
  private kept?: Prices;
  private reading?: Promise<Prices>;
  private staleAt = 0;
  /** How often prices were forgotten. */
  private generation = 0;

  constructor(
    private readonly provider: PaymentProvider,
    private readonly logger: Logger,
  ) {}

  /** @throws {AppError} PAYMENTS_OFF, PAYMENT_PROVIDER_ERROR */
  async read(): Promise<Prices> {
    if (this.kept && Date.now() < this.staleAt) return this.kept;
    this.reading ??= this.fetch();
    return this.reading;
  }

  /** @throws {AppError} NOT_FOUND where the plan is not sold; PAYMENTS_OFF, PAYMENT_PROVIDER_ERROR */
  async of(plan: PricingPlanId): Promise<Price> {
    const price = (await this.read())[plan];
    if (!price) throw new AppError('NOT_FOUND');
    return price;
  }

  /** Prices are read anew when they are asked for next, and are none where the provider does not answer. */
  forget(): void {
    this.doubt();
    this.kept = undefined;
  }

  /** Prices are read anew when they are asked for next; those that are kept hold where the provider does not answer. */
  doubt(): void {
    this.generation += 1;
    this.staleAt = 0;
    this.reading = undefined;
  }

  private async fetch(): Promise<Prices> {
    const { kept, generation } = this;
    try {
      const prices = await this.provider.ask(readPrices);
      if (generation === this.generation) this.keep(prices);
      return prices;
    } catch (error) {
      if (!kept) throw error;
      if (generation === this.generation) this.holdFor(PAUSE_SECONDS);
      this.logger.requestFailed(error, toAppError(error));
      return kept;
    } finally {
      if (generation === this.generation) this.reading = undefined;
    }
  }

  private keep(prices: Prices): void {
    for (const plan of PRICING_PLAN_IDS) {
      const key = PRICE_LOOKUP_KEYS[plan];
      if (!prices[plan]) this.logger.event('price missing at the provider', { key }, 'warn');
    }
    this.kept = prices;
    this.holdFor(PRICING_CACHE_SECONDS);
  }

  private holdFor(seconds: number): void {
    this.staleAt = Date.now() + seconds * 1_000;
  }
}
