import { Injectable } from '@nestjs/common';
import { type PaidPlanId, pricingPlanOf } from '@tercet/contracts';
import type Stripe from 'stripe';
import { PriceList, type Price } from '../../pricing/price-list';
import { SubscriptionService } from '../../subscription/subscription.service';
import type { UserSubscription } from '../../subscription/subscription.types';
import type { PlanSwitchPreview } from '../payments.types';
import { inWholeUnits } from '../provider/money';
import { PaymentProvider } from '../provider/payment-provider';
import { itemOf, planOf } from '../sync/subscription-state';
import { SubscriptionSync } from '../sync/subscription-sync';
import { LiveSubscription } from './live-subscription';

interface Switch {
  readonly subscription: Stripe.Subscription;
  readonly item: Stripe.SubscriptionItem;
  readonly price: Price;
}

/** What is left of the present plan counts towards the new one, which is paid at once. */
const PRORATION = 'always_invoice';

/** Switches subscriptions between the month and the year. */
@Injectable()
export class PlanSwitch {
  constructor(
    private readonly live: LiveSubscription,
    private readonly prices: PriceList,
    private readonly provider: PaymentProvider,
    private readonly sync: SubscriptionSync,
    private readonly subscriptions: SubscriptionService,
  ) {}

  /** @throws {AppError} NO_SUBSCRIPTION, PAYMENTS_OFF, PAYMENT_PROVIDER_ERROR */
  async preview(userId: string, plan: PaidPlanId): Promise<PlanSwitchPreview> {
    const { subscription, item, price } = await this.switchOf(userId, plan);
    const { currency } = price;
    const offer = { plan, currency, price: inWholeUnits(price.amount, currency) };
    if (planOf(item) === plan) {
      const nextBillingAt = new Date(item.current_period_end * 1_000);
      return { ...offer, amountDue: 0, nextBillingAt };
    }
    const invoice = await this.provider.ask((stripe) =>
      stripe.invoices.createPreview({
        subscription: subscription.id,
        subscription_details: {
          items: [{ id: item.id, price: price.id }],
          proration_behavior: PRORATION,
          cancel_at_period_end: false,
        },
      }),
    );
    const periodEnd = Math.max(...invoice.lines.data.map(({ period }) => period.end));
    return {
      ...offer,
      amountDue: inWholeUnits(invoice.amount_due, currency),
      nextBillingAt: new Date(periodEnd * 1_000),
    };
  }

  /**
   * Takes a cancellation back too: whoever pays for another plan wants to go on.
   * @throws {AppError} PAYMENT_DECLINED, and then all stays as it is; NO_SUBSCRIPTION, PAYMENTS_OFF, PAYMENT_PROVIDER_ERROR
   */
  async switchTo(userId: string, plan: PaidPlanId): Promise<UserSubscription> {
    const { subscription, item, price } = await this.switchOf(userId, plan);
    const isOther = planOf(item) !== plan;
    await this.provider.ask((stripe) =>
      stripe.subscriptions.update(subscription.id, {
        cancel_at_period_end: false,
        ...(isOther && {
          items: [{ id: item.id, price: price.id }],
          proration_behavior: PRORATION,
          payment_behavior: 'error_if_incomplete',
        }),
      }),
    );
    await this.sync.syncAccount(userId);
    return this.subscriptions.subscriptionOf(userId);
  }

  private async switchOf(userId: string, plan: PaidPlanId): Promise<Switch> {
    const subscription = await this.live.of(userId);
    const price = (await this.prices.read())[pricingPlanOf(plan)];
    return { subscription, item: itemOf(subscription), price };
  }
}
