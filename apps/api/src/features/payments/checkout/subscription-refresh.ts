import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/app-error';
import { PaymentProvider } from '../../payment-provider/payment-provider';
import { SubscriptionService } from '../../subscription/subscription.service';
import type { UserSubscription } from '../../subscription/subscription.types';
import { SubscriptionSync } from '../sync/subscription-sync';
import { CheckoutSessions } from './checkout-sessions';

/** What ids of the provider's payment pages look like. */
const SESSION_ID = /^cs_[A-Za-z0-9_]{1,250}$/;

/** Reads anew what an account has paid for, for a person who comes back from the payment page before the news does. */
@Injectable()
export class SubscriptionRefresh {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly sessions: CheckoutSessions,
    private readonly sync: SubscriptionSync,
    private readonly subscriptions: SubscriptionService,
  ) {}

  /**
   * @param sessionId has to be a session of this account
   * @throws {AppError} FORBIDDEN where it is another's; NOT_FOUND, PAYMENTS_OFF, PAYMENT_PROVIDER_ERROR
   */
  async refresh(userId: string, sessionId?: string): Promise<UserSubscription> {
    if (!this.provider.isOn) throw new AppError('PAYMENTS_OFF');
    if (sessionId !== undefined) await this.assertOwn(userId, sessionId);
    await this.sync.syncAccount(userId);
    return this.subscriptions.subscriptionOf(userId);
  }

  private async assertOwn(userId: string, sessionId: string): Promise<void> {
    const session = SESSION_ID.test(sessionId) ? await this.sessions.find(sessionId) : undefined;
    if (!session) throw new AppError('NOT_FOUND');
    if (session.client_reference_id !== userId) throw new AppError('FORBIDDEN');
  }
}
