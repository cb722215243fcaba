import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { SubscriptionService } from '../../subscription/subscription.service';
import type { UserSubscription } from '../../subscription/subscription.types';
import { PaymentProvider } from '../provider/payment-provider';
import { goingOn } from '../sync/subscription-state';
import { SubscriptionSync } from '../sync/subscription-sync';
import { LiveSubscription } from './live-subscription';

/** Cancels subscriptions, and takes that back. The provider is told; what it then says is what is known here. */
@Injectable()
export class SubscriptionChanges {
  constructor(
    private readonly live: LiveSubscription,
    private readonly provider: PaymentProvider,
    private readonly sync: SubscriptionSync,
    private readonly subscriptions: SubscriptionService,
  ) {}

  /**
   * To the end of what is paid for. Where the last payment has failed nothing is paid for, and it ends at once.
   * @throws {AppError} NO_SUBSCRIPTION, PAYMENTS_OFF, PAYMENT_PROVIDER_ERROR
   */
  cancel(userId: string): Promise<UserSubscription> {
    return this.change(userId, (stripe, { id, status }) =>
      status === 'past_due'
        ? stripe.subscriptions.cancel(id)
        : stripe.subscriptions.update(id, { cancel_at_period_end: true }),
    );
  }

  /** @throws {AppError} NO_SUBSCRIPTION, PAYMENTS_OFF, PAYMENT_PROVIDER_ERROR */
  resume(userId: string): Promise<UserSubscription> {
    return this.change(userId, (stripe, subscription) =>
      stripe.subscriptions.update(subscription.id, goingOn(subscription)),
    );
  }

  private async change(
    userId: string,
    act: (stripe: Stripe, subscription: Stripe.Subscription) => Promise<unknown>,
  ): Promise<UserSubscription> {
    const subscription = await this.live.of(userId);
    await this.provider.ask((stripe) => act(stripe, subscription));
    await this.sync.syncAccount(userId);
    return this.subscriptions.subscriptionOf(userId);
  }
}
