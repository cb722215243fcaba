import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { AppError } from '../../../platform/errors/app-error';
import { SubscriptionService } from '../../subscription/subscription.service';
import type { UserSubscription } from '../../subscription/subscription.types';
import { SubscriptionSync } from '../sync/subscription-sync';
import { LiveSubscription } from './live-subscription';

/** Whether a subscription is as a change was to make it; undefined stands for one that has ended. */
export type IsMade = (subscription: Stripe.Subscription | undefined) => boolean;

/** Where the answer got lost, or somebody else was faster, a change may be made although it failed. */
const isUnclear = (error: unknown): boolean =>
  error instanceof AppError && ['PAYMENT_PROVIDER_ERROR', 'VALIDATION_FAILED'].includes(error.code);

/** Makes changes of subscriptions at the provider, and reads what came of them. */
@Injectable()
export class ChangeMaker {
  constructor(
    private readonly live: LiveSubscription,
    private readonly sync: SubscriptionSync,
    private readonly subscriptions: SubscriptionService,
  ) {}

  /**
   * @throws {AppError} what the change throws, unless it is made all the same; NO_SUBSCRIPTION where that cannot be any more
   */
  async make(
    userId: string,
    change: () => Promise<unknown>,
    isMade: IsMade,
  ): Promise<UserSubscription> {
    try {
      await change();
      await this.sync.syncAccount(userId);
    } catch (error) {
      if (!isUnclear(error)) throw error;
      const subscription = await this.live.find(userId);
      if (!isMade(subscription)) throw subscription ? error : new AppError('NO_SUBSCRIPTION');
    }
    return this.subscriptions.subscriptionOf(userId);
  }
}
