import { Injectable } from '@nestjs/common';
import { type PaidPlanId, pricingPlanOf } from '@tercet/contracts';
import type Stripe from 'stripe';
import { AppError } from '../../../platform/errors/app-error';
import { isInvalid, ProviderSetupError } from '../../payment-provider/payment-errors';
import { PaymentProvider } from '../../payment-provider/payment-provider';
import { PriceList, type Price } from '../../pricing/price-list';
import { isPaidFor } from '../sync/present-period';
import { itemOf, planOf } from '../sync/subscription-state';
import { LiveSubscription } from './live-subscription';

/** A subscription, and what is to be paid for it from now on. */
export interface Switch {
  readonly subscription: Stripe.Subscription;
  readonly item: Stripe.SubscriptionItem;
  readonly price: Price;
}

const isSame = (one: Switch, other: Switch): boolean =>
  one.price.id === other.price.id &&
  one.item.current_period_start === other.item.current_period_start;

/** What is paid already, which may be sold no more. */
function ownPrice({ price, quantity = 1 }: Stripe.SubscriptionItem): Price {
  const { id, unit_amount, currency } = price;
  if (unit_amount == null) throw new ProviderSetupError(`The price ${id} has no single amount`);
  return { id, amount: unit_amount * quantity, currency: currency.toUpperCase() };
}

/** Switches that people ask for, in terms of what the provider has. */
@Injectable()
export class WantedSwitches {
  constructor(
    private readonly live: LiveSubscription,
    private readonly prices: PriceList,
    private readonly provider: PaymentProvider,
  ) {}

  /**
   * Asks the provider something about a switch; once more where it is refused, and the price that was kept is another by
   * now, or another period has begun.
   * @throws {AppError} PAYMENT_DECLINED where the present period is not paid for; NOT_FOUND where the plan is not sold in the
   * currency of the subscription; NO_SUBSCRIPTION, PAYMENTS_OFF, PAYMENT_PROVIDER_ERROR
   */
  async act<T>(
    userId: string,
    plan: PaidPlanId,
    ask: (stripe: Stripe, change: Switch) => Promise<T>,
  ): Promise<T> {
    const change = await this.find(userId, plan);
    try {
      return await this.provider.ask((stripe) => ask(stripe, change));
    } catch (error) {
      if (!isInvalid(error)) throw error;
      this.prices.doubt();
      const anew = await this.find(userId, plan);
      if (isSame(anew, change)) throw error;
      return this.provider.ask((stripe) => ask(stripe, anew));
    }
  }

  private async find(userId: string, plan: PaidPlanId): Promise<Switch> {
    const subscription = await this.live.of(userId);
    const item = itemOf(subscription);
    if (planOf(item) === plan) return { subscription, item, price: ownPrice(item) };
    const price = await this.soldPrice(plan, subscription.currency.toUpperCase());
    // What was not paid for would be given back.
    if (await this.provider.ask((stripe) => isPaidFor(stripe, subscription))) {
      return { subscription, item, price };
    }
    throw new AppError('PAYMENT_DECLINED');
  }

  private async soldPrice(plan: PaidPlanId, currency: string): Promise<Price> {
    const kept = await this.prices.of(pricingPlanOf(plan));
    if (kept.currency === currency) return kept;
    this.prices.doubt();
    const price = await this.prices.of(pricingPlanOf(plan));
    if (price.currency !== currency) throw new AppError('NOT_FOUND');
    return price;
  }
}
