import { Injectable } from '@nestjs/common';
import { type PaidPlanId, pricingPlanOf } from '@tercet/contracts';
import type Stripe from 'stripe';
import { AppError } from '../../../platform/errors/app-error';
import { PriceList, type Price } from '../../pricing/price-list';
import { SubscriptionService } from '../../subscription/subscription.service';
import type { UserSubscription } from '../../subscription/subscription.types';
import type { PlanSwitchPreview } from '../payments.types';
import { inWholeUnits } from '../provider/money';
import { PaymentProvider } from '../provider/payment-provider';
import { goingOn, itemOf, planOf } from '../sync/subscription-state';
import { SubscriptionSync } from '../sync/subscription-sync';
import { LiveSubscription } from './live-subscription';
import { agreedProration, offerOf } from './switch-offer';

interface Switch {
  readonly subscription: Stripe.Subscription;
  readonly item: Stripe.SubscriptionItem;
  readonly price: Price;
}

/** What is left of the present plan counts towards the new one, which is paid at once. */
const PRORATION = 'always_invoice' as const;

const itemsOf = ({ item, price }: Switch) => ({
  items: [{ id: item.id, price: price.id }],
  proration_behavior: PRORATION,
});

/** The invoice that a switch would bring now. */
const previewOf = (stripe: Stripe, change: Switch): Promise<Stripe.Invoice> =>
  stripe.invoices.createPreview({
    subscription: change.subscription.id,
    subscription_details: { ...itemsOf(change), ...goingOn(change.subscription) },
  });

function offerToStay(
  plan: PaidPlanId,
  { amount, currency }: Price,
  { current_period_end }: Stripe.SubscriptionItem,
): PlanSwitchPreview {
  const price = inWholeUnits(amount, currency);
  const nextBillingAt = new Date(current_period_end * 1_000);
  return {
    plan,
    currency,
    price,
    amountDue: 0,
    creditAfter: 0,
    nextBillingAt,
    prorationDate: null,
  };
}

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

  /** @throws {AppError} PAYMENT_DECLINED where a payment has failed; NO_SUBSCRIPTION, PAYMENTS_OFF, PAYMENT_PROVIDER_ERROR */
  async preview(userId: string, plan: PaidPlanId): Promise<PlanSwitchPreview> {
    const change = await this.switchOf(userId, plan);
    const { item, price } = change;
    if (planOf(item) === plan) return offerToStay(plan, price, item);
    return this.provider.ask(async (stripe) =>
      offerOf(plan, price.id, await previewOf(stripe, change)),
    );
  }

  /**
   * Takes a cancellation back too: whoever pays for another plan wants to go on.
   * @param shownAt when the price was shown that is to be charged; as of now without it
   * @throws {AppError} PAYMENT_DECLINED, also where a payment has failed before, and then all stays as it is;
   * VALIDATION_FAILED where the price is out of date; NO_SUBSCRIPTION, PAYMENTS_OFF, PAYMENT_PROVIDER_ERROR
   */
  async switchTo(userId: string, plan: PaidPlanId, shownAt?: Date): Promise<UserSubscription> {
    const change = await this.switchOf(userId, plan);
    const { subscription, item } = change;
    const isOther = planOf(item) !== plan;
    await this.provider.ask(async (stripe) =>
      stripe.subscriptions.update(subscription.id, {
        ...goingOn(subscription),
        ...(isOther && {
          ...itemsOf(change),
          payment_behavior: 'error_if_incomplete',
          ...(shownAt && {
            proration_date: agreedProration(
              shownAt,
              item.current_period_start,
              await previewOf(stripe, change),
            ),
          }),
        }),
      }),
    );
    await this.sync.syncAccount(userId);
    return this.subscriptions.subscriptionOf(userId);
  }

  private async switchOf(userId: string, plan: PaidPlanId): Promise<Switch> {
    const subscription = await this.live.of(userId);
    const price = (await this.prices.read())[pricingPlanOf(plan)];
    const item = itemOf(subscription);
    // What was not paid for would be given back.
    if (subscription.status === 'past_due' && planOf(item) !== plan) {
      throw new AppError('PAYMENT_DECLINED');
    }
    return { subscription, item, price };
  }
}
