import { Injectable } from '@nestjs/common';
import type { PaidPlanId } from '@tercet/contracts';
import type Stripe from 'stripe';
import { AppError } from '../../../platform/errors/app-error';
import { isKept, isMissing } from '../../payment-provider/payment-errors';
import { Entitlements } from '../../subscription/entitlements';
import type { CheckoutSession } from '../payments.types';
import { SubscriptionSync } from '../sync/subscription-sync';
import { CheckoutRows, type Wanted } from './checkout-rows';
import { CheckoutSessions } from './checkout-sessions';
import { CheckoutWishes } from './checkout-wishes';
import type { CheckoutEntity } from './checkout.entity';

/** How often it is looked at anew because something was over, or done meanwhile. */
const MAX_ROUNDS = 5;

const isFor = (row: CheckoutEntity, wanted: Wanted): boolean =>
  row.plan === wanted.plan &&
  row.locale === wanted.locale &&
  row.customerId === wanted.customerId &&
  row.priceId === wanted.priceId;

/** Opens payment pages, at most one for an account at a time. */
@Injectable()
export class Checkouts {
  constructor(
    private readonly rows: CheckoutRows,
    private readonly sessions: CheckoutSessions,
    private readonly wishes: CheckoutWishes,
    private readonly entitlements: Entitlements,
    private readonly sync: SubscriptionSync,
  ) {}

  /**
   * The payment page for a plan: the one that is open for it, or a new one in place of all others.
   * @throws {AppError} ALREADY_SUBSCRIBED, PAYMENTS_OFF, PAYMENT_PROVIDER_ERROR, SERVICE_BUSY
   */
  async open(userId: string, plan: PaidPlanId): Promise<CheckoutSession> {
    for (let roundsLeft = MAX_ROUNDS - 1; roundsLeft >= 0; roundsLeft -= 1) {
      await this.assertFree(userId);
      const wanted = await this.wishes.of(userId, plan);
      await this.sync.sync(wanted.customerId);
      await this.assertFree(userId);
      const opened = await this.openOnce(userId, wanted, roundsLeft > 0);
      if (opened) return opened;
    }
    throw new AppError('SERVICE_BUSY', { retryAfterSeconds: 1 });
  }

  private async assertFree(userId: string): Promise<void> {
    const { isPremium, plan, status } = await this.entitlements.of(userId);
    if (isPremium) throw new AppError('ALREADY_SUBSCRIBED', { args: { plan, status } });
  }

  /**
   * Undefined where it is to be looked at anew.
   * @param mayClose a page that is open for something else; whoever does so comes again, so that one is open in the end
   */
  private async openOnce(
    userId: string,
    wanted: Wanted,
    mayClose: boolean,
  ): Promise<CheckoutSession | undefined> {
    const row = await this.rows.begin(userId, wanted);
    if (!row) throw new AppError('UNAUTHENTICATED');
    const session = await this.sessionOf(row, wanted);
    if (session?.status === 'open') {
      const { id: sessionId, url } = session;
      if (isFor(row, wanted) && url) {
        return (await this.rows.opened(row, sessionId)) ? { sessionId, url } : undefined;
      }
      // Where it cannot be closed any more, it may be paid.
      if (!mayClose || !(await this.sessions.expire(sessionId))) return undefined;
    }
    await this.rows.replace(row, wanted);
    return undefined;
  }

  /** No other comes in the place of a row before its session is known not to be open: so there is never a second one. */
  private async sessionOf(
    row: CheckoutEntity,
    wanted: Wanted,
  ): Promise<Stripe.Checkout.Session | undefined> {
    if (row.sessionId !== null) return this.sessions.find(row.sessionId);
    try {
      return await this.sessions.make(row);
    } catch (error) {
      if (!isKept(error)) throw error;
      this.wishes.refused();
      const anew = await this.wishes.of(row.userId, wanted.plan);
      await this.rows.replace(row, anew);
      // Where the price was another one meanwhile, the next try is not the same.
      if (!isMissing(error) && anew.priceId === row.priceId) throw error;
      return undefined;
    }
  }
}
